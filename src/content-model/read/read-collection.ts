import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentProblem, WHOLE_FILE } from './content-error.ts';
import { type RawEntry, readYaml } from './read-yaml.ts';

export type { RawEntry } from './read-yaml.ts';

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/**
 * @param text the path of a file below its collection, without extension, e.g. `servizi/voip`
 * @returns whether it is a valid name: lower-case letters, digits and single hyphens
 */
export const isEntryId = (text: string): boolean => ID.test(text);

export const CONTENT_FOLDER = 'src/content';
export const EXTENSION = '.yaml';

export interface RawCollection {
  readonly entries: readonly RawEntry[];
  readonly problems: readonly ContentProblem[];
  /** Ids of all files. Includes files that could not be read, since a reference to one is valid. */
  readonly ids: readonly string[];
}

/** A file that an editor is about to save or to remove. It is judged as if that had happened. */
export interface Unsaved {
  /** Path from the project's root, with `/` as separator. */
  readonly file: string;
  /** What it will hold; undefined when it will be removed. */
  readonly bytes: Buffer | undefined;
}

const inByteOrder = (a: string, b: string): number => (a < b ? -1 : 1);

/** What macOS and Windows leave in folders that someone has looked at: no one wrote it. */
const LEFT_BY_SYSTEM = /^(?:\..*|(?:eh)?thumbs\.db|desktop\.ini)$/i;

/**
 * @param folder any folder, also one that does not exist
 * @returns the paths of the files below it, with `/` as separator, without files that start with a dot or that Windows
 *   left there (`Thumbs.db`, `desktop.ini`)
 */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !LEFT_BY_SYSTEM.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .map((path) => path.replaceAll('\\', '/'))
        .sort(inByteOrder)
    : [];

const withoutExtension = (path: string): string => path.replace(/\.[^./]*$/, '');

/** What is wrong with the name of a file of a collection. */
const nameMistake = (path: string, all: readonly string[]): string | undefined => {
  const id = withoutExtension(path);
  if (path.endsWith(EXTENSION))
    return isEntryId(id)
      ? undefined
      : `un nome di lettere minuscole, cifre e trattini singoli, che finisce in ${EXTENSION}`;
  const isTwice = all.includes(id + EXTENSION);
  return isTwice
    ? `un solo file per "${id}": ${id}${EXTENSION} c’è già`
    : `un nome che finisce in ${EXTENSION}`;
};

/** What a file held when it had this time and size. */
const parsed = new Map<string, { readonly of: string; readonly read: ReturnType<typeof readYaml> }>();

/** Reads and parses a file once, until its time or size changes. */
const readOnce = (absolute: string, file: string, id: string): ReturnType<typeof readYaml> => {
  const { mtimeMs, size } = statSync(absolute);
  const of = `${mtimeMs} ${size}`;
  const known = parsed.get(absolute);
  if (known?.of === of) return known.read;
  const read = readYaml(readFileSync(absolute), file, id);
  parsed.set(absolute, { of, read });
  return read;
};

/**
 * Reads a collection of YAML files.
 *
 * @param root the folder of the project
 * @param name the folder below `src/content`, e.g. `plans`, or the file there without extension, e.g. `brand`
 * @param isFile whether it is one file
 * @param unsaved a file that counts as saved
 * @returns its files, and the problems of their names and their syntax
 */
export const readCollection = (
  root: string,
  name: string,
  isFile: boolean,
  unsaved?: Unsaved,
): RawCollection => {
  const folder = isFile ? CONTENT_FOLDER : `${CONTENT_FOLDER}/${name}`;
  const single = name + EXTENSION;
  const onDisk = isFile
    ? [single].filter((path) => existsSync(join(root, folder, path)))
    : filesBelow(join(root, folder));
  const isOwn = isFile ? unsaved?.file === `${folder}/${single}` : unsaved?.file.startsWith(`${folder}/`);
  const changed = isOwn ? unsaved?.file.slice(folder.length + 1) : undefined;
  const others = onDisk.filter((path) => path !== changed);
  const paths = changed !== undefined && unsaved?.bytes ? [...others, changed].sort(inByteOrder) : others;
  const problems: ContentProblem[] = [];
  const entries: RawEntry[] = [];
  if (isFile && paths.length === 0) {
    const expected = 'un file: il sito non può farne a meno';
    problems.push({ file: `${folder}/${single}`, field: WHOLE_FILE, expected, received: 'il file non c’è' });
  }
  for (const path of paths) {
    const file = `${folder}/${path}`;
    const expected = nameMistake(path, paths);
    if (expected) problems.push({ file, field: WHOLE_FILE, expected, received: path });
    if (expected) continue;
    const id = withoutExtension(path);
    const bytes = path === changed ? unsaved?.bytes : undefined;
    const read = bytes ? readYaml(bytes, file, id) : readOnce(join(root, file), file, id);
    if (Array.isArray(read)) problems.push(...read);
    else entries.push(read);
  }
  return { entries, problems, ids: [...new Set(paths.map(withoutExtension).filter(isEntryId))] };
};

/**
 * @param root the folder of the project
 * @returns the name, time and size of every content file: it changes when one is edited, added or removed
 */
export const fingerprint = (root: string): string => {
  const folder = join(root, CONTENT_FOLDER);
  return filesBelow(folder)
    .map((file) => {
      const { mtimeMs, size } = statSync(join(folder, file));
      return `${file} ${mtimeMs} ${size}`;
    })
    .join('\n');
};
