import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeSeeding } from './seed.fixture.ts';

const { dataDir, seed } = makeSeeding();

it('refuses a database that is not local, without printing its URL', async () => {
  const { status, out, err } = await seed({ DATABASE_URL: 'postgres://me:secret@db.azienda.example/leads' });
  expect([status, out]).toEqual([1, '']);
  expect(err).toContain('DATABASE_URL names another database');
  expect(err).not.toMatch(/secret|azienda| {4}at /);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
});
