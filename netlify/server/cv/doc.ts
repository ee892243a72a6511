import { holdsEncryptedPackage, isOle, type OleEntry, readOle } from './ole.ts';
import { isOnThisComputer } from './package.ts';
import { Refused } from './refused.ts';

/** The magic numbers of a document's stream: Word 97-2003 (MS-DOC 2.5.2), and Word 6 and 95. */
const WORD_97 = 0xa5ec;
const DOCUMENT_MARKS: readonly number[] = [WORD_97, 0xa5dc];
const FLAGS_OFFSET = 10;
/** `fEncrypted`: encrypted or only obfuscated. A password that only protects against changes leaves it unset. */
const ENCRYPTED = 1 << 8;
/** `fWhichTblStm`: whether the tables are in the stream `1Table` or `0Table`. */
const SECOND_TABLE = 1 << 9;
/** Where the document's stream says where the list of associated files is: `fcSttbfAssoc` (MS-DOC 2.5.6). */
const ASSOCIATED_OFFSET = 0x19a;
/** The header of that list: a mark for UTF-16, the number of strings, the extra bytes of each (MS-DOC 2.2.4). */
const LIST_HEADER_BYTES = 6;
/** The second string names the template (MS-DOC 2.9.303). */
const TEMPLATE_INDEX = 1;

/** Names of the entries in which Office stores macros (MS-OVBA 2.2.1). */
const MACRO_NAMES: readonly string[] = ['macros', 'vba', '_vba_project', '_vba_project_cur'];
/** The storage of OLE objects (MS-DOC 2.1.4), and streams of objects that other programs run (MS-OLEDS 2.3.6). */
const OBJECTS = '/objectpool/';
const OBJECT_NAMES: readonly string[] = ['\u0001ole10native', '\u0003ocxname', '\u0003ocxdata'];

const isMacro = ({ name }: OleEntry): boolean => MACRO_NAMES.includes(name.toLowerCase());

/** Word leaves an empty `ObjectPool` in documents that never had an object. */
const isObject = ({ name, path, isStream }: OleEntry): boolean =>
  isStream && (path.toLowerCase().includes(OBJECTS) || OBJECT_NAMES.includes(name.toLowerCase()));

/** The template that the document names; undefined when it names none. */
const templateOf = (document: Buffer, flags: number, entries: readonly OleEntry[]): string | undefined => {
  if (document.readUInt16LE(0) !== WORD_97 || document.length < ASSOCIATED_OFFSET + 8) return undefined;
  const tableName = (flags & SECOND_TABLE) === 0 ? '0Table' : '1Table';
  const table = entries.find(({ name, isStream }) => isStream && name === tableName)?.content;
  const at = document.readUInt32LE(ASSOCIATED_OFFSET);
  const bytes = document.readUInt32LE(ASSOCIATED_OFFSET + 4);
  if (table === undefined || bytes < LIST_HEADER_BYTES || at + bytes > table.length) return undefined;
  const list = table.subarray(at, at + bytes);
  if (list.readUInt16LE(0) !== 0xffff || list.readUInt16LE(2) <= TEMPLATE_INDEX) return undefined;
  const extra = list.readUInt16LE(4);
  let place = LIST_HEADER_BYTES;
  for (let index = 0; place + 2 <= list.length; index += 1) {
    const end = place + 2 + 2 * list.readUInt16LE(place);
    if (index === TEMPLATE_INDEX) return list.toString('utf16le', place + 2, end);
    place = end + extra;
  }
  return undefined;
};

/**
 * Checks a document of Word 97-2003: a compound file with a stream `WordDocument` (MS-DOC 2.1.1). docs/cv-uploads.md,
 * "What is checked".
 *
 * @param bytes the whole file
 * @throws {Refused} why the file is refused
 */
export const checkDoc = (bytes: Buffer): void => {
  if (!isOle(bytes)) throw new Refused('content');
  const entries = readOle(bytes);
  if (entries.some(isMacro)) throw new Refused('macros');
  if (holdsEncryptedPackage(entries)) throw new Refused('locked');
  const document = entries.find(({ name, isStream }) => isStream && name === 'WordDocument')?.content;
  if (document === undefined) throw new Refused('content');
  if (entries.some(isObject)) throw new Refused('embedded');
  if (document.length < FLAGS_OFFSET + 2 || !DOCUMENT_MARKS.includes(document.readUInt16LE(0))) return;
  const flags = document.readUInt16LE(FLAGS_OFFSET);
  if ((flags & ENCRYPTED) !== 0) throw new Refused('locked');
  const template = templateOf(document, flags, entries);
  if (template !== undefined && template !== '' && !isOnThisComputer(template)) throw new Refused('template');
};
