import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { CREATE_ROLE, LOCAL_ROLE } from '../role.ts';
import {
  type Account,
  makeFiles,
  makeServerDirectory,
  makeSocketDirectory,
  ordinaryAccount,
  usablePrograms,
} from './prepare.ts';
import type { Programs } from './programs.ts';

const START_LIMIT_MS = 60_000;
const POLL_MS = 20;
const LOG_LINES_SHOWN = 10;

/**
 * A PostgreSQL server that this process runs. It listens on no port, but on a Unix socket in a directory that only the
 * server's account may enter.
 */
export interface PostgresServer {
  /** Connection string of the ordinary role that owns the tables. */
  readonly url: string;
  /** Connection string of the superuser, for tests. */
  readonly superuserUrl: string;
  /** The server's log so far. */
  log(): string;
  /** Stops it like a crash (`immediate` shutdown) and starts it again at the same address. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

interface Start {
  readonly bin: string;
  readonly serverDirectory: string;
  readonly files: string;
  readonly account: Account | undefined;
  readonly socketDirectory: string;
  /** Whether the data is kept on the disk. The server is then detached, so that Ctrl-C does not reach it directly. */
  readonly isKept: boolean;
}

/** The socket's name contains a port, whether the server listens on one or not. */
const PORT = 5432;

const urlOf = (user: string, socketDirectory: string): string =>
  `postgres://${user}@localhost:${PORT}/postgres?host=${encodeURIComponent(socketDirectory)}`;

const settings = ({ socketDirectory, isKept }: Start): string[] =>
  Object.entries({
    listen_addresses: '',
    port: PORT,
    unix_socket_directories: socketDirectory,
    timezone: 'UTC',
    log_timezone: 'UTC',
    fsync: isKept ? 'on' : 'off',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

const logFile = (serverDirectory: string): string => join(serverDirectory, 'log');

const connected = async <Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
};

const isReady = (url: string): Promise<boolean> => connected(url, async () => true).catch(() => false);

const launch = async (start: Start, url: string): Promise<ChildProcess> => {
  const { bin, serverDirectory, files, account, isKept } = start;
  const log = openSync(logFile(serverDirectory), 'a');
  const child = spawn(join(bin, 'postgres'), ['-D', files, ...settings(start)], {
    ...account,
    cwd: files,
    env: {},
    stdio: ['ignore', log, log],
    detached: isKept,
  });
  closeSync(log);
  let hasEnded = false;
  for (const event of ['exit', 'error'])
    child.once(event, () => {
      hasEnded = true;
    });
  const latest = Date.now() + START_LIMIT_MS;
  while (!(await isReady(url))) {
    if (hasEnded || Date.now() > latest) {
      child.kill('SIGQUIT');
      const output = readFileSync(logFile(serverDirectory), 'utf8')
        .trim()
        .split('\n')
        .slice(-LOG_LINES_SHOWN);
      throw new Error(`PostgreSQL in ${serverDirectory} does not start:\n${output.join('\n')}`);
    }
    await sleep(POLL_MS);
  }
  return child;
};

const end = async (child: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
};

/** Stops the server of a killed process, which would prevent a new one from using the same files. */
const stopOrphan = async (files: string): Promise<void> => {
  try {
    const pid = Number(readFileSync(join(files, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    // The id may belong to another process by now. The server's working directory is the directory of its files.
    while (readlinkSync(`/proc/${pid}/cwd`) === files) {
      process.kill(pid, 'SIGINT');
      await sleep(POLL_MS);
    }
  } catch {
    // There is no such server, or it has ended.
  }
};

/**
 * Starts a PostgreSQL server for this process.
 *
 * @param programs from findPrograms
 * @param directory stores the files; null = they are deleted when it stops
 * @throws {Error} saying why it does not start, with the end of its log
 */
export const startServer = async (programs: Programs, directory: string | null): Promise<PostgresServer> => {
  const account = ordinaryAccount();
  const serverDirectory = makeServerDirectory(directory, account);
  const isKept = directory !== null;
  const removeTemporary = () => {
    if (!isKept) rmSync(serverDirectory, { recursive: true, force: true });
  };
  try {
    const bin = usablePrograms(programs, serverDirectory, account);
    const files = await makeFiles(bin, serverDirectory, account);
    await stopOrphan(files);
    const socketDirectory = makeSocketDirectory(serverDirectory, account);
    const start: Start = { bin, serverDirectory, files, account, socketDirectory, isKept };
    const superuserUrl = urlOf('postgres', socketDirectory);
    let child = await launch(start, superuserUrl);
    await connected(superuserUrl, (client) => client.query(CREATE_ROLE));
    return {
      url: urlOf(LOCAL_ROLE, socketDirectory),
      superuserUrl,
      log: () => readFileSync(logFile(serverDirectory), 'utf8'),
      crash: async () => {
        await end(child, 'SIGQUIT');
        child = await launch(start, superuserUrl);
      },
      stop: async () => {
        await end(child, 'SIGINT');
        if (socketDirectory !== serverDirectory) rmSync(socketDirectory, { recursive: true, force: true });
        removeTemporary();
      },
    };
  } catch (error) {
    removeTemporary();
    throw error;
  }
};
