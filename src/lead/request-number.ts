/** Letters and digits on each side of the hyphen. */
const HALF = 4;

/**
 * The number by which a visitor and the agency refer to a lead on the telephone. It is the beginning of the lead's id,
 * so the mail and the desk show the same number, and a repeated send keeps it.
 *
 * @param id of the lead, a UUID
 * @returns its first eight digits, such as `0190-B5E2`
 */
export const requestNumber = (id: string): string =>
  `${id.slice(0, HALF)}-${id.slice(HALF, 2 * HALF)}`.toUpperCase();

/**
 * @param text a number as somebody noted it on the telephone, with or without its hyphen
 * @returns the beginning of the lead's id, such as `0190b5e2`; undefined when the text is no such number
 */
export const readRequestNumber = (text: string): string | undefined => {
  const [, start, end] = /^([0-9a-f]{4})-?([0-9a-f]{4})$/i.exec(text.trim()) ?? [];
  return start && end && `${start}${end}`.toLowerCase();
};
