import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Unsaved } from '../../src/content-model/read/read-collection.ts';
import { LEGAL_VERSIONS_FILE } from '../../src/content-model/rules/legal-version.ts';
import type { Saved } from '../../src/editor/problem.ts';
import type { Judgement } from './refusal.ts';

/** The folder whose files an editor may read and change. */
const CONTENT = 'src/content';
const NAME = /^src\/content\/(?:[\w-]+\/)*[\w-]+\.(?:yaml|[Jj][Pp][Ee]?[Gg]|[Pp][Nn][Gg]|[Ss][Vv][Gg])$/;

const versionOf = (bytes: Uint8Array): string => `"${createHash('sha256').update(bytes).digest('hex')}"`;

const textAnswer = (status: number, text: string): Response => new Response(text, { status });

const list = async (root: string): Promise<Response> => {
  const entries = await readdir(join(root, CONTENT), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => NAME.test(path));
  return Response.json(paths.sort());
};

/** Says what it would mean to save or to remove a YAML file. */
export type Judge = (unsaved: Unsaved) => Promise<Judgement>;

/** Astro watches the folder: the rename keeps it from reading a half-written file. */
const writeWhole = async (file: string, bytes: Uint8Array | string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}~`, bytes);
  await rename(`${file}~`, file);
};

/** @returns the newest of the versions, when they are others than before */
const writeVersions = async (root: string, versions: string | undefined): Promise<string | undefined> => {
  const file = join(root, LEGAL_VERSIONS_FILE);
  const before = existsSync(file) ? await readFile(file, 'utf8') : '';
  if (versions === undefined || versions === before) return undefined;
  await writeWhole(file, versions);
  return Object.keys(JSON.parse(versions))[0];
};

/**
 * Reads and writes the content files of this machine, for the editor of `npm run dev`.
 *
 * @param root the project's folder
 * @param path a file's path in the project, below `src/content/`; an empty one asks for the list of all paths
 * @param judge finds the mistakes of a YAML file before it is written or removed
 * @returns the file with its version as `etag`; 404 when there is no such file, 403 for any other path, and 412 when a
 *   file to write or remove has another version than `if-match` names (without `if-match`, when the file exists); 422
 *   with the mistakes, as JSON, that writing or removing a YAML file would make; otherwise {@link Saved} as JSON
 */
export const answerFile = async (
  root: string,
  path: string,
  request: Request,
  judge: Judge,
): Promise<Response> => {
  if (path === '' && request.method === 'GET') return list(root);
  if (!NAME.test(path))
    return textAnswer(403, `${path} non è un file dei contenuti: lettere, cifre e trattini.`);
  const file = join(root, path);
  const old = existsSync(file) ? await readFile(file) : undefined;
  if (!old && request.method !== 'PUT') return textAnswer(404, `${path} non c’è.`);
  if (old && request.method === 'GET')
    return new Response(new Uint8Array(old), { headers: { etag: versionOf(old) } });
  if (request.method !== 'PUT' && request.method !== 'DELETE') return textAnswer(405, 'GET, PUT or DELETE');
  const bytes = request.method === 'PUT' ? Buffer.from(await request.arrayBuffer()) : undefined;
  // The same bytes again: the editor repeats a save whose answer got lost while the server started anew.
  const isThere = bytes !== undefined && old?.equals(bytes) === true;
  if (!isThere && (request.headers.get('if-match') ?? '') !== (old ? versionOf(old) : ''))
    return textAnswer(
      412,
      `Nel frattempo qualcuno ha cambiato ${path}. Ricarica la pagina e ripeti la modifica.`,
    );
  const { mistakes, legalVersions }: Judgement = path.endsWith('.yaml')
    ? await judge({ file: path, bytes })
    : { mistakes: [] };
  if (mistakes.length > 0) return Response.json(mistakes, { status: 422 });
  if (bytes) await writeWhole(file, bytes);
  else await rm(file);
  const saved: Saved = { legalVersion: await writeVersions(root, legalVersions) };
  return Response.json(saved, { headers: bytes ? { etag: versionOf(bytes) } : {} });
};
