import { beforeAll, describe, expect, test } from 'vitest';
import { inventedFields } from '../../content-model/facts/invented-fields.ts';
import { readAll, readSingle } from '../../content-model/read/read-collection.ts';
import type { Brand } from '../../content-model/schemas/brand.ts';
import { edit, temporaryProject } from '../../content-model/testing/temporary-project.ts';
import { contentFile } from '../testing/content-file.ts';
import { CONTRADICTIONS } from './contradictions.ts';
import { type FactRow, factRows, placeholderRows } from './facts-table.ts';
import { reportText } from './report-text.ts';

let facts: FactRow[];
const entries = readAll(process.cwd());
const fact = (name: string): FactRow | undefined => facts.find((row) => row.name === name);

beforeAll(() => {
  facts = factRows(entries);
});

describe('the report on the real content', () => {
  test('a price has one home, and names the page that shows its list and the texts that quote it', () => {
    expect(fact('price:fibra-ottica/super-office-one')?.value).toMatch(/^\d+(?:\.\d+)?$/);
    expect(fact('price:fibra-ottica/super-office-one')?.home).toMatch(
      /^src\/content\/plans\/fibra-ottica\.yaml:\d+$/,
    );
    const shown = fact('price:fibra-ottica/super-office-one')?.shown ?? [];
    expect(
      shown.filter((place) => place.startsWith('src/content/pages/fibra-ottica.yaml:')).length,
    ).toBeGreaterThan(1);
  });

  test('claims, times and "from" prices are facts too', () => {
    for (const name of ['claim:coverage5g', 'fact:fibra-ottica/activation', 'from:voip', 'brand:phone'])
      expect(fact(name)?.home).toMatch(/^src\/content\/[\w/-]+\.yaml:\d+$/);
  });

  test('a "from" price shows where a section names its service for it; a page tells its own, if a figure', () => {
    const rows = factRows([
      contentFile('pages', 'casa', { sections: [{ kind: 'swatch-grid', services: ['iot', 'voip', 'ict'] }] }),
      contentFile('pages', 'iot', {
        service: 'iot',
        sections: [{ kind: 'related-services', services: ['iot'] }],
      }),
      contentFile('pages', 'voip', { service: 'voip' }),
      contentFile('pages', 'ict', { service: 'ict' }),
      contentFile('plans', 'voip', { items: [15.99, 6].map((price) => ({ id: `da-${price}`, price })) }),
      contentFile('services', 'iot', { fromPrice: 2, plans: 'voip' }),
      contentFile('services', 'voip', { line: 'Da {from:voip}', plans: 'voip' }),
      contentFile('services', 'ict', { fromPrice: 'Su misura' }),
    ]);
    expect(
      rows.map(({ name, shown }) => [name, ...shown.map((place) => place.replace(/^.*t\//, ''))]),
    ).toEqual([
      ['price:voip/da-15.99'],
      ['price:voip/da-6', 'pages/casa.yaml:4', 'services/voip.yaml:1', 'pages/voip.yaml:1'],
      ['from:iot', 'pages/casa.yaml:4', 'pages/iot.yaml:1'],
      ['from:ict', 'pages/casa.yaml:4'],
    ]);
  });

  test('every figure of a contradiction exists', () => {
    const names = CONTRADICTIONS.flatMap(({ readings }) => readings);
    expect(names.filter((name) => !fact(name))).toEqual([]);
  });

  test('an invented entry is named by its id, a part of a page by its field', () => {
    expect(
      placeholderRows([
        contentFile('testimonials', 'officine-brandi', { placeholder: true, quote: 'Funziona.' }),
        contentFile('pages', 'iot', {
          sections: [{ kind: 'answers' }, { kind: 'success-story', placeholder: true }],
        }),
        contentFile('clients', 'molino-sartire', { name: 'Molino Sartire' }),
      ]),
    ).toEqual([
      { place: 'src/content/testimonials/officine-brandi.yaml:1', what: 'officine-brandi' },
      { place: 'src/content/pages/iot.yaml:3', what: 'sections[1]' },
    ]);
  });

  test('the agency’s invented facts are those that the build refuses, whatever its list of placeholders says', () => {
    const root = temporaryProject(edit('brand.yaml', 'placeholders: [phone]', 'placeholders: []'));
    const invented = inventedFields(readSingle(root, 'brand').entries[0]?.data as Brand);
    expect(invented).toContain('vatNumber');
    expect(placeholderRows(readAll(root)).map(({ what }) => what)).toEqual(invented);
    expect(placeholderRows(readAll(root))).toContainEqual({
      place: 'src/content/brand.yaml:6',
      what: 'phone',
    });
  });

  test('the text names a fact that nothing shows', () => {
    const lonely = { name: 'claim:x', value: '1', home: 'src/content/brand.yaml:1', shown: [] };
    expect(reportText([lonely], [], [])).toMatch(/claim:x +1 +brand\.yaml:1 +nowhere/);
  });
});
