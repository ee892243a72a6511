import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './project-files.ts';

const UNIT_TEST = /(?<!\.dom)\.test\.ts$/;
const MOCKS = /\bvi\.(?:mock|doMock)\(/;

test('mocks modules only in dom tests: unit tests share a process and would share the mock', () => {
  const files = projectFiles('src', 'netlify', 'build', 'tests').filter((file) => UNIT_TEST.test(file));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => MOCKS.test(readProjectFile(file)))).toEqual([]);
});
