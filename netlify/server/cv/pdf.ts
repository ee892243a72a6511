import type { CvRefusal } from './cv-refusals.ts';
import { PdfObjects } from './pdf-objects.ts';
import { asksForPassword } from './pdf-password.ts';
import { worksAsZip } from './zip-end.ts';

/** ISO 32000-1 §7.5.2. */
const HEADER = /%PDF-[12]\.\d/;
/** Readers look for the header in this many bytes, because gateways and printers put lines of their own before it. */
const HEADER_WITHIN = 1024;
/** A browser that sniffs content types treats a file that begins with a tag as HTML or XML. */
const TAG_FIRST = /^(?:\xef\xbb\xbf)?[\s\0]*</;

/** ISO 32000-1 §7.5.5. */
const TRAILER = '%%EOF';
/** Bytes that servers and programs append after the end. Readers ignore them, and no PDF update consists of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: DOS ended files with the character 26.
const FILL = /^[\s\0\x1a]*$/;
/** Readers look for the end in this many last bytes. */
const TRAILING_MAX_BYTES = 1024;
const PRINTABLE = /^[\s\0\x20-\x7e]*$/;
const PART = /\d\s+obj|stream|xref/;

/** How many bytes a browser reads to recognise HTML (WHATWG MIME Sniffing §5.2: 1,445 bytes). */
const SNIFFED_BYTES = 1445;
const FIRST_OBJECT = /\d\s+obj/;
/** A string of the document, such as its title or the text of a page, once its inner brackets are removed. */
const TEXT = /\((?:\\.|[^\\()])*(?:\)|$)/gs;
const NESTED_BRACKETS = 4;

/** The first bytes of programs, archives, pictures, sounds and documents. */
const STARTS: readonly string[] = [
  ...['MZ', '\x7fELF', '\xca\xfe\xba\xbe', '\xcf\xfa\xed\xfe', '\xce\xfa\xed\xfe', '#!'],
  ...['PK\x03\x04', 'PK\x05\x06', 'Rar!', '7z\xbc\xaf', '\x1f\x8b', 'BZh', '\xfd7zXZ'],
  ...['\x89PNG', 'GIF8', '\xff\xd8\xff', 'II*\0', 'MM\0*', 'RIFF', 'OggS', 'ID3', 'fLaC'],
  ...['\xd0\xcf\x11\xe0', '{\\rtf', '%!PS'],
];
/** Marks that come later in a file: those of videos, and of tar archives, which start with a file name. */
const LATER_STARTS: readonly (readonly [offset: number, mark: string])[] = [
  [4, 'ftyp'],
  [257, 'ustar'],
];

/** @returns whether bytes, as `latin1`, begin like a program, a picture, an archive or another document */
const startsAsAnother = (text: string): boolean =>
  STARTS.some((start) => text.startsWith(start)) ||
  LATER_STARTS.some(([offset, mark]) => text.startsWith(mark, offset));

/** A tag that makes a sniffing browser run the file as an HTML page. */
const PAGE = /<(?:!doctype|html|head|body|script|iframe|svg)\b/i;

/** @returns whether bytes, as `latin1`, contain such a tag */
const holdsPage = (text: string): boolean => PAGE.test(text);

/** @returns whether a PDF reader opens the bytes as a PDF, even if they are another kind of file too */
export const readsAsPdf = (bytes: Buffer): boolean => bytes.subarray(0, HEADER_WITHIN).includes('%PDF-');

const withoutTexts = (source: string): string => {
  let left = source;
  for (let round = 0; round < NESTED_BRACKETS; round += 1) left = left.replace(TEXT, '');
  return left;
};

/** Whether the first bytes hold an HTML page: before the first object, or after it outside of strings. */
const beginsAsPage = (text: string): boolean => {
  const sniffed = text.slice(0, SNIFFED_BYTES);
  const first = FIRST_OBJECT.exec(sniffed)?.index ?? sniffed.length;
  return holdsPage(sniffed.slice(0, first)) || holdsPage(withoutTexts(sniffed.slice(first)));
};

/** @returns what is wrong with the bytes after the end of a PDF; undefined when they are harmless */
const trailingProblem = (trailing: string): CvRefusal | undefined => {
  if (FILL.test(trailing)) return undefined;
  if (holdsPage(trailing) || startsAsAnother(trailing.trimStart())) return 'hidden';
  const isHarmless =
    trailing.length <= TRAILING_MAX_BYTES && PRINTABLE.test(trailing) && !PART.test(trailing);
  return isHarmless ? undefined : 'damaged';
};

/** The first half of a linearized file ends like a whole one, but its `startxref` is 0. */
const isFirstHalf = (objects: PdfObjects): boolean => objects.start === 0 && objects.isLinearized;

/**
 * Checks that a PDF is whole, is no other kind of file too, and opens (docs/cv-uploads.md, "What is checked").
 *
 * @param bytes the whole file
 * @returns why the file is refused; undefined when it is accepted
 */
export const checkPdf = (bytes: Buffer): CvRefusal | undefined => {
  const text = bytes.toString('latin1');
  const headerAt = text.slice(0, HEADER_WITHIN).search(HEADER);
  const before = text.slice(0, Math.max(headerAt, 0));
  if (headerAt === -1 || startsAsAnother(before) || TAG_FIRST.test(before) || holdsPage(before))
    return 'content';
  const objects = new PdfObjects(text, headerAt);
  if (worksAsZip(bytes, (at) => objects.isInStream(at)) || beginsAsPage(text)) return 'hidden';
  const end = text.lastIndexOf(TRAILER);
  if (end === -1) return 'damaged';
  const trailing = trailingProblem(text.slice(end + TRAILER.length));
  if (trailing !== undefined) return trailing;
  if (isFirstHalf(objects)) return 'damaged';
  return asksForPassword(objects) ? 'locked' : undefined;
};
