import { expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';

const arrays = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

it.each([
  arrays(32),
  objects(32),
  '[[],[],{},{"a":[]}]'.replace('{}', Array(400).fill('{}').join()),
  JSON.stringify({ message: '['.repeat(1000) }),
  JSON.stringify({ ['{'.repeat(50)]: `\\"[[\\\\${'{'.repeat(50)}` }),
  '"\\\\"',
  ' 7 ',
])('parses what JSON.parse parses: %.40s', (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

it.each([
  arrays(33),
  objects(33),
  '['.repeat(3_000_000),
  `{"a":"\\\\",${'"b":['.repeat(40)}`,
  `${arrays(5)}${arrays(33)}`,
])('refuses what is nested too deeply: %.40s', (text) => {
  expect(() => parseJson(text)).toThrow('nested more than 32 levels');
});

it.each([
  `[${'0,'.repeat(1_000)}0]`,
  `[${'{},'.repeat(2_000_000)}0]`,
  `{${Array.from({ length: 1_000 }, (_, index) => `"${index}":""`).join()}}`,
])('refuses what has too many values: %.40s', (text) => {
  expect(() => parseJson(text)).toThrow('more than 1000 values');
});

it.each(['', '{', '"', '"\\', ']', ']'.repeat(100), "{'a':1}"])('refuses what is not JSON: %.40j', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
});
