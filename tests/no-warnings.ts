import { format } from 'node:util';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

/** What nobody expected: errors and warnings in the console, such as those of React, and deprecations of Node. */
const said: string[] = [];
const note = (warning: Error): void => void said.push(String(warning));

beforeAll(() => {
  process.on('warning', note);
});

// A test that expects one replaces the method itself.
for (const method of ['error', 'warn'] as const) {
  const { [method]: say } = console;
  const noting = (...words: unknown[]): void => void said.push(format(...words));
  console[method] = noting;
  afterAll(() => {
    if (console[method] === noting) console[method] = say;
  });
}

afterEach(() => {
  expect(said.splice(0), 'errors and warnings that the test did not expect').toEqual([]);
});

afterAll(() => {
  process.off('warning', note);
});
