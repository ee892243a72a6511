import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { openPool } from '../../netlify/local/postgres/pool.ts';
import { findPrograms } from '../../netlify/local/postgres/server/programs.ts';
import { type PostgresServer, startServer } from '../../netlify/local/postgres/server/server.ts';
import { type OutsideServices, startOutsideServices } from '../faults/outside-services.ts';

const programs = findPrograms();
if (programs === undefined)
  console.warn(
    'Skipped: no PostgreSQL found. npm installs one for Linux on x64; elsewhere install PostgreSQL.',
  );

/** A group of tests that need a real PostgreSQL; skipped on machines without one. */
export const describeOnPostgres = describe.skipIf(programs === undefined);

export interface RunningPostgres {
  readonly outside: OutsideServices;
  readonly server: PostgresServer;
  /** Opens a session beside those of the functions; it is closed after the test. */
  session(): Promise<Client>;
}

/**
 * Starts the real functions between a real PostgreSQL and the outbox, which are emptied before each test of the group.
 *
 * @param keepsData whether the tests share the database's content
 */
export const runningPostgres = ({ keepsData = false } = {}): RunningPostgres => {
  let outside: OutsideServices;
  let server: PostgresServer;
  const sessions: Client[] = [];
  beforeAll(async () => {
    if (programs === undefined) throw new Error('The group should have been skipped.');
    server = await startServer(programs, null);
    const pool = openPool(server.url);
    outside = await startOutsideServices({ database: { folder: '', open: async () => pool } });
  });
  beforeEach(async () => {
    if (!keepsData) await outside.reset();
    // Others work on the same database meanwhile.
    outside.takeRealTime();
    return async () => {
      await Promise.all(sessions.splice(0).map((client) => client.end()));
    };
  });
  afterAll(async () => {
    await outside?.close();
    await server?.stop();
  });
  return {
    get outside() {
      return outside;
    },
    get server() {
      return server;
    },
    session: async () => {
      const client = new Client({ connectionString: server.superuserUrl });
      client.on('error', () => {});
      await client.connect();
      sessions.push(client);
      return client;
    },
  };
};
