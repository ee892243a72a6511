import { isOle } from './ole.ts';
import { extensionOf, isProgram } from './programs.ts';
import { type Budget, Refused } from './refused.ts';
import { readXml } from './xml.ts';
import { isZip, readZip } from './zip.ts';

/** The parts that describe the content of a package (ECMA-376 part 2 §10.1). Part names are compared in lower case. */
const TYPES = '[content_types].xml';
const RELATIONSHIPS = '_rels/.rels';
/** Lists of relationships and types are small: a CV with ten thousand links has one of 2 MB. */
const DECLARATIONS_MAX_BYTES = 4 * 1024 * 1024;
/** A spreadsheet inside a document is common, a document inside that spreadsheet is not. */
const MAX_DEPTH = 2;

/** Content types and relationships of macros (MS-OFFMACRO2 2.2). */
const MACROS: readonly string[] = ['macroenabled', 'vbaproject', 'vbadata'];
const MACRO_PARTS: readonly string[] = ['vbaproject', 'vbadata'];
/** Relationships to OLE objects and ActiveX controls, linked or embedded (ECMA-376 part 1 §15.2). */
const OBJECTS: readonly string[] = ['oleobject', 'control', 'activexcontrolbinary'];
/** Relationships whose target is opened with the document, so that it must not come from elsewhere. */
const OPENED: readonly string[] = ['attachedtemplate', 'frame', 'subdocument', 'afchunk'];

/** A relationship: the last word of its type in lower case, and its target as it is written. */
interface Relationship {
  readonly kind: string;
  readonly type: string;
  readonly target: string;
  readonly isExternal: boolean;
}

/** What a package declares. */
interface Package {
  /** Names of its parts, in lower case. */
  readonly parts: ReadonlySet<string>;
  /** Its main relationships, those of `_rels/.rels`; undefined = it has no such list. */
  readonly main: readonly Relationship[] | undefined;
  /** @returns the content type of a part, by its name, else by its extension */
  typeOf(part: string): string | undefined;
}

const includesAny = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text.includes(word));

/** @returns the name of the part that a target of the package's root leads to, in lower case */
export const partName = (target: string): string | undefined => {
  try {
    return decodeURIComponent(new URL(target, 'http://package/').pathname).slice(1).toLowerCase();
  } catch {
    return undefined;
  }
};

/**
 * Word notes the template that a document was made with as an external one, `file:///C:\…`. Only a template on another
 * computer brings code from there.
 *
 * @param target an address or a path, of Windows or of another system
 * @returns whether it leads to a disk of the reader's own computer
 */
export const isOnThisComputer = (target: string): boolean => {
  try {
    const { protocol, host, pathname } = new URL(target, 'file:///');
    // `C:\…` reads as an address whose scheme is the drive.
    if (protocol.length === 2) return true;
    const path = decodeURIComponent(pathname).replaceAll('\\', '/');
    return protocol === 'file:' && host === '' && !path.startsWith('//');
  } catch {
    return false;
  }
};

const refuseActive = ({ kind, target, isExternal }: Relationship): void => {
  if (includesAny(kind, MACROS)) throw new Refused('macros');
  if (OBJECTS.includes(kind) || (kind === 'package' && isExternal)) throw new Refused('embedded');
  if (isExternal && OPENED.includes(kind) && !isOnThisComputer(target)) throw new Refused('template');
};

const readRelationships = (content: Buffer): Relationship[] => {
  const found: Relationship[] = [];
  readXml(content, ({ name, attributes }) => {
    if (name !== 'Relationship') return;
    const { Type: type = '', Target: target = '', TargetMode: mode = '' } = attributes;
    const kind = type.slice(type.lastIndexOf('/') + 1).toLowerCase();
    found.push({ kind, type, target, isExternal: mode.toLowerCase() === 'external' });
  });
  found.forEach(refuseActive);
  return found;
};

interface Types {
  readonly byPart: ReadonlyMap<string, string>;
  readonly byExtension: ReadonlyMap<string, string>;
}

const readTypes = (content: Buffer): Types => {
  const byPart = new Map<string, string>();
  const byExtension = new Map<string, string>();
  readXml(content, ({ name, attributes }) => {
    const { ContentType: given = '', PartName: part = '', Extension: extension = '' } = attributes;
    const type = given.trim().toLowerCase();
    if (name === 'Default') byExtension.set(extension.toLowerCase(), type);
    else if (name === 'Override') byPart.set(partName(part) ?? '', type);
  });
  return { byPart, byExtension };
};

/** Refuses a part that a computer runs. Declared types alone say nothing: programs declare types that they do not use. */
const refuseActivePart = async (
  name: string,
  content: Buffer,
  budget: Budget,
  depth: number,
): Promise<void> => {
  const file = name.slice(name.lastIndexOf('/') + 1).toLowerCase();
  if (MACRO_PARTS.some((part) => file.startsWith(part))) throw new Refused('macros');
  if (isProgram(name, content)) throw new Refused('embedded');
  if (isOle(content)) throw new Refused('embedded');
  if (isZip(content)) await inspectArchive(content, budget, depth + 1);
};

/**
 * Reads an office document of today, which is an archive (Office Open XML, or OpenDocument), and refuses what a
 * reader's computer would run: macros, objects, programs, templates from elsewhere.
 *
 * @param bytes the whole archive
 * @param budget of the whole CV
 * @param depth how many archives are around this one
 * @throws {Refused} the archive is refused, or is neither kind of document
 */
export const inspectArchive = async (bytes: Buffer, budget: Budget, depth = 0): Promise<Package> => {
  if (depth > MAX_DEPTH) throw new Refused('embedded');
  const parts = new Set<string>();
  let declarations = DECLARATIONS_MAX_BYTES;
  let main: Relationship[] | undefined;
  let types: Types | undefined;
  let isOpenDocument = false;
  await readZip(bytes, budget, async (given, content) => {
    const name = given.toLowerCase();
    // Of two parts with one name, readers do not agree which counts.
    if (parts.has(name)) throw new Refused('damaged');
    parts.add(name);
    if (name === 'mimetype') isOpenDocument = content.toString('latin1', 0, 64).includes('opendocument');
    if (name === TYPES || extensionOf(name) === 'rels') {
      declarations -= content.length;
      if (declarations < 0) throw new Refused('bomb');
      if (name === TYPES) types = readTypes(content);
      else {
        const found = readRelationships(content);
        if (name === RELATIONSHIPS) main = found;
      }
    } else await refuseActivePart(given, content, budget, depth);
  });
  // OpenDocument keeps macros in these folders (ODF 1.3 part 2 §3.1).
  if (isOpenDocument && [...parts].some((part) => part.startsWith('basic/') || part.startsWith('scripts/')))
    throw new Refused('macros');
  if (types === undefined && depth > 0 && !isOpenDocument) throw new Refused('embedded');
  const { byPart, byExtension }: Types = types ?? { byPart: new Map(), byExtension: new Map() };
  const typeOf = (part: string) => byPart.get(part) ?? byExtension.get(extensionOf(part));
  const used = [...byPart.values(), ...Array.from(parts, (part) => typeOf(part) ?? '')];
  if (used.some((type) => includesAny(type, MACROS))) throw new Refused('macros');
  if (used.some((type) => type.includes('oleobject') || type.includes('activex')))
    throw new Refused('embedded');
  return { parts, main, typeOf };
};
