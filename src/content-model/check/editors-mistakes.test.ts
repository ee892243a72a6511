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
  'Le regole di AGCOM, INAIL, SCADA e HIPAA, il GDPR e l’FTTH',
  'Con {brand:operator} e {claim:support}, è più semplice',
  'Offerta! Subito... "così", in 24 ore e fino a 2,5 Gb/s',
  "E' pronta: ecco perchè,  due spazi",
  'Rispondiamo entro un giorno, in tre piani',
])('accepts "%s": the wording is the owner’s', (text) => {
  accepted(summary(JSON.stringify(text)));
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

test.each([
  ['popular: true', 'popular: false', '`popular: true` on one of the plans'],
  ['price: 39.99,', 'price: 39.99, badge: Consigliato,', 'the label of the list'],
])('rejects a price list when "%s" becomes "%s"', (from, to, expected) => {
  const problems = refused(edit(PLANS, from, to));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`: ${expected}`);
});
