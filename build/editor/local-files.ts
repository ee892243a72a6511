import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Unsaved } from '../../src/content-model/read/read-collection.ts';
import type { EditorProblem } from '../../src/editor/problem.ts';

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

/** @returns the mistakes that a file would make, none when it may be saved */
export type Judge = (unsaved: Unsaved) => Promise<readonly EditorProblem[]>;

/**
 * Reads and writes the content files of this machine, for the editor of `npm run dev`.
 *
 * @param root the project's folder
 * @param path a file's path in the project, below `src/content/`; an empty one asks for the list of all paths
 * @param judge finds the mistakes of a YAML file before it is written or removed
 * @returns the file with its version as `etag`; 404 when there is no such file, 403 for any other path, and 412 when a
 *   file to write or remove has another version than `if-match` names (without `if-match`, when the file exists); 422
 *   with the mistakes, as JSON, that writing or removing a YAML file would make
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
  if ((request.headers.get('if-match') ?? '') !== (old ? versionOf(old) : ''))
    return textAnswer(
      412,
      `Nel frattempo qualcuno ha cambiato ${path}. Ricarica la pagina e ripeti la modifica.`,
    );
  const bytes = request.method === 'PUT' ? Buffer.from(await request.arrayBuffer()) : undefined;
  const mistakes = path.endsWith('.yaml') ? await judge({ file: path, bytes }) : [];
  if (mistakes.length > 0) return Response.json(mistakes, { status: 422 });
  if (bytes) {
    await mkdir(dirname(file), { recursive: true });
    // Astro watches the folder: the rename keeps it from reading a half-written file.
    await writeFile(`${file}~`, bytes);
    await rename(`${file}~`, file);
    return new Response(null, { status: 204, headers: { etag: versionOf(bytes) } });
  }
  await rm(file);
  return new Response(null, { status: 204 });
};
