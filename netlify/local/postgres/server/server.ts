import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type Account, makeFiles, makeRoom, ordinaryAccount, usablePrograms } from './prepare.ts';
import type { Programs } from './programs.ts';

const START_LIMIT_MS = 60_000;
const LOOK_EVERY_MS = 20;
const LOG_LINES_SHOWN = 10;

/** A PostgreSQL that this process runs, on 127.0.0.1, for whoever is on this machine. */
export interface PostgresServer {
  /** Connection string. */
  readonly url: string;
  /** What the server wrote down so far. */
  log(): string;
  /** Ends it as a crash does (`immediate` shutdown), and starts it again at the same address. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

interface Start {
  readonly bin: string;
  readonly room: string;
  readonly files: string;
  readonly account: Account | undefined;
  readonly port: number;
  /** Whether the data outlives this process: it is then on the disk, and Ctrl-C leaves the server to us. */
  readonly isKept: boolean;
}

const freePort = async (): Promise<number> => {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free on 127.0.0.1.');
  return address.port;
};

const settings = ({ port, isKept }: Start): string[] =>
  Object.entries({
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    fsync: isKept ? 'on' : 'off',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

const logFile = (room: string): string => join(room, 'log');

const isReady = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

const launch = async (start: Start, url: string): Promise<ChildProcess> => {
  const { bin, room, files, account, isKept } = start;
  const log = openSync(logFile(room), 'a');
  const child = spawn(join(bin, 'postgres'), ['-D', files, ...settings(start)], {
    ...account,
    cwd: files,
    env: {},
    stdio: ['ignore', log, log],
    detached: isKept,
  });
  closeSync(log);
  let hasEnded = false;
  child.once('exit', () => {
    hasEnded = true;
  });
  child.once('error', () => {
    hasEnded = true;
  });
  const latest = Date.now() + START_LIMIT_MS;
  while (!(await isReady(url))) {
    if (hasEnded || Date.now() > latest) {
      child.kill('SIGQUIT');
      const said = readFileSync(logFile(room), 'utf8').trim().split('\n').slice(-LOG_LINES_SHOWN);
      throw new Error(`PostgreSQL in ${room} does not start:\n${said.join('\n')}`);
    }
    await sleep(LOOK_EVERY_MS);
  }
  return child;
};

const end = async (child: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
};

/** A process that was killed leaves its server behind, which would refuse another over the same files. */
const endForgotten = async (files: string): Promise<void> => {
  try {
    const pid = Number(readFileSync(join(files, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    // Ids are given again: the server works in its files.
    while (readlinkSync(`/proc/${pid}/cwd`) === files) {
      process.kill(pid, 'SIGINT');
      await sleep(LOOK_EVERY_MS);
    }
  } catch {
    // There is none, or no more.
  }
};

/**
 * Runs a PostgreSQL of its own.
 *
 * @param programs from findPrograms
 * @param directory where its files are kept; null = nowhere: they go when it stops
 * @throws {Error} saying why it cannot be run, with what it wrote down
 */
export const startServer = async (programs: Programs, directory: string | null): Promise<PostgresServer> => {
  const account = ordinaryAccount();
  const room = makeRoom(directory, account);
  const isKept = directory !== null;
  const leave = () => {
    if (!isKept) rmSync(room, { recursive: true, force: true });
  };
  try {
    const bin = usablePrograms(programs, room, account);
    const files = await makeFiles(bin, room, account);
    await endForgotten(files);
    const start: Start = { bin, room, files, account, port: await freePort(), isKept };
    const url = `postgres://postgres@127.0.0.1:${start.port}/postgres`;
    let child = await launch(start, url);
    return {
      url,
      log: () => readFileSync(logFile(room), 'utf8'),
      crash: async () => {
        await end(child, 'SIGQUIT');
        child = await launch(start, url);
      },
      stop: async () => {
        await end(child, 'SIGINT');
        leave();
      },
    };
  } catch (error) {
    leave();
    throw error;
  }
};
