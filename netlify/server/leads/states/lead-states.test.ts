import { expect, it } from 'vitest';
import { projectFiles, readProjectFile } from '../../../../tests/repo/project-files.ts';

/** Fills a developer's local database and refuses any other. */
const SEED = 'netlify/local/seed/seed-database.ts';
const CHANGES_LEADS = /insert into leads|update leads|delete from leads/;

it('finds statements that change leads only in the folder of the states', () => {
  const changing = projectFiles('netlify', 'src')
    .filter((file) => /\.m?ts$/.test(file) && !file.endsWith('.test.ts') && file !== SEED)
    .filter((file) => CHANGES_LEADS.test(readProjectFile(file)));
  expect(changing.length).toBeGreaterThan(0);
  expect(changing.filter((file) => !file.startsWith('netlify/server/leads/states/'))).toEqual([]);
});
