/**
 * @param header `Content-Type`; null = none was sent
 * @returns type and subtype alone, in lower case (RFC 9110 §8.3.1); empty = none
 */
export const essenceOf = (header: string | null): string =>
  (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
