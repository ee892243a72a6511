import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readFunctionFacts } from './function-facts.ts';

const FACTS = { siteUrl: 'https://www.azienda.example', built: '2026-12-24', changes: ['2027-01-07'] };

const written = (facts: object): string => {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'function-facts.json');
  writeFileSync(file, JSON.stringify(facts));
  return file;
};

test('reads what the build wrote', async () => {
  expect(await readFunctionFacts(written(FACTS))).toEqual(FACTS);
});

test.each([
  { ...FACTS, built: 'ieri' },
  { ...FACTS, siteUrl: undefined },
])('refuses %j', async (facts) => {
  await expect(readFunctionFacts(written(facts))).rejects.toThrow();
});

test('refuses a missing file', async () => {
  await expect(readFunctionFacts('/nowhere/function-facts.json')).rejects.toThrow('ENOENT');
});
