import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../local/http/server.ts';
import { type LocalServices, startLocalServices } from '../../local/services.ts';
import type { DatabaseEnvironment } from '../environment.ts';
import { connectDatabase } from './database.ts';
import { migrate } from './migrate.ts';

let services: LocalServices;
beforeAll(async () => {
  services = await startLocalServices({ port: 0, dataDir: null });
});
afterAll(() => services.close());

const environment = () => ({
  databaseUrl: services.databaseUrl,
  neonFetchEndpoint: `${services.url}/sql`,
});

it('applies every file once, even when two processes migrate at the same time', async () => {
  const files = await readdir(new URL('./migrations/', import.meta.url));
  const names = files.map((file) => file.replace('.sql', '')).sort();
  const [one, other] = await Promise.all([migrate(environment()), migrate(environment())]);
  expect([...one, ...other].sort()).toEqual(names);
  expect(await migrate(environment())).toEqual([]);
});

it('creates every table', async () => {
  const tables = await connectDatabase(environment()).query<{ table_name: string }>(
    "select table_name::text from information_schema.tables where table_schema = 'public' order by 1",
  );
  expect(tables.map(({ table_name }) => table_name)).toEqual([
    'contact_interactions',
    'cv_refusals',
    'cv_upload_parts',
    'cv_uploads',
    'database_owner',
    'desk_links',
    'desk_sessions',
    'failed_erasures',
    'health_answers',
    'inboxes',
    'lead_actions',
    'lead_networks',
    'leads',
    'mail_events',
    'mail_provider',
    'notices',
    'rate_limits',
    'schema_migrations',
    'storage_probe',
    'told',
    'weekly_reports',
  ]);
});

describe('the message of a failed migration, without the password', () => {
  const messageFor = async (change: Partial<DatabaseEnvironment>): Promise<string> => {
    const failure = await migrate({ ...environment(), ...change }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    const { message } = failure as Error; // Just checked.
    expect(message).not.toMatch(/migrations|hidden/);
    return message;
  };

  it('names the address and the variables when nothing listens there', async () => {
    const neonFetchEndpoint = 'http://someone:hidden@127.0.0.1:9/sql';
    const refused = 'http://127.0.0.1:9/sql';
    expect(await messageFor({ neonFetchEndpoint: refused })).toMatch(
      /^The database at http:\/\/127\.0\.0\.1:9\/sql cannot be reached \(.+\): check NEON_FETCH_ENDPOINT and DATABASE_URL\.$/,
    );
    expect(await messageFor({ neonFetchEndpoint })).toContain(`The database at ${refused} cannot be reached`);
  });

  it('quotes the HTTP status when another server answers', async () => {
    const neonFetchEndpoint = `${services.url}/nothing`;
    expect(await messageFor({ neonFetchEndpoint })).toContain(
      `The database at ${neonFetchEndpoint} cannot be reached (Server error (HTTP status 404)`,
    );
  });

  it('says to try again when the database is still starting', async () => {
    let asked = 0;
    const starting = await serve(async () => {
      asked += 1;
      const refusal = { code: '57P03', message: 'the database system is starting up' };
      return Response.json(refusal, { status: 400 });
    }, 0);
    expect(await messageFor({ neonFetchEndpoint: `${starting.url}/sql` })).toBe(
      'The database at postgres://localhost/trama accepts no statements at the moment (the database system is starting up): try again in a moment.',
    );
    await starting.close();
    expect(asked).toBe(4);
  });

  it('quotes the reason of Postgres when the password is wrong', async () => {
    const databaseUrl = 'postgres://trama:hidden@localhost/trama';
    expect(await messageFor({ databaseUrl })).toBe(
      "The database at postgres://localhost/trama refuses the connection (password authentication failed for user 'trama'): check NEON_FETCH_ENDPOINT and DATABASE_URL.",
    );
  });
});
