import { expect, it } from 'vitest';
import { connectDatabase, FILE_PATIENCE } from '../server/database/database.ts';
import { LEAD_STATES } from '../server/leads/states/lead-states.ts';
import { makeSeeding } from './seed.fixture.ts';
import { startLocalServices } from './services.ts';

const { dataDir, seed } = makeSeeding();

it('uses the local database and ignores NEON_FETCH_ENDPOINT', async () => {
  const { status, out, err } = await seed({
    DATABASE_URL: 'postgres://trama:local@localhost/trama',
    NEON_FETCH_ENDPOINT: 'http://127.0.0.1:9/sql',
  });
  expect([status, err]).toEqual([0, '']);
  expect(out).toMatch(/^\d+ leads and \d+ clicks added/);

  const services = await startLocalServices({ port: 0, dataDir });
  try {
    const environment = { databaseUrl: services.databaseUrl, neonFetchEndpoint: `${services.url}/sql` };
    const database = connectDatabase(environment, FILE_PATIENCE);
    const states = await database.query<{ state: string }>('select distinct state from leads order by state');
    expect(states.map(({ state }) => state)).toEqual([...LEAD_STATES].sort());
    const [counts] = await database.query<Record<string, number>>(
      `select (select count(*)::int from leads where cv_upload_id is not null) as curricula,
         (select count(*)::int from leads where state = 'pending' and next_attempt_at <= now()) as due,
         (select count(distinct interaction_type)::int from contact_interactions) as clicks`,
    );
    expect(counts?.['curricula']).toBeGreaterThan(0);
    expect([counts?.['due'], counts?.['clicks']]).toEqual([0, 2]);
  } finally {
    await services.close();
  }
});
