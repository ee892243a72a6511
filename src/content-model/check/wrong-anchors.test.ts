import { describe, expect, test } from 'vitest';
import { readContent } from '../read-content.ts';
import { block, problemText } from '../testing/problem-text.ts';
import { smallAnchorsOf, smallSectionSchema } from '../testing/small-section.ts';
import { anotherPage, edit, temporaryProject } from '../testing/temporary-project.ts';
import { deadAnchors } from './page-anchors.ts';

const PAGE = 'pages/fibra-ottica.yaml';
const VOIP = 'pages/voip.yaml';

const sections = (yaml: string): string =>
  edit(PAGE, 'kind: plans\n    plans: fibra-ottica', yaml)[PAGE] ?? '';
/** A page at `/voip` with the alias `/centralino`, a form and open positions. */
const voip = `aliases: [/centralino]\n${anotherPage('VoIP', sections('kind: consultation\n  - kind: roles'))}`;

describe('a link to a part that its page does not have', () => {
  const known = '"#main", "#consulenza", "#opportunita"';

  test.each([
    [
      'kind: link\n    href: "#consulenza"',
      'sections[0].href',
      '#consulenza',
      'a part of /fibra-ottica: "#main"',
    ],
    [
      'kind: text\n    text: Il [modulo](#mai).',
      'sections[0].text',
      '#mai',
      'a part of /fibra-ottica, probably "#main"; known are "#main"',
    ],
    [
      'kind: text\n    text: Il [modulo](/voip#prezzi-nuovi).',
      'sections[0].text',
      '/voip#prezzi-nuovi',
      `a part of /voip: ${known}`,
    ],
    [
      'kind: link\n    href: /centralino#opportunit',
      'sections[0].href',
      '/centralino#opportunit',
      `a part of /centralino, probably "#opportunita"; known are ${known}`,
    ],
  ])('is reported: %s', (yaml, field, target, expected) => {
    expect(problemText({ [PAGE]: sections(yaml), [VOIP]: voip })).toBe(
      block(`${PAGE}:6`, field, expected, `${JSON.stringify(target)} (text)`),
    );
  });

  test('is reported in a file that pages share', () => {
    const menu = edit('navigation.yaml', '/fibra-ottica#main', '"#consulenze"');
    expect(problemText({ ...menu, [VOIP]: voip })).toContain(
      `  expected  a part of a page, probably "#consulenza"; known are ${known}\n`,
    );
  });
});

test.each([
  ['of the page itself', 'kind: text\n    text: "[su](#main) [giù](#opportunita)"\n  - kind: roles'],
  [
    'of another page and its alias',
    'kind: text\n    text: "[a](/voip#consulenza) [b](/centralino#opportunita)"',
  ],
  ['of a page made of code', 'kind: link\n    href: /richiesta-inviata#modulo'],
  ['in an email address', 'kind: text\n    text: "[posta](mailto:a@b.example?subject=#1)"'],
])('accepts an anchor %s', (_what, yaml) => {
  const root = temporaryProject({ [PAGE]: sections(yaml), [VOIP]: voip });
  expect(readContent(smallSectionSchema, root, { anchorsOf: smallAnchorsOf }).pages.size).toBe(2);
});

test('does not report links to the anchors of an invalid page', () => {
  const wrong = voip.replace('kind: roles', 'kind: rols');
  const message = problemText({ [PAGE]: sections('kind: link\n    href: /voip#opportunita'), [VOIP]: wrong });
  expect(message).not.toContain('a part of');
});

describe('the questions of an FAQ set as anchors of its page', () => {
  const link = { id: 'fibra', file: 'f', writtenAt: () => undefined, lineOf: () => 1 };
  const raw = (text: string) => ({
    pages: { entries: [{ ...link, data: { text } }], problems: [], ids: ['fibra'] },
  });
  const pages = new Map([['fibra', { sections: [{ kind: 'faq', questions: 'casa' }] }]]);
  const anchorsOf = () => [];
  const items = [{ question: 'Quanto costa la fibra per due?', answer: 'Poco.' }];

  test.each([
    ['/fibra#quanto-costa-la-fibra', 0],
    ['/fibra#quanto-costa', 1],
  ])('the link %s causes %i problems', (target, mistakes) => {
    const faqs = new Map([['casa', { items }]]);
    expect(deadAnchors(raw(`[x](${target})`), { pages, faqs, anchorsOf })).toHaveLength(mistakes);
  });

  test('are not checked when the set is invalid', () => {
    expect(deadAnchors(raw('[x](#quanto)'), { pages, faqs: new Map(), anchorsOf })).toEqual([]);
  });
});
