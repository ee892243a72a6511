import { expect, test } from 'vitest';
import { readContent } from '../read-content.ts';
import { contentError } from '../testing/problem-text.ts';
import { smallSectionSchema } from '../testing/small-section.ts';
import { type ContentChanges, edit, SMALL_CONTENT, temporaryProject } from '../testing/temporary-project.ts';

const SERVICE = 'services/fibra-ottica.yaml';
const PLANS = 'plans/fibra-ottica.yaml';

/** @returns the problems that a small change to valid content causes, one line each */
const refused = (changes: ContentChanges): string[] =>
  contentError(changes).problems.map(
    ({ file, field, expected, received }) =>
      `${file.replace('src/content/', '')} ${field}: ${expected} | ${received}`,
  );
const accepted = (changes: ContentChanges): void => {
  expect(() => readContent(smallSectionSchema, temporaryProject(changes))).not.toThrow();
};
const summary = (text: string): ContentChanges =>
  edit(SERVICE, 'Attiva in {fact:fibra-ottica/activation}.', text);

test.each([
  ['Attiva subito!', 'a sentence without an exclamation mark', '"Attiva subito!" (text)'],
  ['Piano STANDARD per tutti', 'lower case, such as Standard', '"Piano STANDARD per tutti" (text)'],
  ['Due  spazi', 'one space between words', '"Due  spazi" (text)'],
  ["E' pronta", 'È, the letter with its accent', '"E\' pronta" (text)'],
  ['Ecco perchè', 'an acute accent, as in perché', '"Ecco perchè" (text)'],
])('rejects "%s"', (text, expected, received) => {
  const [problem = '', ...others] = refused(summary(text));
  expect(problem).toContain(`${SERVICE}:7 summary: ${expected}`);
  expect(problem).toContain(`| ${received}`);
  expect(others).toEqual([]);
});

test('reports both mistakes of a plan called STANDARD!, each with its place', () => {
  const problems = refused(edit(PLANS, 'name: Standard', 'name: STANDARD!'));
  expect(problems).toHaveLength(2);
  expect(problems.every((text) => text.startsWith(`${PLANS}:10 items[1].name: `))).toBe(true);
});

test.each([
  'Le regole di AGCOM, il GDPR, la SD-WAN e l’FTTH',
  'Con {brand:operator} e {claim:support}, è più semplice',
])('accepts "%s"', (text) => {
  accepted(summary(`'${text}'`));
});

test('accepts capitals in a badge and in the name of a client', () => {
  accepted({
    ...edit(PLANS, 'popular: true', 'popular: true\n    badge: PROMO ESCLUSIVA'),
    'clients/acmetal.yaml': 'name: ACMETAL\nlettering: tall\nplaceholder: true\n',
  });
});

test.each([
  ['Rispondiamo in 24 ore', '{claim:replyHours} instead of the figure', '"24 ore" (text)'],
  ['Fino a 2,5 Gb/s', '{claim:fibreSpeed}', '"2,5 Gb" (text)'],
  ['Meno di <10 ms', '{claim:latency}', '"10 ms" (text)'],
])('rejects "%s", which writes a claim as a figure', (text, token, received) => {
  const [problem = ''] = refused(summary(text));
  expect(problem).toContain(`${SERVICE}:7 summary: ${token}`);
  expect(problem).toContain(`| ${received}`);
});

const second = (more: Readonly<Record<string, string>>): ContentChanges => {
  const text = Object.entries({ name: 'VoIP', href: '/fibra-ottica#main', ...more }).reduce(
    (service, [key, value]) => service.replace(new RegExp(`^${key}: .*`, 'm'), `${key}: ${value}`),
    SMALL_CONTENT[SERVICE] ?? '',
  );
  return { 'services/voip.yaml': text };
};

test('rejects a place in a menu that is taken or leaves a gap', () => {
  accepted(second({ order: '2', weave: 'saia' }));
  expect(refused(second({ weave: 'saia' }))).toEqual([
    'services/voip.yaml:4 order: another place in connettivita, such as 2: src/content/services/fibra-ottica.yaml already has this one | 1 (number)',
  ]);
  expect(refused(second({ order: '7', weave: 'saia' }))).toEqual([
    'services/voip.yaml:4 order: a place from 1 to 2, such as 2, which is free in connettivita | 7 (number)',
  ]);
});

test('rejects the weave of another service while a weave is unused', () => {
  expect(refused(second({ order: '2' }))).toEqual([
    'services/voip.yaml:5 weave: a weave that fewer services use, such as saia: src/content/services/fibra-ottica.yaml already has this one | "tela" (text)',
  ]);
});

test.each([
  ['popular: true', 'popular: false', '`popular: true` on one of the plans'],
  ['price: 39.99,', 'price: 39.99, badge: Consigliato,', 'the label of the list'],
  [
    'features: [Veloce]',
    'features: [La più veloce]',
    'a capacity or features that differ from the plans above',
  ],
])('rejects a price list when "%s" becomes "%s"', (from, to, expected) => {
  const problems = refused(edit(PLANS, from, to));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`: ${expected}`);
});
