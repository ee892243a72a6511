import { describe, expect, test } from 'vitest';
import { block, problemText } from '../testing/problem-text.ts';
import { anotherPage, type ContentChanges, edit } from '../testing/temporary-project.ts';

const PLANS = 'plans/fibra-ottica.yaml';
const SERVICE = 'services/fibra-ottica.yaml';
const PAGE = 'pages/fibra-ottica.yaml';

describe('the message of a wrong file, reference or token', () => {
  test.each<[what: string, changes: ContentChanges, message: string]>([
    [
      'an empty file',
      { 'testimonials/brandi.yaml': '# Nothing yet\n' },
      block('testimonials/brandi.yaml:1', '(top level)', 'a group of keys', 'an empty file'),
    ],
    [
      'a key that occurs twice',
      edit(SERVICE, 'order: 1\n', 'order: 1\norder: 2\n'),
      block(`${SERVICE}:5`, 'order', 'each key once', 'a key that is already above'),
    ],
    [
      'a brand without its file',
      { 'brand.yaml': null },
      block('brand.yaml', '(file)', 'a file: the site cannot be built without it', 'no such file'),
    ],
    [
      'a price list that is misspelt',
      edit(PAGE, 'plans: fibra-ottica', 'plans: fibra-otica'),
      block(
        `${PAGE}:6`,
        'sections[0].plans',
        'an entry of plans, probably "fibra-ottica"; known are "fibra-ottica"',
        '"fibra-otica" (text)',
      ),
    ],
    [
      'a service without its file',
      edit(PAGE, 'service: fibra-ottica', 'service: voip'),
      block(
        'services/voip.yaml',
        '(file)',
        `a file: src/content/${PAGE}:3 (service) refers to it; known are "fibra-ottica"`,
        'no such file',
      ),
    ],
    [
      'two files for one id',
      { 'plans/fibra-ottica.yml': 'per: mese' },
      block(
        'plans/fibra-ottica.yml',
        '(file)',
        'one file for "fibra-ottica": fibra-ottica.yaml is there already',
        'fibra-ottica.yml',
      ),
    ],
    [
      'a wrong extension',
      { 'pages/prova.md': '# Prova' },
      block('pages/prova.md', '(file)', 'a name ending in .yaml', 'prova.md'),
    ],
    [
      'a name that cannot be an address',
      { 'testimonials/Molini Sereni.yaml': 'rating: 5' },
      block(
        'testimonials/Molini Sereni.yaml',
        '(file)',
        'a name of small letters, digits and single hyphens, ending in .yaml',
        'Molini Sereni.yaml',
      ),
    ],
    [
      'a folder that nothing reads',
      { 'plan/voip.yaml': 'per: mese' },
      block(
        'plan',
        '(file)',
        'a collection, probably "plans"; known are "plans", "brand", "roles", "faqs", "pages", "words" and others',
        '"plan"',
      ),
    ],
    [
      'a token that names nothing',
      edit(SERVICE, '{from:fibra-ottica}', '{from:fibra}'),
      block(
        `${SERVICE}:6`,
        'line',
        'a known token, probably {from:fibra-ottica}; known are {from:fibra-ottica}',
        '{from:fibra}',
      ),
    ],
    [
      'a "from" price that a service does not have',
      {
        ...edit(SERVICE, '{from:fibra-ottica}', '{from:voip}'),
        'services/voip.yaml':
          'name: VoIP\nhref: "#main"\narea: connettivita\norder: 2\nweave: saia\nline: Voce\nsummary: Voce.\n',
      },
      block(`${SERVICE}:6`, 'line', 'a known token: {from:fibra-ottica}', '{from:voip}'),
    ],
    [
      'a token without its list',
      edit(SERVICE, '{from:fibra-ottica}', '{price:max}'),
      block(
        `${SERVICE}:6`,
        'line',
        'a known token: {price:fibra-ottica/one}, {price:fibra-ottica/standard}, {price:fibra-ottica/max}',
        '{price:max}',
      ),
    ],
    [
      'a plan that is misspelt in a token',
      edit(SERVICE, '{from:fibra-ottica}', '{price:fibra-ottica/standrd}'),
      block(
        `${SERVICE}:6`,
        'line',
        'a known token, probably {price:fibra-ottica/standard}; known are {price:fibra-ottica/one}, {price:fibra-ottica/standard}, {price:fibra-ottica/max}',
        '{price:fibra-ottica/standrd}',
      ),
    ],
    [
      'a token of an unknown kind',
      edit(SERVICE, '{from:fibra-ottica}', '{prices:fibra-ottica/one}'),
      block(
        `${SERVICE}:6`,
        'line',
        'a known token, probably {price:…}; known are {price:…}, {plan:…}, {fact:…}, {from:…}, {buys:…}, {brand:…} and others',
        '{prices:fibra-ottica/one}',
      ),
    ],
    [
      'a fact that quotes a fact',
      edit(PLANS, '5-10 giorni lavorativi', '"{claim:replyHours} ore"'),
      block(`${SERVICE}:7`, 'summary', 'a fact that quotes no other fact', '{fact:fibra-ottica/activation}'),
    ],
  ])('says file, field, expected and received for %s', (_what, changes, message) => {
    expect(problemText(changes)).toBe(message);
  });
});

test('reports two services with one address together', () => {
  expect(
    problemText({
      'services/voip.yaml': edit(SERVICE, 'order: 1\nweave: tela', 'order: 2\nweave: saia')[SERVICE] ?? null,
    }),
  ).toBe(
    block(
      'services/fibra-ottica.yaml:2 and src/content/services/voip.yaml:2',
      'href',
      'an address of its own in each place',
      '"/fibra-ottica"',
    ),
  );
});

test('reports two pages with one address together', () => {
  const page = anotherPage('Fibra');
  expect(problemText({ 'pages/fibra-ottica/index.yaml': page })).toBe(
    block(
      'pages/fibra-ottica.yaml:1 and src/content/pages/fibra-ottica/index.yaml:1',
      '(top level)',
      'an address of its own in each place',
      '"/fibra-ottica"',
    ),
  );
});
