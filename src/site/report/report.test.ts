import { beforeAll, describe, expect, test } from 'vitest';
import { inventedFields } from '../../content-model/facts/invented-fields.ts';
import { checkContent } from '../../content-model/read-content.ts';
import type { Brand } from '../../content-model/schemas/brand.ts';
import { SMALL_KINDS } from '../../content-model/testing/small-kinds.ts';
import { edit, temporaryProject } from '../../content-model/testing/temporary-project.ts';
import { readChecked } from '../site.ts';
import { contentFile } from '../testing/content-file.ts';
import { CONTRADICTIONS } from './contradictions.ts';
import { type FactRow, factRows, placeholderRows, toConfirmRows } from './facts-table.ts';
import { reportText } from './report-text.ts';

let facts: FactRow[];
const { entries } = readChecked().reading;
const fact = (name: string): FactRow | undefined => facts.find((row) => row.name === name);

beforeAll(() => {
  facts = factRows(entries);
});

describe('the report on the real content', () => {
  test('lists a price with its file, the page that shows its list and the texts that quote it', () => {
    expect(fact('price:fibra-ottica/super-office-one')?.value).toMatch(/^\d+(?:\.\d+)?$/);
    expect(fact('price:fibra-ottica/super-office-one')?.home).toMatch(
      /^src\/content\/plans\/fibra-ottica\.yaml:\d+$/,
    );
    const shown = fact('price:fibra-ottica/super-office-one')?.shown ?? [];
    expect(
      shown.filter((place) => place.startsWith('src/content/pages/fibra-ottica.yaml:')).length,
    ).toBeGreaterThan(1);
  });

  test('lists claims, facts, "from" prices and fields of the agency', () => {
    for (const name of ['claim:coverage5g', 'fact:fibra-ottica/activation', 'from:voip', 'brand:phone'])
      expect(fact(name)?.home).toMatch(/^src\/content\/[\w/-]+\.yaml:\d+$/);
  });

  test('lists a "from" price with the sections that show it and, for a number, the page of its service', () => {
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

  test('has every figure of a contradiction as a fact', () => {
    const names = CONTRADICTIONS.flatMap(({ readings }) => readings);
    expect(names.filter((name) => !fact(name))).toEqual([]);
  });

  test('names an invented entry by its id, and a part of a page by its field', () => {
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

  test('names what the owner has yet to confirm, with its text', () => {
    expect(
      toConfirmRows([
        contentFile('services', 'iot', { fromBuys: 'primi sensori', toConfirm: ['fromBuys'] }),
        contentFile('services', 'voip', { fromBuys: 'un interno' }),
      ]),
    ).toEqual([{ place: 'src/content/services/iot.yaml:1', what: 'fromBuys: primi sensori' }]);
  });

  test('lists the invented fields of the agency that the build rejects, even if `placeholders` does not', () => {
    const root = temporaryProject(edit('brand.yaml', 'placeholders: [phone]', 'placeholders: []'));
    const { content, entries: files } = checkContent(root, undefined, SMALL_KINDS).reading;
    const invented = inventedFields(content.brand as Brand);
    expect(invented).toContain('vatNumber');
    expect(placeholderRows(files).map(({ what }) => what)).toEqual(invented);
    expect(placeholderRows(files)).toContainEqual({
      place: 'src/content/brand.yaml:6',
      what: 'phone',
    });
  });

  test('says in the text that no file shows a fact', () => {
    const lonely = { name: 'claim:x', value: '1', home: 'src/content/brand.yaml:1', shown: [] };
    expect(
      reportText({ facts: [lonely], contradictions: [], placeholders: [], toConfirm: [], questions: [] }),
    ).toMatch(/claim:x +1 +brand\.yaml:1 +nowhere/);
  });
});
