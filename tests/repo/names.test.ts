import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

const NO_NOUN = /(?:^|\/)(?:utils?|helpers?|lib|common|misc)(?:\/|\.[a-z]+$)/;
const KEBAB_CASE = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/;
const SCRIPT = /\.(?:ts|mts|mjs)$/;

test.each(['src/utils/a.ts', 'src/lead/helpers.ts', 'lib/x.ts', 'tests/common/y.ts', 'src/misc.ts'])(
  'finds no noun in %s',
  (file) => {
    expect(NO_NOUN.test(file)).toBe(true);
  },
);

test('names every folder and module after a noun', () => {
  const files = projectFiles();
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => NO_NOUN.test(file))).toEqual([]);
});

test('names scripts in kebab-case', () => {
  const names = projectFiles('src', 'netlify', 'build', 'tests')
    .filter((file) => SCRIPT.test(file))
    .map((file) => file.split('/').at(-1) ?? '')
    // A route is named after its parameters.
    .filter((name) => !name.includes('['));
  expect(names.filter((name) => !KEBAB_CASE.test(name))).toEqual([]);
  expect(KEBAB_CASE.test('LeadForm.ts')).toBe(false);
});
