import { describe, expect, test } from 'vitest';
import { readContent } from '../read-content.ts';
import { block, problemText } from '../testing/problem-text.ts';
import { smallSectionSchema } from '../testing/small-section.ts';
import { edit, SMALL_CONTENT, temporaryProject } from '../testing/temporary-project.ts';

const CLIENT = 'testimonials/brandi.yaml';
const LIST = 'plans/fibra-ottica.yaml';
const inQuotes = (sign: string, example: string): string =>
  `quotation marks around a text that begins with ${sign}${example && `, such as "${example}"`}`;

describe('a text that begins with a sign of YAML', () => {
  test.each([
    ['- !Installazione gratuita', '!', '!Installazione gratuita', 'a tag'],
    ['- ! Installazione gratuita', '!', '! Installazione gratuita', 'a tag'],
    ['- !!str 24', '!', '!!str 24', 'a tag'],
    ['- &Co. e altri', '&', '&Co. e altri', 'an anchor'],
    ['- *promo', '*', '*promo', 'a reference to an anchor'],
    ['- > 50 sedi', '>', '> 50 sedi', 'the start of a long text'],
    ['- >50', '>', '>50', 'the start of a long text'],
    ['- | Linea |', '|', '| Linea |', 'the start of a long text'],
  ])('is reported with its place: %s', (entry, sign, words, taken) => {
    expect(problemText(edit(LIST, 'features: [La più veloce]', `features:\n      ${entry}`))).toBe(
      block(
        `${LIST}:10`,
        'items[0].features[0]',
        inQuotes(sign, words),
        `${words}, whose beginning YAML takes for ${taken}`,
      ),
    );
  });

  test.each([
    ['badge: !Novità', 'items[0].badge', '!', '!Novità', 'a tag'],
    ['badge: *promo # nota', 'items[0].badge', '*', '*promo # nota', 'a reference to an anchor'],
    ['features: [La più veloce, !Novità]', 'items[0].features[1]', '!', '!Novità', 'a tag'],
  ])('is reported with its field: %s', (yaml, field, sign, words, taken) => {
    expect(problemText(edit(LIST, 'popular: true', yaml))).toContain(
      block(`${LIST}:8`, field, inQuotes(sign, words), `${words}, whose beginning YAML takes for ${taken}`),
    );
  });

  test.each(['%promo', '@promo', '`promo`', ',promo', '- promo', '? promo', ']promo', '}promo'])(
    'is reported with its line: %s',
    (words) => {
      expect(problemText({ [CLIENT]: `rating: 5\nquote: ${words}\n` })).toMatch(
        `${CLIENT}:2\n  field     (file)\n  expected  ${inQuotes(words[0] ?? '', words)}`,
      );
    },
  );

  test('is reported when it is a YAML directive', () => {
    expect(problemText({ [CLIENT]: `%YAML 1.1\n---\n${SMALL_CONTENT[CLIENT]}` })).toBe(
      block(
        `${CLIENT}:1`,
        '(file)',
        inQuotes('%', '%YAML 1.1'),
        '%YAML 1.1, whose beginning YAML takes for a directive',
      ),
    );
  });

  test('is reported each time; without an example when it is long or has quotation marks', () => {
    const long = `!${'Installazione '.repeat(4)}gratuita`;
    const yaml = `a: &x\n  b: 1\nc: *x\nd: ${long}\ne: !un "vero" prezzo\n`;
    const lines = [...problemText({ [CLIENT]: yaml }).matchAll(/:(\d+)\n.*\n {2}expected {2}(.*)/g)];
    expect(lines.map(([, line, expected]) => [line, expected])).toEqual([
      ['1', inQuotes('&', '&x')],
      ['3', inQuotes('*', '*x')],
      ['4', inQuotes('!', '')],
      ['5', inQuotes('!', '')],
    ]);
  });

  test('is not reported after a syntax error', () => {
    expect(problemText({ [CLIENT]: 'quote: Sì: certo\nrole: !uno due\n' })).toContain('a text with a colon');
    expect(problemText({ [CLIENT]: 'quote: Sì: certo\nrole: !uno due\n' })).not.toContain('!uno');
  });

  test.each([
    'quote: "Sì, & *certo*"',
    "quote: '> 50'",
    'quote: >-\n  Installazione\n  &Co.',
    'quote: | # così\n  *uno*\n  > due',
    'quote: Sì R&D, 5 * 3 > 2 | 1',
  ])('is accepted in quotation marks or with the sign inside: %s', (quote) => {
    const yaml = SMALL_CONTENT[CLIENT]?.replace(/quote: .*/, quote) ?? '';
    expect(readContent(smallSectionSchema, temporaryProject({ [CLIENT]: yaml })).testimonials.size).toBe(1);
  });
});
