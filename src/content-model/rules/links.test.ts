import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { questionId } from '../fields/question-id.ts';
import { reference } from '../fields/reference.ts';
import { ContentError } from '../read/content-error.ts';
import { defineSection, type Kind } from '../section.ts';
import { block, contentError, problemText, readProject } from '../testing/problem-text.ts';
import { SMALL_KINDS } from '../testing/small-kinds.ts';
import { anotherPage, type ContentChanges, edit, temporaryProject } from '../testing/temporary-project.ts';

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
  expect(readProject(root).pages.size).toBe(2);
});

test('does not report links to the anchors of an invalid page', () => {
  const wrong = voip.replace('kind: roles', 'kind: rols');
  const message = problemText({ [PAGE]: sections('kind: link\n    href: /voip#opportunita'), [VOIP]: wrong });
  expect(message).not.toContain('a part of');
});

const kindOf = (name: string): z.ZodObject<{ kind: z.ZodLiteral<string> }> =>
  z.strictObject({ kind: z.literal(name) });
const withKinds = (...own: readonly Kind[]): readonly Kind[] => [
  ...SMALL_KINDS.filter(({ kind }) => !own.some((other) => other.kind === kind)),
  ...own,
];
const fieldsWith = (yaml: string, kinds: readonly Kind[], more: ContentChanges = {}): string[] => {
  try {
    readProject(temporaryProject({ ...more, [PAGE]: sections(yaml) }), undefined, kinds);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ field, expected }) => `${field}: ${expected}`);
  }
};

describe('anchors that a section has by its entries', () => {
  const schema = z.strictObject({ kind: z.literal('faq'), questions: reference('faqs') });
  const kinds = withKinds(
    defineSection({
      schema,
      anchors: ({ questions }, { faqs }) =>
        faqs.get(questions)?.items.map(({ question }) => questionId(question)),
    }),
  );
  const faq = {
    'faqs/casa.yaml':
      'items:\n  - { question: Quanto costa la fibra?, answer: Poco. }\n  - { question: E poi?, answer: Sì. }\n',
  };
  const linking = (target: string): string =>
    `kind: faq\n    questions: casa\n  - kind: link\n    href: "${target}"`;

  test('are known', () => {
    expect(fieldsWith(linking('#quanto-costa-la-fibra'), kinds, faq)).toEqual([]);
    expect(fieldsWith(linking('#quanto-costa'), kinds, faq)).toEqual([
      expect.stringContaining('a part of /fibra-ottica, probably "#quanto-costa-la-fibra"'),
    ]);
  });

  test('are not checked when the entry is refused', () => {
    const fields = fieldsWith(linking('#quanto'), kinds, { 'faqs/casa.yaml': 'items: []\n' });
    expect(fields).toEqual([expect.stringMatching(/^items: /)]);
  });
});

describe('a section whose buttons lead to an anchor of its page', () => {
  const kinds = withKinds(
    defineSection({
      schema: kindOf('roles'),
      anchors: () => ['opportunita'],
      buttons: ['contatto-hero', 'consulenza'],
    }),
  );

  test('is rejected on a page without that anchor', () => {
    expect(fieldsWith('kind: text\n    text: Ciao\n  - kind: roles', kinds)).toEqual([
      expect.stringMatching(
        /^sections\[1\]\.kind: a page with #contatto-hero or #consulenza, where the buttons/,
      ),
    ]);
  });

  test('is accepted on a page with one of its anchors', () => {
    expect(fieldsWith('kind: roles\n  - kind: consultation', kinds)).toEqual([]);
  });
});

describe('the section that opens a page', () => {
  const kinds = withKinds(
    defineSection({ schema: kindOf('roles'), opening: true }),
    defineSection({ schema: kindOf('hero'), opening: true }),
  );

  test.each([
    ['kind: text\n    text: Ciao', ['sections[0].kind: a section that opens a page: roles, hero']],
    [
      'kind: roles\n  - kind: hero',
      ['sections[1].kind: a section that does not open a page: sections[0] already has the headline'],
    ],
    ['kind: roles\n  - kind: text\n    text: Ciao', []],
  ])('is the first, and the only one with a headline: %s', (yaml, problems) => {
    expect(fieldsWith(yaml, kinds)).toEqual(problems);
  });

  test('causes one problem when its kind is misspelt', () => {
    expect(fieldsWith('kind: role', kinds)).toHaveLength(1);
  });
});

describe('a link in a text that shows none', () => {
  const link = 'La [fibra](/fibra-ottica)';
  const wrong = 'text without a link: only answers and long texts show links';

  test.each<[where: string, changes: ContentChanges, place: string]>([
    ['a section', { [PAGE]: sections(`kind: plain\n    text: ${link}`) }, 'sections[0].text'],
    [
      'a question',
      {
        'faqs/fibra.yaml': `items:\n  - { question: "${link}", answer: Sì }\n  - { question: B?, answer: b }\n`,
      },
      'items[0].question',
    ],
    ['a summary', edit('services/fibra-ottica.yaml', 'summary: Attiva', `summary: ${link}`), 'summary'],
  ])('is rejected in %s', (_where, changes, field) => {
    const { problems } = contentError(changes);
    expect(problems.map((problem) => [problem.field, problem.expected])).toEqual([[field, wrong]]);
  });

  test('is accepted in one that does', () => {
    expect(
      fieldsWith(
        `kind: text\n    text: "${link}, [legge](https://www.gazzettaufficiale.it/a?b#c)"`,
        SMALL_KINDS,
      ),
    ).toEqual([]);
  });
});

const section = (yaml: string): ContentChanges => ({ [PAGE]: sections(yaml) });
const text = (copy: string) => section(`kind: text\n    text: ${JSON.stringify(copy)}`);

describe('a link to an address that no page has', () => {
  const problem = (field: string, received: string) =>
    block(
      `${PAGE}:6`,
      field,
      'an address of this site, probably "/fibra-ottica"; known are "/fibra-ottica", "/richiesta-inviata", "/candidatura-inviata"',
      received,
    );

  test.each([
    ['kind: link\n    href: /fibra-otica', 'sections[0].href', '"/fibra-otica"'],
    ['kind: link\n    href: /fibra-otica#prezzi', 'sections[0].href', '"/fibra-otica"'],
    ['kind: text\n    text: La [fibra](/fibra-otica) arriva.', 'sections[0].text', '"/fibra-otica"'],
    ['kind: text\n    text: La [fibra](/fibra-ottica/) arriva.', 'sections[0].text', '"/fibra-ottica/"'],
    ['kind: text\n    text: La [fibra](//fibra-ottica) arriva.', 'sections[0].text', '"//fibra-ottica"'],
    [
      'kind: text\n    text: "[fibra](/fibra-otica), [fibra](/fibra-otica#prezzi)"',
      'sections[0].text',
      '"/fibra-otica", here and in src/content/pages/fibra-ottica.yaml:6 (sections[0].text)',
    ],
  ])('is reported: %s', (yaml, field, received) => {
    expect(problemText(section(yaml))).toBe(problem(field, received));
  });

  test('gets a suggestion when only the parent pages are missing from it', () => {
    expect(
      problemText({
        'pages/servizi/voip.yaml': anotherPage('VoIP'),
        ...section('kind: link\n    href: /voip'),
      }),
    ).toContain(
      'an address of this site, probably "/servizi/voip"; known are "/fibra-ottica", "/servizi/voip"',
    );
  });

  test('gets a suggestion only among the first fifty', () => {
    const links = Array.from({ length: 60 }, (_, index) => `[x](/fibra-ottica-${index})`).join(' ');
    const expected = contentError(text(links)).problems.map((problem) => problem.expected);
    expect(expected.filter((what) => what.includes('probably "/fibra-ottica"'))).toHaveLength(50);
    expect(expected.filter((what) => what === 'an address of this site')).toHaveLength(10);
  });

  test('is not one to a page, an alias, a route in code or an anchor of them', () => {
    const links =
      '[a](/fibra-ottica#main) [c](/fibra) [d](/richiesta-inviata) [e](/candidatura-inviata) [f](#main) [h](mailto:{brand:email})';
    const page = text(links)[PAGE] ?? '';
    const project = temporaryProject({ [PAGE]: `aliases: [/fibra]\n${page}` });
    expect(readProject(project).pages.size).toBe(1);
  });
});

describe('two sections with one anchor', () => {
  test.each([
    ['kind: roles', 'kind: roles', 'opportunita'],
    ['kind: consultation', 'kind: consultation', 'consulenza'],
    [
      'kind: consultation\n    anchor: candidatura',
      'kind: consultation\n    anchor: candidatura',
      'candidatura',
    ],
  ])('are rejected: %s, %s', (first, second, anchor) => {
    const message = problemText(section(`${first}\n  - kind: text\n    text: Tra i due\n  - ${second}`));
    expect(message).toMatch(new RegExp(`^src/content/${PAGE}:\\d+\n  field     sections\\[2\\]\n`));
    expect(message).toContain(
      `  expected  one section with the anchor #${anchor} on a page: sections[0] has it already\n  received  {"kind":`,
    );
  });

  test('are accepted when one of them sets another anchor', () => {
    const two = section(
      'kind: consultation\n  - kind: consultation\n    anchor: candidatura\n  - kind: roles',
    );
    expect(readProject(temporaryProject(two)).pages.size).toBe(1);
  });
});
