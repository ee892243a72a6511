import { expect, test } from 'vitest';
import { NotUnderstood } from '../../netlify/server/command/command-error.ts';
import { checkRoutes, readArguments } from './arguments.ts';

test('without words: every route on both links, three times', () => {
  expect(readArguments([])).toEqual({
    help: false,
    weightsOnly: false,
    devtools: false,
    profiles: ['3g', '4g'],
    runs: 3,
    routes: [],
  });
});

test('routes and options', () => {
  const read = readArguments(['/', '/servizi', '--profiles', '4g', '--runs', '5', '--weights', '--devtools']);
  expect(read).toMatchObject({ profiles: ['4g'], runs: 5, weightsOnly: true, devtools: true });
  expect(read.routes).toEqual(['/', '/servizi']);
});

test.each([
  [['--profiles', '5g'], 'expected some of 3g,4g'],
  [['--runs', '0'], 'a whole number'],
  [['servizi'], 'begins with a slash'],
  [['--fast'], '--fast'],
])('%j is refused', (words, says) => {
  expect(() => readArguments(words)).toThrow(NotUnderstood);
  expect(() => readArguments(words)).toThrow(says);
});

test('a route that was not built is named, also beside one that was', () => {
  expect(() => checkRoutes(['/', '/nope'], ['/', '/servizi'])).toThrow('dist/ has no /nope');
  expect(() => checkRoutes(['/'], ['/', '/servizi'])).not.toThrow();
});
