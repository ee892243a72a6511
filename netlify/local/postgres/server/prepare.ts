import { type ExecFileException, execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { hasLinks, type Programs } from './programs.ts';

/** The account that runs PostgreSQL, which refuses to run as root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** @returns the account `nobody` when this process runs as root; undefined = its own account can run PostgreSQL */
export const ordinaryAccount = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  // name:password:uid:gid:…
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL refuses to run as root, and this machine has no account "nobody" to run it.');
  return { uid: Number(uid), gid: Number(gid) };
};

const OTHERS_MAY_ENTER = 0o001;

/** @returns whether every account may enter the directory and all directories above it */
export const canBeEnteredByAll = (directory: string): boolean => {
  if ((statSync(directory).mode & OTHERS_MAY_ENTER) === 0) return false;
  const parent = dirname(directory);
  return parent === directory || canBeEnteredByAll(parent);
};

/** Makes the account the owner of the directory. */
const setOwner = (account: Account | undefined, directory: string): void => {
  if (account !== undefined) chownSync(directory, account.uid, account.gid);
};

const TEMPORARY_PLACES = [tmpdir(), '/tmp', '/var/tmp'];

/** @returns a new temporary directory, which only the account may enter */
const makeTemporary = (account: Account | undefined): string => {
  const place = TEMPORARY_PLACES.find((path) => existsSync(path) && canBeEnteredByAll(path)) ?? tmpdir();
  const made = mkdtempSync(join(place, 'trama-postgres-'));
  setOwner(account, made);
  return made;
};

/** macOS allows 104 bytes for the path of a socket, Linux 108, with the name `.s.PGSQL.5432` and a zero. */
const SOCKET_DIRECTORY_MAX_BYTES = 85;

/**
 * @param serverDirectory from {@link makeServerDirectory}
 * @returns a directory for the server's socket, which only the account may enter: the same one, or a temporary one if
 *   its path is too long
 */
export const makeSocketDirectory = (serverDirectory: string, account: Account | undefined): string =>
  Buffer.byteLength(serverDirectory) <= SOCKET_DIRECTORY_MAX_BYTES ? serverDirectory : makeTemporary(account);

/**
 * Creates the directory of the server.
 *
 * @param directory stores the server's files; null = a new temporary one
 * @returns the directory, owned by the account
 * @throws {Error} when the account cannot reach it
 */
export const makeServerDirectory = (directory: string | null, account: Account | undefined): string => {
  if (directory === null) return makeTemporary(account);
  if (account !== undefined && !canBeEnteredByAll(dirname(directory)))
    throw new Error(
      `PostgreSQL does not run as root, and the account that runs it cannot reach ${directory}. ` +
        'Set LOCAL_DATA_DIR to a directory that every account may enter, for example /var/tmp/trama.',
    );
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chmodSync(directory, 0o700);
  setOwner(account, directory);
  return directory;
};

/**
 * Copies the packaged programs when they cannot run in place, because links are missing or the account may not enter.
 *
 * @param serverDirectory the directory for the copy
 * @returns the folder of the programs
 */
export const usablePrograms = (
  { bin, packaged }: Programs,
  serverDirectory: string,
  account: Account | undefined,
): string => {
  if (packaged === null) return bin;
  if (hasLinks(packaged) && (account === undefined || canBeEnteredByAll(bin))) return bin;
  const copy = join(serverDirectory, 'programs');
  rmSync(copy, { recursive: true, force: true });
  cpSync(packaged.root, copy, { recursive: true, verbatimSymlinks: true });
  for (const { link, target } of packaged.links) {
    if (!existsSync(join(copy, link))) symlinkSync(target.replace(/^.*\//, ''), join(copy, link));
  }
  return join(copy, 'bin');
};

/**
 * Creates the files of a database when there are none. An interrupted run leaves no incomplete database to open later.
 *
 * @returns the directory of the files
 * @throws {Error} with the output of initdb
 */
export const makeFiles = async (
  bin: string,
  serverDirectory: string,
  account: Account | undefined,
): Promise<string> => {
  const files = join(serverDirectory, 'data');
  if (existsSync(files)) return files;
  const unfinished = join(serverDirectory, 'data.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(join(bin, 'initdb'), [`--pgdata=${unfinished}`, ...options], {
    ...account,
    cwd: serverDirectory,
    env: {},
  }).catch(({ code, stdout, stderr }: ExecFileException) => {
    throw new Error(`initdb could not make a database (${code}):\n${`${stdout}${stderr}`.trim()}`);
  });
  renameSync(unfinished, files);
  return files;
};
