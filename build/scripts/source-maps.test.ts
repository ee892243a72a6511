import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { readStack } from './source-maps.ts';

const SOURCE = 'export const first = 1;\nexport const fail = (): never => {\n  throw new Error("x");\n};\n';
const { code, map } = transformSync(SOURCE, {
  loader: 'ts',
  minify: true,
  sourcemap: true,
  sourcefile: '../../src/fail.ts',
});
const column = code.indexOf('new Error') + 1;
const mapOf = (script: string) => (script === 'Fail.a1-_B2.js' ? map : undefined);

test.each([
  [
    `    at fail (https://www.azienda.example/_astro/Fail.a1-_B2.js:1:${column})`,
    '    at fail (src/fail.ts:3:9)',
  ],
  [`fail@https://www.azienda.example/_astro/Fail.a1-_B2.js:1:${column}`, 'fail@src/fail.ts:3:9'],
  [`Fail.a1-_B2.js:1:${column}`, 'src/fail.ts:3:9'],
])('reads %s', (line, read) => {
  expect(readStack(`Error: x\n${line}\n`, mapOf)).toBe(`Error: x\n${read}\n`);
});

test('leaves a place without a map as it is', () => {
  const line = 'at t (https://www.azienda.example/_astro/Other.js:1:2)';
  expect(readStack(line, mapOf)).toBe(line);
});
