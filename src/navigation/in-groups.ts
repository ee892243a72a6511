/**
 * @param number a number as visitors read it, with no-break spaces
 * @returns the number with plain spaces: in large letters it may wrap between its groups
 */
export const inGroups = (number: string): string => number.replaceAll('\u00a0', ' ');
