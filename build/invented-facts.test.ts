import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import { afterAll, expect, test, vi } from 'vitest';
import { parseDocument } from 'yaml';
import { refuseInventedFacts } from './invented-facts.ts';

/** A copy of this project's content, in which the agency's telephone and a client are invented. */
const root = mkdtempSync(join(tmpdir(), 'invented-'));
cpSync('src/content', join(root, 'src/content'), { recursive: true });
if (existsSync('public')) cpSync('public', join(root, 'public'), { recursive: true });
const invent = (file: string, field: string, value: unknown): void => {
  const path = join(root, 'src/content', file);
  const document = parseDocument(readFileSync(path, 'utf8'));
  document.set(field, value);
  writeFileSync(path, String(document));
};
invent('brand.yaml', 'placeholders', ['phone']);
const invented = readdirSync('src/content/clients').find((file) => file.endsWith('.yaml')) ?? '';
invent(`clients/${invented}`, 'placeholder', true);
afterAll(() => rmSync(root, { recursive: true }));

/** @returns brand.yaml with real values where this project's are certainly invented */
const realAgency = (yaml: string): string => {
  const document = parseDocument(yaml);
  const real = {
    placeholders: [],
    siteUrl: 'https://www.reteamica.it',
    phone: '+39 02 8712 3456',
    whatsapp: '+39 340 123 4567',
    email: 'info@reteamica.it',
    address: { street: 'Via Torino 15', postalCode: '20123', city: 'Milano' },
    vatNumber: '01234567897',
    rea: 'MI-1234567',
  };
  for (const [field, value] of Object.entries(real)) document.set(field, value);
  return String(document);
};

/** Runs the start of a build of a copy. @returns its warnings */
const start = (context: string, project = root): string[] => {
  const warnings: string[] = [];
  const logger = { warn: (text: string) => warnings.push(text) };
  const hook = refuseInventedFacts(context, project).hooks['astro:build:start'];
  // The hook uses no other method of the logger.
  hook?.({ logger: logger as unknown as AstroIntegrationLogger, setPrerenderer: vi.fn() });
  return warnings;
};

test('stops a production deploy and names the invented contacts', () => {
  expect(() => start('production')).toThrow(/src\/content\/brand\.yaml\n {2}campo {5}placeholders\n.*phone/s);
});

test('stops a production deploy over an invented client alone, and names its file', () => {
  const alone = mkdtempSync(join(tmpdir(), 'invented-'));
  cpSync(root, alone, { recursive: true });
  const brand = join(alone, 'src/content/brand.yaml');
  writeFileSync(brand, realAgency(readFileSync(brand, 'utf8')));
  try {
    expect(() => start('production', alone)).toThrow(
      new RegExp(`src/content/clients/${invented}\n {2}campo {5}placeholder\n`),
    );
    expect(() => start('production', alone)).not.toThrow(/brand\.yaml/);
  } finally {
    rmSync(alone, { recursive: true });
  }
});

test.each(['deploy-preview', 'branch-deploy', 'local', ''])('warns in context "%s"', (context) => {
  expect(start(context)).toEqual([
    expect.stringMatching(/^\d+ file di src\/content hanno ancora persone, aziende o citazioni inventate/),
    expect.stringMatching(/^src\/content\/brand\.yaml ha ancora di inventato: .*phone/),
  ]);
});
