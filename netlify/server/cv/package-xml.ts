import { ZipRefused } from './zip-directory.ts';

/** XML allows no `<` inside a tag, so the pattern stops there. An unclosed tag then costs no search of the rest. */
const RELATIONSHIP = /<(?:[\w.-]+:)?Relationship\b[^<>]*>/g;
/** Marks a relationship whose target is an address outside the package (ECMA-376 part 2 §9.3.2.2). */
const OUTWARD = /\bTargetMode\s*=\s*["']External["']/;
const TARGET = /\bTarget\s*=\s*(?:"[^"]*"|'[^']*')/g;
const TYPE = /<(?:[\w.-]+:)?(?:Override|Default)\b[^<>]*>/g;
const ATTRIBUTE = /([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Relationship types that point to the main part: ECMA-376 part 1 §15.2.7, in its transitional and strict form. */
const MAIN_RELATIONSHIPS: readonly string[] = [
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument',
];
/** Content types and relationships of parts with macros (MS-OFFMACRO2 2.2). */
const MACRO_TYPE = /macroenabled|vbaproject|vbadata|wordvbadata/i;
const CHARACTER_REFERENCE = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi;
const ENCODING = /^<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)["']/i;
const LARGEST_CODE_POINT = 0x10ffff;

const textOf = (bytes: Buffer): string => {
  // The first two bytes show UTF-16, with or without a byte order mark (XML 1.0, appendix F).
  if (bytes[0] === 0xff || (bytes[0] === 0x3c && bytes[1] === 0)) return bytes.toString('utf16le');
  if (bytes[0] === 0xfe || (bytes[0] === 0 && bytes[1] === 0x3c))
    return new TextDecoder('utf-16be').decode(bytes);
  return bytes.toString('utf8');
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const character = (_: string, hex: string | undefined, decimal: string | undefined): string => {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code <= LARGEST_CODE_POINT ? String.fromCodePoint(code) : '';
};

/** @throws {ZipRefused} for an encoding or DOCTYPE that the format forbids (ECMA-376 part 2 §9.1.2, §10.1) */
const xmlOf = (bytes: Buffer): string => {
  const text = textOf(bytes).replace(/^\ufeff/, '');
  const encoding = ENCODING.exec(text)?.[1]?.toLowerCase() ?? 'utf-8';
  if (
    !/^(?:utf-8|utf8|utf-16|utf-16[lb]e|us-ascii|ascii)$/.test(encoding) ||
    /<!(?:doctype|entity)/i.test(text)
  )
    throw new ZipRefused('damaged');
  return text;
};

/**
 * @param bytes `[Content_Types].xml` or a list of relationships
 * @returns whether it declares a part with macros, in any letter case and with character references resolved
 * @throws {ZipRefused} when the XML is not valid in this format
 */
export const declaresMacros = (bytes: Buffer): boolean => {
  const declared = xmlOf(bytes).replace(RELATIONSHIP, (relationship) =>
    OUTWARD.test(relationship) ? relationship.replace(TARGET, '') : relationship,
  );
  return MACRO_TYPE.test(declared.replace(CHARACTER_REFERENCE, character));
};

const withoutComments = (text: string): string => {
  const [first = '', ...later] = text.split('<!--');
  return first + later.map((piece) => piece.slice(`${piece}-->`.indexOf('-->') + 3)).join('');
};

const attributesOf = (tag: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(tag.matchAll(ATTRIBUTE), ([, name = '', double, single = '']) => [
      name,
      (double ?? single)
        .replace(CHARACTER_REFERENCE, character)
        .replace(/&(\w+);/g, (written, entity: string) => ENTITIES[entity] ?? written)
        .trim(),
    ]),
  );

const elements = (bytes: Buffer, tag: RegExp): ReadonlyMap<string, string>[] =>
  (withoutComments(xmlOf(bytes)).match(tag) ?? []).map(attributesOf);

/** Part names are compared in lower case (ECMA-376 part 2 §7.2.3). Targets are relative to the root of the package. */
const partName = (target: string): string | undefined => {
  try {
    return decodeURIComponent(new URL(target, 'http://package/').pathname).slice(1).toLowerCase();
  } catch {
    return undefined;
  }
};

/**
 * @param relationships `_rels/.rels`
 * @returns the names of the main parts, in lower case, without the leading slash
 * @throws {ZipRefused} when the XML is not valid in this format
 */
export const mainParts = (relationships: Buffer): string[] =>
  elements(relationships, RELATIONSHIP).flatMap((relationship) => {
    const isMain = MAIN_RELATIONSHIPS.includes(relationship.get('Type') ?? '');
    const isInside = relationship.get('TargetMode') !== 'External';
    return (isMain && isInside && partName(relationship.get('Target') ?? '')) || [];
  });

/**
 * @param types `[Content_Types].xml`
 * @param part a name from {@link mainParts}
 * @returns the content type of the part, by its name, else by its extension; undefined when neither is declared
 * @throws {ZipRefused} when the XML is not valid in this format
 */
export const contentTypeOf = (types: Buffer, part: string): string | undefined => {
  const declared = elements(types, TYPE);
  const extension = part.split('.').at(-1);
  const found =
    declared.find((type) => partName(type.get('PartName') ?? '') === part) ??
    declared.find((type) => type.get('Extension')?.toLowerCase() === extension);
  return found?.get('ContentType');
};
