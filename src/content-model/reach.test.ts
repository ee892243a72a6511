import { expect, test } from 'vitest';
import { brandTexts } from './facts/brand-texts.ts';
import { hoursText } from './fields/opening-hours.ts';
import { block, problemText, readProject } from './testing/problem-text.ts';
import { edit, temporaryProject } from './testing/temporary-project.ts';

const BRAND = 'brand.yaml';
const OLD_HOURS = 'hours: { from: monday, to: friday, opens: 9:00, closes: 18:00 }';
const hours = (...spans: string[]) =>
  edit(BRAND, OLD_HOURS, `hours:\n${spans.map((span) => `  - { ${span} }\n`).join('')}`);
const added = (lines: string) => edit(BRAND, OLD_HOURS, `${OLD_HOURS}\n${lines}`);
const brandOf = (changes: ReturnType<typeof edit>) => readProject(temporaryProject(changes)).brand;

const WEEK = 'from: monday, to: friday';

test('leaves the texts of the brand unchanged without the optional fields', () => {
  const brand = brandOf({});
  expect(hoursText(brand.hours)).toBe('Lun-Ven 9:00-18:00');
  expect(Object.keys(brandTexts(brand))).not.toEqual(expect.arrayContaining(['pec']));
});

test('formats several spans of office hours', () => {
  const brand = brandOf(
    hours(
      `${WEEK}, opens: 9:00, closes: 13:00`,
      `${WEEK}, opens: 14:00, closes: 18:00`,
      'from: saturday, to: saturday, opens: 9:00, closes: 12:00',
    ),
  );
  expect(brandTexts(brand).hours).toBe('Lun-Ven 9:00-13:00 e 14:00-18:00, Sab 9:00-12:00');
});

test.each([
  ['hours that overlap', `from: wednesday, to: saturday, opens: 12:00, closes: 15:00`],
  ['hours that touch', `${WEEK}, opens: 13:00, closes: 18:00`],
  ['an afternoon before its morning', `${WEEK}, opens: 7:00, closes: 8:00`],
])('rejects %s', (_, second) => {
  expect(problemText(hours(`${WEEK}, opens: 9:00, closes: 13:00`, second))).toBe(
    block(
      'brand.yaml:15',
      'hours[1].opens',
      'a time after 13:00, when entry [0] of the same day ends: list the hours of a day in order',
      `"${/opens: (\S+),/.exec(second)?.[1]}" (text)`,
    ),
  );
});

test('reports the place of a mistake in one of several spans', () => {
  expect(
    problemText(hours(`${WEEK}, opens: 9:00, closes: 13:00`, `${WEEK}, opens: 14.30, closes: 18:00`)),
  ).toContain('field     hours[1].opens\n  expected  hours, a colon');
  expect(problemText(hours(`${WEEK}, opens: 9:00, close: 13:00`))).toContain('field     hours[0].close');
});

test('names the support line where the sentence in supportAccess does not', () => {
  const line = 'supportPhone: { number: +39 02 0000 0001, hours: 24/7 }';
  const number = '+39\u00a002\u00a00000\u00a00001';
  expect(brandTexts(readProject(temporaryProject(added(line))).brand)).toMatchObject({
    supportPhone: number,
    supportHours: '24/7',
    supportAccess: `Chiama il ${number}.`,
  });
  const named = temporaryProject({
    [BRAND]: (added(line)[BRAND] ?? '').replace(
      'Il numero arriva con il contratto.',
      'Di notte chiama il +39 02 0000 0001.',
    ),
  });
  expect(brandTexts(readProject(named).brand).supportAccess).toBe(`Di notte chiama il ${number}.`);
});

test('rejects support hours that are neither 24/7 nor a span', () => {
  const wrong = 'supportPhone: { number: +39 02 0000 0001, hours: h24 }';
  expect(problemText(added(wrong))).toContain('field     supportPhone.hours\n  expected  "24/7"');
});

test.each([
  'http://www.linkedin.com/company/trama',
  'https://linkedin.com/',
  'https://www.linkedin.com/company/trama?utm_source=sito',
  'https://linkedin.com.example/company/trama',
  'https://user@x.com/trama',
  'https://www.example.com/trama',
  'javascript:alert(1)',
  'linkedin.com/company/trama',
])('rejects %s as a profile', (address) => {
  expect(problemText(added(`social: [ '${address}' ]`))).toContain(
    'field     social[0]\n  expected  an https address of a profile, such as https://www.linkedin.com/company/trama',
  );
});

test('accepts one profile on each network and rejects a second', () => {
  const two = 'social: [ https://x.com/trama, https://www.x.com/trama2 ]';
  expect(problemText(added(two))).toContain(
    'field     social[1]\n  expected  another network: [0] is already on X',
  );
  expect(
    brandOf(added('social: [ https://x.com/trama, https://it.linkedin.com/company/t ]')).social,
  ).toHaveLength(2);
});

test('requires a valid address as PEC', () => {
  expect(problemText(added('pec: trama(at)pec.example'))).toContain(
    'field     pec\n  expected  an address such as',
  );
  expect(brandTexts(brandOf(added('pec: trama@pec.example')))).toMatchObject({ pec: 'trama@pec.example' });
});
