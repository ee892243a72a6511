import { describe, expect, test } from 'vitest';
import { readSite } from '../../content-model/site.ts';
import type { LegalText } from './legal-text.schema.ts';

const site = readSite();

const legal = (path: string): LegalText => {
  const section = site.pages.find((page) => page.path === path)?.sections[0];
  if (section?.kind !== 'legal-text') throw new Error(`${path} is no legal page`);
  return section;
};

/** Everything a part says, as its author typed it. */
const textOf = ({ parts }: LegalText): string =>
  parts
    .flatMap(({ title, text }) => [title, ...text.flat()])
    .join('\n')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '');

test('the terms have 13 numbered sections', () => {
  const terms = legal('/termini-servizio');
  expect(terms.parts).toHaveLength(13);
  expect(terms.numbered).toBe(true);
});

test('privacy, cookie and terms pages show their date, the legal information does not', () => {
  expect(legal('/privacy-policy').dated).toBe(true);
  expect(legal('/cookie-policy').dated).toBe(true);
  expect(legal('/termini-servizio').dated).toBe(true);
  expect(legal('/informazioni-legali').dated).toBeUndefined();
});

describe('facts of the specification, and what the product does', () => {
  test.each([
    ['/privacy-policy', 'fino a 10 anni dopo'],
    ['/privacy-policy', '30 giorni dopo averli'],
    ['/privacy-policy', 'si cancellano da sole dopo 30 giorni'],
    ['/privacy-policy', 'Nei nostri archivi non li salviamo'],
    ['/privacy-policy', 'prova del consenso'],
    ['/privacy-policy', 'non contatta nessun altro server'],
    ['/cookie-policy', 'sempre attivi'],
    ['/cookie-policy', 'fino a 2 anni'],
    ['/cookie-policy', 'per 365 giorni'],
    ['/termini-servizio', 'legge italiana'],
    ['/termini-servizio', 'foro di Roma'],
    ['/informazioni-legali', '10.000 euro'],
    ['/informazioni-legali', 'non è il sito ufficiale'],
  ])('%s says "%s"', (path, fact) => {
    expect(textOf(legal(path))).toContain(fact);
  });

  test.each(['/privacy-policy', '/cookie-policy', '/termini-servizio', '/informazioni-legali'])(
    '%s has a link to the inbox',
    (path) => {
      expect(textOf(legal(path))).toContain(`(mailto:${site.brand.email})`);
    },
  );
});
