const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/**
 * @param text the path of a file below its collection, without extension, e.g. `servizi/voip`
 * @returns whether files may be named so: small letters, digits and single hyphens
 */
export const isEntryId = (text: string): boolean => ID.test(text);
