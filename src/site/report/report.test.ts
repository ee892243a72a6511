import { expect, test } from 'vitest';
import { inventedFields } from '../../content-model/facts/invented-fields.ts';
import { checkContent } from '../../content-model/read-content.ts';
import { contradictionsIn } from '../../content-model/rules/specified.ts';
import type { Brand } from '../../content-model/schemas/brand.ts';
import { SERVICE } from '../../content-model/testing/problem-text.ts';
import {
  type ContentChanges,
  edit,
  temporaryProject,
} from '../../content-model/testing/temporary-project.ts';
import { readChecked } from '../site.ts';
import { factRows, placeholderRows, toConfirmRows } from './facts-table.ts';
import { checkedText, reportText } from './report-text.ts';
import { shownFiles } from './shown-files.ts';

/** Pages with the real kinds of sections, and what they show. Files may be refused: the report lists them all. */
const FILES: ContentChanges = {
  'pages/casa.yaml': 'sections: [{ kind: swatch-grid, services: [fibra-ottica, iot] }]\n',
  'pages/iot.yaml': 'service: iot\nsections: [{ kind: related-services, services: [iot] }]\n',
  'pages/faq.yaml': 'title: Prova\nsections: [{ kind: faq, questions: iot }]\n',
  'pages/racconto.yaml': 'sections: [{ kind: story, placeholder: true, cloth: { service: fibra-ottica } }]\n',
  'pages/soluzioni.yaml': 'title: iot\nsections: [{ kind: solution-rows, solutions: iot }]\n',
  'pages/frasi.yaml': `title: Da {from:fibra-ottica}, {claim:clients} clienti\ndescription: "{count:plans/fibra-ottica} piani"\n`,
  'services/iot.yaml':
    'name: IoT\nhref: /iot\narea: innovazione\norder: 1\nweave: saia\nline: SIM\nsummary: Dati.\nfromPrice: 2\nfromBuys: sensori\ntoConfirm: [fromBuys]\n',
  'solutions/iot.yaml': 'items:\n  - { id: flotte, title: Flotte, text: Auto., price: 600 }\n',
  'faqs/iot.yaml':
    'items:\n  - { question: Uno?, answer: "Costa {price:fibra-ottica/standard}." }\n  - { question: Due?, answer: No. }\n',
  'testimonials/nuovo.yaml': 'quote: Funziona.\nplaceholder: true\n',
};
const readingOf = (changes: ContentChanges = {}) =>
  checkContent(temporaryProject({ ...FILES, ...changes })).reading;
const short = (place: string): string => place.replace('src/content/', '');

test('gives the line of an answer to a question that compares figures', () => {
  const question = {
    file: 'src/content/pages/casa.yaml',
    line: 3,
    field: 'title',
    words: '12 ore',
    question: 'è un’altra cifra?',
    sentence: 'In 12 ore.',
  };
  const text = checkedText(9, [question, { ...question, compared: 'replyHours 24' }]);
  expect(text.match(/compared: .*/g)).toEqual(['compared: "replyHours 24"']);
});

test('lists each fact once, with its file, its value and the places that show it', () => {
  const rows = new Map(
    factRows(readingOf()).map(({ name, value, home, shown }) => [
      name,
      [value, short(home), ...shown.map(short)],
    ]),
  );
  // Its list, and the "from" price of its service.
  expect(rows.get('price:fibra-ottica/one')?.sort()).toEqual([
    '23.99',
    'pages/casa.yaml:1',
    'pages/fibra-ottica.yaml:2',
    'pages/fibra-ottica.yaml:3',
    'pages/fibra-ottica.yaml:6',
    'pages/frasi.yaml:1',
    'plans/fibra-ottica.yaml:7',
    `${SERVICE}:6`,
  ]);
  expect(rows.get('price:fibra-ottica/standard')).toEqual([
    '39.99',
    'plans/fibra-ottica.yaml:10',
    'faqs/iot.yaml:2',
    'pages/fibra-ottica.yaml:6',
  ]);
  expect(rows.get('from:iot')).toEqual(['2', 'services/iot.yaml:8', 'pages/casa.yaml:1', 'pages/iot.yaml:1']);
  expect(rows.get('solution:iot/flotte')).toEqual(['600', 'solutions/iot.yaml:2', 'pages/soluzioni.yaml:2']);
  expect(rows.get('claim:clients')).toEqual(['500', 'brand.yaml:16', 'pages/frasi.yaml:1']);
  expect(rows.has('from:fibra-ottica')).toBe(false);
});

test.each([
  ['iot', ['services/iot.yaml']],
  ['faq', ['faqs/iot.yaml', 'plans/fibra-ottica.yaml']],
  ['soluzioni', ['solutions/iot.yaml']],
  // A weave shows nothing of what its service quotes.
  ['racconto', [SERVICE]],
  ['frasi', ['brand.yaml', 'plans/fibra-ottica.yaml']],
  ['casa', ['plans/fibra-ottica.yaml', 'services/fibra-ottica.yaml', 'services/iot.yaml']],
])('finds the files whose content the page %s shows', (id, files) => {
  const reading = readingOf();
  const page = reading.entries.find((entry) => entry.collection === 'pages' && entry.id === id);
  if (!page) throw new Error(`no page ${id}`);
  const [own, ...others] = shownFiles(reading)(page).map(short);
  expect(own).toBe(`pages/${id}.yaml`);
  expect(others.sort()).toEqual(files);
});

test('names an invented entry by its id, a part of a page by its field, and what the owner has yet to confirm', () => {
  const reading = readingOf();
  const others = reading.entries.filter(({ collection }) => collection !== 'brand');
  expect(placeholderRows(others)).toEqual([
    { place: 'src/content/testimonials/nuovo.yaml:2', what: 'nuovo' },
    { place: 'src/content/pages/racconto.yaml:1', what: 'sections[0]' },
  ]);
  expect(toConfirmRows(reading.entries)).toEqual([
    { place: 'src/content/services/iot.yaml:9', what: 'fromBuys: sensori' },
  ]);
});

test('lists the invented fields of the agency that the build rejects, even if `placeholders` does not', () => {
  const { content, entries } = readingOf(edit('brand.yaml', 'placeholders: [phone]', 'placeholders: []'));
  const invented = inventedFields(content.brand as Brand);
  expect(invented).toContain('vatNumber');
  const rows = placeholderRows(entries.filter(({ collection }) => collection === 'brand'));
  expect(rows.map(({ what }) => what)).toEqual(invented);
  expect(rows).toContainEqual({ place: 'src/content/brand.yaml:6', what: 'phone' });
});

test('has every figure of a contradiction as a fact of the real content', () => {
  const { root, facts } = readChecked().reading;
  const readings = contradictionsIn(root).flatMap((contradiction) => contradiction.readings);
  expect(readings.length).toBeGreaterThan(0);
  expect(readings.filter((name) => !facts.known.has(name))).toEqual([]);
});

test('says in the text that no file shows a fact', () => {
  const facts = [{ name: 'claim:x', value: '1', home: 'src/content/brand.yaml:1', shown: [] }];
  const text = reportText({ facts, contradictions: [], placeholders: [], toConfirm: [], questions: [] });
  expect(text).toMatch(/claim:x +1 +brand\.yaml:1 +da nessuna parte/);
});
