import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEGAL_VERSION } from '../lead/legal-version.ts';
import { valueAt } from './received.ts';
import { type ContentFile, readAll } from './uses/read-all.ts';

/** The texts that say their version, tokens unreplaced, and that version: a change of one is a change of both. */
const KNOWN = { version: '2026-11', digest: 'af4769a7e6cf561c' };

const isDated = ({ collection, data }: ContentFile): boolean =>
  collection === 'pages' && valueAt(data, ['sections', 0, 'dated']) === true;

const texts = readAll(join(import.meta.dirname, '../..')).filter(isDated);

test('who changes a legal text raises LEGAL_VERSION, and writes both here', () => {
  expect(texts.map(({ id }) => id)).toEqual(['cookie-policy', 'privacy-policy', 'termini-servizio']);
  const sections = JSON.stringify(texts.map(({ data }) => valueAt(data, ['sections'])));
  const digest = createHash('sha256').update(sections).digest('hex').slice(0, 16);
  expect({ version: LEGAL_VERSION, digest }).toEqual(KNOWN);
});
