import { expect, test } from 'vitest';
import { NotUnderstood } from '../../netlify/server/command/arguments.ts';
import { checkRoutes, readArguments } from './arguments.ts';

test('measures every route on both links, three times, without arguments', () => {
  expect(readArguments([])).toEqual({
    help: false,
    weightsOnly: false,
    reach: false,
    sections: false,
    profiles: ['3g', '4g'],
    taps: true,
    against: undefined,
    runs: 3,
    routes: [],
  });
});

test('reads routes and options', () => {
  const words = '/ /servizi --profiles 4g --runs 5 --no-taps --against out --weights';
  const read = readArguments(words.split(' '));
  expect(read).toMatchObject({ profiles: ['4g'], runs: 5, weightsOnly: true });
  expect(read).toMatchObject({ taps: false, against: 'out' });
  expect(read.routes).toEqual(['/', '/servizi']);
});

test.each([
  [['--profiles', '5g'], 'expected some of 3g,4g'],
  [['--records', '16'], '--records'],
  [['--runs', '0'], 'a whole number'],
  [['servizi'], 'begins with a slash'],
  [['--fast'], '--fast'],
  [['--sections'], '--sections: expected a route'],
])('refuses %j', (words, says) => {
  expect(() => readArguments(words)).toThrow(NotUnderstood);
  expect(() => readArguments(words)).toThrow(says);
});

test('names a route that was not built, even next to one that was', () => {
  expect(() => checkRoutes(['/', '/nope'], ['/', '/servizi'])).toThrow('dist/ has no /nope');
  expect(() => checkRoutes(['/'], ['/', '/servizi'])).not.toThrow();
});
