import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mailColours, previewUrl, readFunctionFacts } from './function-facts.ts';

const NAMES = ['ink', 'night', 'iron', 'mist', 'linen', 'hemp', 'chalk', 'madder', 'aqua-3', 'aqua-9'];
const colours = Object.fromEntries(NAMES.map((name, index) => [name, `#12345${index}`]));
const FACTS = {
  siteUrl: 'https://www.azienda.example',
  built: '2026-12-24',
  changes: ['2027-01-07'],
  colours,
  office: { replyHours: 24, days: [1, 2, 3, 4, 5] },
  sourceNames: { navigation_popup: 'Finestra “Richiedi Consulenza”' },
  ownThanks: { '/campagne/negozi': ['/richiesta-inviata/campagne/negozi'] },
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const written = (facts: object): string => {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  folders.push(folder);
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

test('knows the address of a preview, and none for other builds', () => {
  const url = 'https://deploy-preview-7--azienda.netlify.example';
  expect(previewUrl(written({ ...FACTS, previewUrl: url }))).toBe(url);
  expect([previewUrl(written(FACTS)), previewUrl('/nowhere/function-facts.json')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('reads the colours of the mails', () => {
  expect(mailColours(written(FACTS))).toEqual(colours);
});

test.each([
  ['no file', '/nowhere/function-facts.json'],
  ['a colour that no mail program knows', written({ ...FACTS, colours: { ...colours, ink: 'navy' } })],
])('has mails in black and white with %s', (_what, file) => {
  expect(mailColours(file).ink).toBe('#000000');
});
