import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './project-files.ts';

const UNIT_TEST = /(?<!\.dom)\.test\.ts$/;
const MOCKS = /\bvi\.(?:mock|doMock)\(/;

test('mocks modules in dom tests only: unit tests share a process, and what one mocks the next one gets', () => {
  const files = projectFiles('src', 'netlify', 'build', 'tests').filter((file) => UNIT_TEST.test(file));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => MOCKS.test(readProjectFile(file)))).toEqual([]);
});
