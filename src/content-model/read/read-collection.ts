import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentProblem, WHOLE_FILE } from './content-error.ts';
import { readYaml, type YamlFile } from './read-yaml.ts';

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/**
 * @param text the path of a file below its collection, without extension, e.g. `servizi/voip`
 * @returns whether it is a valid name: lower-case letters, digits and single hyphens
 */
export const isEntryId = (text: string): boolean => ID.test(text);

export const CONTENT_FOLDER = 'src/content';
export const EXTENSION = '.yaml';

/** A file of a collection as it is on disk. `id` is its path below the folder, without extension. */
export interface RawEntry extends YamlFile {
  readonly id: string;
}

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
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
        .sort(inByteOrder)
    : [];

const withoutExtension = (path: string): string => path.replace(/\.[^./]*$/, '');

const nameProblem = (file: string, path: string, all: readonly string[]): ContentProblem | undefined => {
  const id = withoutExtension(path);
  const problem = (expected: string): ContentProblem => ({
    file,
    field: WHOLE_FILE,
    expected,
    received: path,
  });
  if (path.endsWith(EXTENSION)) {
    return isEntryId(id)
      ? undefined
      : problem(`a name of small letters, digits and single hyphens, ending in ${EXTENSION}`);
  }
  return all.includes(id + EXTENSION)
    ? problem(`one file for "${id}": ${id}${EXTENSION} is there already`)
    : problem(`a name ending in ${EXTENSION}`);
};

/** What a file held when it had this time and size. */
const parsed = new Map<string, { readonly of: string; readonly read: ReturnType<typeof readYaml> }>();

/** Reads and parses a file once, until its time or size changes. */
const readOnce = (absolute: string, file: string): ReturnType<typeof readYaml> => {
  const { mtimeMs, size } = statSync(absolute);
  const of = `${mtimeMs} ${size}`;
  const known = parsed.get(absolute);
  if (known?.of === of) return known.read;
  const read = readYaml(readFileSync(absolute), file);
  parsed.set(absolute, { of, read });
  return read;
};

const toRaw = (root: string, paths: readonly (readonly [id: string, file: string])[], unsaved?: Unsaved) => {
  const entries: RawEntry[] = [];
  const problems: ContentProblem[] = [];
  for (const [id, file] of paths) {
    const read =
      unsaved?.file === file && unsaved.bytes
        ? readYaml(unsaved.bytes, file)
        : readOnce(join(root, file), file);
    if (Array.isArray(read)) problems.push(...read);
    else entries.push({ id, ...read });
  }
  return { entries, problems };
};

const idsOf = (paths: readonly string[]): string[] => [
  ...new Set(paths.map(withoutExtension).filter(isEntryId)),
];

const withUnsaved = (paths: readonly string[], folder: string, unsaved: Unsaved | undefined): string[] => {
  if (!unsaved?.file.startsWith(`${folder}/`)) return [...paths];
  const path = unsaved.file.slice(folder.length + 1);
  const others = paths.filter((other) => other !== path);
  return unsaved.bytes ? [...others, path].sort(inByteOrder) : others;
};

/**
 * Reads a folder of YAML files.
 *
 * @param root the folder of the project
 * @param collection the folder below `src/content`, e.g. `plans`
 * @param unsaved a file that counts as saved
 * @returns its files, and the problems of their names and their syntax
 */
export const readCollection = (root: string, collection: string, unsaved?: Unsaved): RawCollection => {
  const folder = `${CONTENT_FOLDER}/${collection}`;
  const all = withUnsaved(filesBelow(join(root, folder)), folder, unsaved);
  const misnamed = all.flatMap((path) => nameProblem(`${folder}/${path}`, path, all) ?? []);
  const good = all.filter((path) => !misnamed.some(({ received }) => received === path));
  const paths = good.map((path) => [path.slice(0, -EXTENSION.length), `${folder}/${path}`] as const);
  const { entries, problems } = toRaw(root, paths, unsaved);
  return { entries, problems: [...misnamed, ...problems], ids: idsOf(all) };
};

/**
 * Reads a collection that is one file.
 *
 * @param root the folder of the project
 * @param collection the file below `src/content`, without extension, e.g. `brand`
 * @param unsaved a file that counts as saved
 * @returns the file, or a problem when it is missing or invalid YAML
 */
export const readSingle = (root: string, collection: string, unsaved?: Unsaved): RawCollection => {
  const file = `${CONTENT_FOLDER}/${collection}${EXTENSION}`;
  const isThere = unsaved?.file === file ? unsaved.bytes !== undefined : existsSync(join(root, file));
  if (isThere) return { ...toRaw(root, [[collection, file]], unsaved), ids: [collection] };
  const problem = {
    file,
    field: WHOLE_FILE,
    expected: 'a file: the site cannot be built without it',
    received: 'no such file',
  };
  return { entries: [], problems: [problem], ids: [] };
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
