import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { neon, neonConfig } from '@neondatabase/serverless';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startLocalServices } from '../services.ts';
import { keptAddress } from './kept-address.ts';
import { newCluster } from './new-cluster.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'trama-data-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Starts a child process that serves the data directory until it is killed. */
const child = async (): Promise<{ url: string; kill(): Promise<void>; pid: number }> => {
  const process_ = fork(new URL('./durability.fixture.ts', import.meta.url), [directory], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(process_, 'exit').then(([code]) => {
    throw new Error(`The child process ended with ${code} before it was ready.`);
  });
  const [url] = await Promise.race([once(process_, 'message'), ended]);
  ended.catch(() => {});
  return {
    url: String(url),
    pid: process_.pid ?? 0,
    kill: async () => {
      process_.kill('SIGKILL');
      await once(process_, 'exit');
    },
  };
};

const insertAndMail = async (url: string, databaseUrl: string): Promise<void> => {
  neonConfig.fetchEndpoint = `${url}/sql`;
  const sql = neon(databaseUrl);
  await sql`create table weft (id int primary key)`;
  for (let id = 1; id <= 20; id += 1) await sql`insert into weft values (${id})`;
  const answer = await fetch(`${url}/emails`, {
    method: 'POST',
    headers: { authorization: 'Bearer re_local', 'idempotency-key': 'once' },
    body: JSON.stringify({
      from: 'a@trama.example',
      to: 'b@trama.example',
      subject: 's',
      text: 't',
      attachments: [{ filename: 'a.bin', content: 'AP8=' }],
    }),
  });
  expect(answer.status).toBe(200);
};

it('keeps every row and mail of a killed process and reopens its directory, with another password', async () => {
  // Of a first start that was killed before it was complete.
  const unfinished = join(directory, 'postgres.unfinished');
  mkdirSync(unfinished);
  writeFileSync(join(unfinished, 'PG_VERSION'), '18\n');
  const killed = await child();
  expect(existsSync(unfinished)).toBe(false);
  const { databaseUrl = '' } = keptAddress(directory) ?? {};
  await insertAndMail(killed.url, databaseUrl);
  await expect(startLocalServices({ port: 0, dataDir: directory })).rejects.toThrow(
    `The data in ${directory} is in use by process ${killed.pid}. Stop that process, or set LOCAL_DATA_DIR`,
  );
  await killed.kill();

  const services = await startLocalServices({ port: 0, dataDir: directory });
  try {
    const kept = { databaseUrl: services.databaseUrl, neonFetchEndpoint: `${services.url}/sql` };
    expect(keptAddress(directory)).toEqual(kept);
    expect(kept.databaseUrl).not.toBe(databaseUrl);
    expect(statSync(join(directory, 'database.json')).mode & 0o777).toBe(0o600);
    neonConfig.fetchEndpoint = kept.neonFetchEndpoint;
    expect(await neon(services.databaseUrl)`select count(*)::int as n from weft`).toEqual([{ n: 20 }]);
    const mails = await (await fetch(`${services.url}/emails`)).json();
    expect(mails).toMatchObject([{ idempotencyKey: 'once', attachments: [{ filename: 'a.bin', size: 2 }] }]);
    await expect(startLocalServices({ port: 0, dataDir: directory })).rejects.toThrow('in use by process');
  } finally {
    await services.close();
  }
  expect(existsSync(join(directory, 'lock'))).toBe(false);
  expect(keptAddress(directory)).toBeUndefined();
});

it('gives the tables of an older version, which belong to the superuser, to its role', async () => {
  const older = await PGlite.create(join(directory, 'postgres'), { loadDataDir: await newCluster() });
  await older.exec('create table weft (id int generated always as identity, note text)');
  await older.close();
  const services = await startLocalServices({ port: 0, dataDir: directory });
  neonConfig.fetchEndpoint = `${services.url}/sql`;
  const sql = neon(services.databaseUrl);
  await sql`alter table weft add column more int`;
  expect(await sql`insert into weft (note) values ('x') returning id`).toEqual([{ id: 1 }]);
  await services.close();
});
