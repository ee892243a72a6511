import { expect, it } from 'vitest';
import { projectFiles, readProjectFile } from '../../../../tests/repo/project-files.ts';

/** Fills a developer's own database, and refuses any other. */
const SEED = 'netlify/local/seed/seed-database.ts';
const CHANGES_LEADS = /insert into leads|update leads|delete from leads/;

it('every transition of a lead is in one folder', () => {
  const changing = projectFiles('netlify', 'src')
    .filter((file) => /\.m?ts$/.test(file) && !file.endsWith('.test.ts') && file !== SEED)
    .filter((file) => CHANGES_LEADS.test(readProjectFile(file)));
  expect(changing.length).toBeGreaterThan(0);
  expect(changing.filter((file) => !file.startsWith('netlify/server/leads/states/'))).toEqual([]);
});
