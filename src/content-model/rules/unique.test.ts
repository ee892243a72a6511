import { describe, expect, test } from 'vitest';
import { block, contentError, problemText, readProject } from '../testing/problem-text.ts';
import {
  anotherPage,
  type ContentChanges,
  edit,
  SMALL_CONTENT,
  temporaryProject,
} from '../testing/temporary-project.ts';

const PAGE = 'pages/fibra-ottica.yaml';
const TEXT = SMALL_CONTENT[PAGE] ?? '';
const DESCRIPTION = /^description: (.*)$/m.exec(TEXT)?.[1] ?? '';

test.each(['Fibra business', '"Fibra business "', 'Fibra {fact:fibra-ottica/kind}'])(
  'reports two pages with the title %s together',
  (title) => {
    const facts = edit('plans/fibra-ottica.yaml', 'facts: {', 'facts: { kind: business,');
    const page = anotherPage('VoIP').replace('title: VoIP', `title: ${title}`);
    expect(problemText({ ...facts, 'pages/voip.yaml': page })).toBe(
      block(
        `${PAGE}:1 and src/content/pages/voip.yaml:1`,
        'title',
        'a title of its own in each place',
        '"Fibra business"',
      ),
    );
  },
);

test('reports two pages with one description together, even if it is written in different ways', () => {
  const page = TEXT.replace('Fibra business', 'VoIP').replace(
    `description: ${DESCRIPTION}`,
    `description: >-\n  ${DESCRIPTION.replace('{brand:operator}', 'Nordica\n  Rete')}`,
  );
  const message = problemText({ 'pages/copia.yaml': page });
  expect(message).toContain(
    `src/content/pages/copia.yaml:2 and src/content/${PAGE}:2\n  field     description\n  expected  a description of its own in each place\n`,
  );
  expect(message.match(/expected/g)).toHaveLength(1);
});

const PLANS_SECTION = 'kind: plans\n    plans: fibra-ottica';
const form = (source: string) =>
  `kind: form\n    form: { title: T, description: D, messageLabel: M, source: ${source} }`;

/** A page with a form. */
const page = (title: string, source: string): string =>
  anotherPage(title).replace(PLANS_SECTION, form(source));

const FIELD = 'sections[0].form.source';

test.each([
  ['two campaigns', 'pages/campagne/a.yaml', 'pages/campagne/b.yaml'],
  ['two pages', 'pages/a.yaml', 'pages/b.yaml'],
])('reports %s with one source together', (_what, a, b) => {
  expect(problemText({ [a]: page('A', 'Campagna'), [b]: page('B', 'Campagna') })).toBe(
    block(`${a}:6 and src/content/${b}:6`, FIELD, 'a source of its own in each place', '"Campagna"'),
  );
});

test.each([
  ['a page', { 'pages/voip.yaml': page('VoIP', 'VoIP') }, 'VoIP', 'pages/voip.yaml'],
  ['a dialog', {}, 'navigation_popup', 'dialogs.yaml'],
])('reports the campaign when it shares a source with %s', (_what, changes, source, owner) => {
  expect(problemText({ ...changes, 'pages/campagne/a.yaml': page('A', source) })).toBe(
    block(
      'pages/campagne/a.yaml:6',
      FIELD,
      `a source of its own: src/content/${owner} has it already`,
      JSON.stringify(source),
    ),
  );
});

test('lets two forms of one page, and a page and a dialog, share a source', () => {
  const twice = page('A', 'A').replace(form('A'), `${form('A')}\n  - ${form('A')}`);
  const root = temporaryProject({
    'pages/campagne/a.yaml': twice,
    'pages/b.yaml': page('B', 'navigation_popup'),
    'dialogs.yaml': SMALL_CONTENT['dialogs.yaml'] ?? null,
  });
  expect(readProject(root).pages.size).toBe(3);
});

const SERVICE = 'services/fibra-ottica.yaml';
const PLANS = 'plans/fibra-ottica.yaml';

/** @returns the problems that a small change to valid content causes, one line each */
const refused = (changes: ContentChanges): string[] =>
  contentError(changes).problems.map(
    ({ file, field, expected, received }) =>
      `${file.replace('src/content/', '')} ${field}: ${expected} | ${received}`,
  );
const accepted = (changes: ContentChanges): void => {
  expect(() => readProject(temporaryProject(changes))).not.toThrow();
};
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

describe('a question', () => {
  const FAQ = 'faqs/fibra.yaml';
  const faq = (...questions: readonly string[]): string =>
    `items:\n${questions.map((question) => `  - { question: ${question}, answer: Sì }\n`).join('')}`;

  test('is rejected when it repeats another of its list', () => {
    expect(problemText({ [FAQ]: faq('Quanto costa?', 'È mia?', 'Quanto Costa?') })).toBe(
      block(
        `${FAQ}:4`,
        'items[2].question',
        'another question: items[0] already asks this one',
        '"Quanto Costa?" (text)',
      ),
    );
  });

  test('is rejected when its first four words, which form its anchor, repeat those of another', () => {
    expect(
      problemText({ [FAQ]: faq('Quanto costa la fibra?', 'Quanto costa la fibra per due?', 'È mia?') }),
    ).toBe(
      block(
        `${FAQ}:3`,
        'items[1].question',
        'other first words: links to a question use the first four, and items[0] has the same ones',
        '"Quanto costa la fibra per due?" (text)',
      ),
    );
  });

  test('may be in two lists', () => {
    const one = faq('Quanto costa?', 'È mia?', 'E poi?');
    const root = temporaryProject({ [FAQ]: one, 'faqs/voip.yaml': one });
    expect(readProject(root).faqs.size).toBe(2);
  });
});
