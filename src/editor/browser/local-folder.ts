import { forgetMistakes, showMistakes, watchForm } from './mistakes.ts';
import { saying } from './notes.ts';
import { showPanel } from './panel.ts';
import { tellSaved, watchQuestions } from './questions.ts';

/** Address of the project's files under `npm run dev` (build/editor/local-files.ts). */
const FILES = '/admin/files';
/** The editor writes to a file with such a name first, then moves it to its real name. */
const TEMPORARY = /^\.sveltia-tmp-/;

/** The version of each file when this page last read or wrote it, by path. */
const versions = new Map<string, string>();

/** Pictures that the save in hand has added: the editor writes them before the file that names them. */
let added: string[] = [];

/** Takes back the pictures of a save that was refused: one that no file names stops the build. */
const takeBack = async (): Promise<void> => {
  const paths = added;
  added = [];
  for (const path of paths) await ask(path, 'DELETE');
};

/** How long to wait for `npm run dev`, which starts anew when colours or logo change. */
const RESTART_MS = 20_000;
const AGAIN_MS = 500;

/** @throws when nothing has answered for so long */
const reach = async (address: string, request: RequestInit): Promise<Response> => {
  const end = performance.now() + RESTART_MS;
  for (;;) {
    try {
      return await fetch(address, request);
    } catch (cause) {
      if (performance.now() > end)
        throw new Error('“npm run dev” non risponde: controlla che sia acceso, poi salva di nuovo.', {
          cause,
        });
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
};

const ask = async (path: string, method = 'GET', body?: Blob): Promise<Response> => {
  const version = versions.get(path);
  const answer = await reach(path ? `${FILES}/${path}` : FILES, {
    method,
    ...(body ? { body } : {}),
    headers: { ...(method !== 'GET' && version ? { 'if-match': version } : {}) },
  });
  if (answer.status === 404) throw new DOMException(`${path} non c’è.`, 'NotFoundError');
  if (answer.status === 422) {
    await takeBack();
    const mistakes = showMistakes(path, await answer.json());
    // Of a removal, the editor itself says only that it failed.
    if (method === 'DELETE') showPanel('alert', [saying('p', mistakes)]);
    throw new Error(mistakes);
  }
  if (!answer.ok) throw new Error(await answer.text());
  if (method !== 'GET' && path.endsWith('.yaml')) void tellSaved(path, await answer.clone().json());
  if (method === 'PUT') {
    forgetMistakes();
    added = path.endsWith('.yaml') ? [] : [...added, ...(version ? [] : [path])];
  }
  versions.set(path, answer.headers.get('etag') ?? '');
  return answer;
};

/** The part of the browser's `FileSystemFileHandle` that the editor uses. */
class LocalFile {
  readonly kind = 'file';
  #path: string;
  #written: Blob | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  get name(): string {
    return this.#path.slice(this.#path.lastIndexOf('/') + 1);
  }

  async getFile(): Promise<File> {
    return new File([this.#written ?? (await (await ask(this.#path)).blob())], this.name);
  }

  async createWritable(): Promise<object> {
    const parts: BlobPart[] = [];
    return {
      write: async (part: BlobPart) => void parts.push(part),
      close: async () => {
        this.#written = new Blob(parts);
        if (!TEMPORARY.test(this.name)) await ask(this.#path, 'PUT', this.#written);
      },
    };
  }

  async move(folder: LocalFolder, name: string): Promise<void> {
    const from = this.#path;
    const temporary = TEMPORARY.test(this.name);
    const path = folder.pathOf(name);
    await ask(path, 'PUT', await this.getFile());
    // Only then: the editor removes the file of a move that failed by this name.
    this.#path = path;
    if (!temporary) await ask(from, 'DELETE');
  }
}

/** The part of the browser's `FileSystemDirectoryHandle` that the editor uses. */
class LocalFolder {
  readonly kind = 'directory';
  readonly name: string;
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    this.name = path.slice(path.lastIndexOf('/') + 1);
  }

  pathOf(name: string): string {
    return this.#path ? `${this.#path}/${name}` : name;
  }

  async *entries(): AsyncGenerator<[string, LocalFile | LocalFolder]> {
    const paths: string[] = await (await ask('')).json();
    const below = this.#path ? `${this.#path}/` : '';
    const inside = paths.filter((path) => path.startsWith(below)).map((path) => path.slice(below.length));
    for (const name of new Set(inside.map((path) => path.split('/', 1)[0] ?? '')))
      yield [
        name,
        inside.includes(name) ? new LocalFile(this.pathOf(name)) : new LocalFolder(this.pathOf(name)),
      ];
  }

  async getDirectoryHandle(name: string): Promise<LocalFolder> {
    return new LocalFolder(this.pathOf(name));
  }

  async getFileHandle(name: string): Promise<LocalFile> {
    return new LocalFile(this.pathOf(name));
  }

  async removeEntry(name: string): Promise<void> {
    if (!TEMPORARY.test(name)) await ask(this.pathOf(name), 'DELETE');
  }
}

/**
 * The editor stores its folder in a database, which cannot hold this one: so the page offers it again on every visit.
 */
const forgetFolder = async (): Promise<void> => {
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
};

/** Makes "Work with Local Repository" open this project at once, in every browser, instead of asking for a folder. */
export const offerLocalFolder = async (): Promise<void> => {
  await forgetFolder();
  watchForm();
  await watchQuestions();
  addEventListener('hashchange', () => {
    added = [];
  });
  Object.assign(window, { showDirectoryPicker: async () => new LocalFolder('') });
};
