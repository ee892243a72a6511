import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { contentType } from './content-types.ts';

/** A file of the deploy. */
export interface SiteFile {
  readonly content: Buffer;
  /** SHA-256 of the content, shortened. */
  readonly hash: string;
  readonly type: string;
}

/** The files of a deploy by their URL path, decoded: `/fibra-ottica.html`. */
export interface SiteFiles {
  has(path: string): boolean;
  /** @throws Error when `has(path)` is false */
  read(path: string): Promise<SiteFile>;
}

/** Netlify reads these and does not serve them. */
const RULE_FILES = new Set(['/_headers', '/_redirects']);

/**
 * Lists a publish directory once, as a deploy is a fixed set of files: what is not listed cannot be reached,
 * whatever a path says.
 *
 * @param directory the site's `dist/`; null for a site without files
 * @throws Error when the directory does not exist
 */
export const listFiles = async (directory: string | null): Promise<SiteFiles> => {
  const paths = new Map<string, string>();
  if (directory !== null) {
    for (const entry of await entriesOf(directory)) {
      const file = join(entry.parentPath, entry.name);
      const path = `/${relative(directory, file).split(sep).join('/')}`;
      const hidden = path.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
      if (entry.isFile() && !hidden && !RULE_FILES.has(path)) paths.set(path, file);
    }
  }
  const loaded = new Map<string, Promise<SiteFile>>();
  return {
    has: (path) => paths.has(path),
    read: (path) => {
      const file = paths.get(path);
      if (file === undefined) throw new Error(`${path} is not a file of the site.`);
      const content = loaded.get(path) ?? load(file);
      loaded.set(path, content);
      return content;
    },
  };
};

const entriesOf = async (directory: string) => {
  try {
    return await readdir(directory, { recursive: true, withFileTypes: true });
  } catch (cause) {
    throw new Error(`There is no built site in ${directory}: run npm run build first.`, { cause });
  }
};

const load = async (file: string): Promise<SiteFile> => {
  const content = await readFile(file);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  return { content, hash, type: contentType(file) };
};
