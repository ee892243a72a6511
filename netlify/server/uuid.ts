import * as z from 'zod/mini';

/** A UUID of any version; converted to lower case. */
export const uuid = z.string().check(z.trim(), z.toLowerCase(), z.regex(z.regexes.guid));

/**
 * @param value from a header, a field, a URL or a command line
 * @returns the UUID in lower case, or undefined when the value is not one
 */
export const readUuid = (value: unknown): string | undefined => uuid.safeParse(value).data;

/**
 * @param hex a hash in lower case; only its first 32 digits are used
 * @returns a UUID of version 8 (RFC 9562 §5.8); equal hashes give equal UUIDs
 */
export const uuidOfHash = (hex: string): string => {
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0b0011) | 0b1000).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};
