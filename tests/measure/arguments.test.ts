import { expect, test } from 'vitest';
import { NotUnderstood } from '../../netlify/server/command/arguments.ts';
import { checkRoutes, readArguments } from './arguments.ts';

test('measures every route three times without arguments', () => {
  expect(readArguments([])).toEqual({
    help: false,
    weightsOnly: false,
    reach: false,
    runs: 3,
    routes: [],
  });
});

test('reads routes and options', () => {
  const read = readArguments('/ /servizi --runs 5 --weights'.split(' '));
  expect(read).toMatchObject({ runs: 5, weightsOnly: true, routes: ['/', '/servizi'] });
});

test.each([
  [['--runs', '0'], 'a whole number'],
  [['servizi'], 'begins with a slash'],
  [['--fast'], '--fast'],
])('refuses %j', (words, says) => {
  expect(() => readArguments(words)).toThrow(NotUnderstood);
  expect(() => readArguments(words)).toThrow(says);
});

test('names a route that was not built, even next to one that was', () => {
  expect(() => checkRoutes(['/', '/nope'], ['/', '/servizi'])).toThrow('dist/ has no /nope');
  expect(() => checkRoutes(['/'], ['/', '/servizi'])).not.toThrow();
});
