import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

const TEXT = 'charset=utf-8';

const TYPES: Readonly<Record<string, string>> = {
  '.html': `text/html; ${TEXT}`,
  '.css': `text/css; ${TEXT}`,
  '.js': `text/javascript; ${TEXT}`,
  '.mjs': `text/javascript; ${TEXT}`,
  '.txt': `text/plain; ${TEXT}`,
  '.md': `text/markdown; ${TEXT}`,
  '.csv': `text/csv; ${TEXT}`,
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.wasm': 'application/wasm',
};

/** @param path a file's path; only its extension matters */
const contentType = (path: string): string =>
  TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';

/** Whether a CDN compresses this content type. */
export const isCompressible = (type: string): boolean =>
  /^(?:text\/|application\/(?:json|manifest\+json|xml|wasm)|image\/(?:svg\+xml|x-icon))/.test(type);

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

/** Netlify reads these files but does not serve them. */
const RULE_FILES = new Set(['/_headers', '/_redirects']);

/**
 * Lists a publish directory once, because a deploy is a fixed set of files. No path can reach a file that is not in the
 * list.
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
  return { content, hash: hash('sha256', content).slice(0, 32), type: contentType(file) };
};

/** @returns the path decoded; null when it has a wrong escape */
export const decodePath = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/** @returns a path, or a part of one, as rules compare it: under any spelling a page gets its headers and policy */
export const plainPath = (path: string): string => decodePath(path) ?? path;

/** The result for a path: a file, a 301 to another path, or null. */
type Resolution = { readonly file: string } | { readonly redirect: string } | null;

/**
 * Applies Netlify's pretty URLs, as measured on deploys by github.com/slorber/trailing-slash-guide: `/page` serves
 * `page.html`, `/page/` redirects to `/page`, `/folder` redirects to `/folder/`, and the full file name always works.
 *
 * @param path decoded, starting with `/`
 */
export const resolvePath = (files: SiteFiles, path: string): Resolution => {
  if (path.endsWith('/')) {
    const page = path.slice(0, -1);
    if (page !== '' && files.has(`${page}.html`)) return { redirect: page };
    return files.has(`${path}index.html`) ? { file: `${path}index.html` } : null;
  }
  if (files.has(path)) return { file: path };
  if (files.has(`${path}.html`)) return { file: `${path}.html` };
  return files.has(`${path}/index.html`) ? { redirect: `${path}/` } : null;
};
