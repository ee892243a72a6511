import { ZipRefused } from './zip-directory.ts';

/** Its end is looked for up to the next tag only: XML has no `<` in a tag, and a tag without an end costs no more. */
const RELATIONSHIP = /<Relationship\b[^<>]*>/g;
/** It leads out of the package: its target is an address, and no part (ECMA-376 part 2 §9.3.2.2). */
const OUTWARD = /\bTargetMode\s*=\s*["']External["']/;
const TARGET = /\bTarget\s*=\s*(?:"[^"]*"|'[^']*')/g;
/** Types and relationships of parts with code (MS-OFFMACRO2 2.2). */
const MACRO_TYPE = /macroenabled|vbaproject|vbadata|wordvbadata/i;
const CHARACTER_REFERENCE = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi;
const ENCODING = /^<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)["']/i;
const LARGEST_CODE_POINT = 0x10ffff;

const textOf = (bytes: Buffer): string => {
  // UTF-16 shows in its first two bytes, with or without a mark (XML 1.0, appendix F).
  if (bytes[0] === 0xff || (bytes[0] === 0x3c && bytes[1] === 0)) return bytes.toString('utf16le');
  if (bytes[0] === 0xfe || (bytes[0] === 0 && bytes[1] === 0x3c))
    return new TextDecoder('utf-16be').decode(bytes);
  return bytes.toString('utf8');
};

const character = (_: string, hex: string | undefined, decimal: string | undefined): string => {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code <= LARGEST_CODE_POINT ? String.fromCodePoint(code) : '';
};

/**
 * @param bytes `[Content_Types].xml` or a list of relationships
 * @returns whether it declares a part with macros, however its letters are written
 * @throws {ZipRefused} for an encoding or a document type, which the format forbids (ECMA-376 part 2 §9.1.2, §10.1)
 */
export const declaresMacros = (bytes: Buffer): boolean => {
  const text = textOf(bytes).replace(/^\ufeff/, '');
  const encoding = ENCODING.exec(text)?.[1]?.toLowerCase() ?? 'utf-8';
  if (
    !/^(?:utf-8|utf8|utf-16|utf-16[lb]e|us-ascii|ascii)$/.test(encoding) ||
    /<!(?:doctype|entity)/i.test(text)
  )
    throw new ZipRefused('damaged');
  const declared = text.replace(RELATIONSHIP, (relationship) =>
    OUTWARD.test(relationship) ? relationship.replace(TARGET, '') : relationship,
  );
  return MACRO_TYPE.test(declared.replace(CHARACTER_REFERENCE, character));
};
