import { expect, test } from 'vitest';
import * as z from 'zod';
import { questionId } from '../fields/question-id.ts';
import { reference } from '../fields/reference.ts';
import { defineSection, type Kind } from '../section.ts';
import { cases, PAGE, problemsOf, SERVICE, section, text } from '../testing/problem-text.ts';
import { SMALL_KINDS } from '../testing/small-kinds.ts';
import { anotherPage, type ContentChanges, edit } from '../testing/temporary-project.ts';

/** A page at `/voip` with the alias `/centralino`, a form and open positions. */
const VOIP = section('kind: consultation\n  - kind: roles')[PAGE] ?? '';
const MORE: ContentChanges = {
  'pages/voip.yaml': `aliases: [/centralino]\n${anotherPage('VoIP', VOIP)}`,
  'pages/servizi/sd-wan.yaml': anotherPage('SD-WAN'),
  'pages/estate.yaml': `from: 2099-06-01\n${anotherPage('Estate')}`,
};
const linking = (target: string): ContentChanges => ({ ...MORE, ...text(`Il [modulo](${target})`) });

test.each(
  cases(`
  #consulenza | un punto di /fibra-ottica: "#main"
  #mai | un punto di /fibra-ottica, forse "#main"; ci sono "#main"
  /voip#prezzi-nuovi | un punto di /voip: "#main", "#consulenza", "#opportunita"
  /centralino#opportunit | un punto di /centralino, forse "#opportunita"; ci sono "#main", "#consulenza", "#opportunita"
  /fibra-otica | un indirizzo di questo sito, forse "/fibra-ottica"; ci sono "/fibra-ottica", "/servizi/sd-wan", "/voip", "/centralino", "/richiesta-inviata", "/candidatura-inviata"
  /fibra-otica#prezzi | un indirizzo di questo sito, forse "/fibra-ottica"; ci sono "/fibra-ottica", "/servizi/sd-wan", "/voip", "/centralino", "/richiesta-inviata", "/candidatura-inviata"
  /fibra-ottica/ | un indirizzo di questo sito, forse "/fibra-ottica"; ci sono "/fibra-ottica", "/servizi/sd-wan", "/voip", "/centralino", "/richiesta-inviata", "/candidatura-inviata"
  //fibra-ottica | un indirizzo di questo sito, forse "/fibra-ottica"; ci sono "/fibra-ottica", "/servizi/sd-wan", "/voip", "/centralino", "/richiesta-inviata", "/candidatura-inviata"
  /sd-wan | un indirizzo di questo sito, forse "/servizi/sd-wan"; ci sono "/fibra-ottica", "/servizi/sd-wan", "/voip", "/centralino", "/richiesta-inviata", "/candidatura-inviata"
  /estate | una pagina online quanto questo link: /estate è online solo in certi giorni
`),
)('refuses a link to %s', (target, expected) => {
  expect(problemsOf(linking(target))).toEqual([
    expect.stringContaining(`${PAGE}:6 sections[0].text: ${expected}`),
  ]);
});

test.each([
  '#main',
  '/voip#consulenza',
  '/centralino#opportunita',
  '/richiesta-inviata#modulo',
  'mailto:a@b.example?subject=#1',
  'https://www.gazzettaufficiale.it/a?b#c',
])('accepts a link to %s', (target) => {
  expect(problemsOf(linking(target))).toEqual([]);
});

test('says of the address of a new service that its page comes first', () => {
  expect(problemsOf(edit(SERVICE, 'href: /fibra-ottica', 'href: /servizi/fax'))).toContainEqual(
    expect.stringContaining('; la pagina di un servizio nuovo si fa prima, senza `service`'),
  );
});

test('names the new address of a page that has moved', () => {
  const moved = { 'redirects.yaml': 'moved: [{ from: /telefonia/, to: /voip }]\nkept: []\n' };
  expect(problemsOf({ ...linking('/telefonia#consulenza'), ...moved })).toEqual([
    expect.stringContaining(
      'sections[0].text: "/voip", dove porta adesso il vecchio indirizzo | "/telefonia"',
    ),
  ]);
});

test('reports an address and an anchor in other files, and nothing about anchors of a refused page', () => {
  const menu = edit('navigation.yaml', '/fibra-ottica#main', '"#consulenze"');
  expect(problemsOf({ ...MORE, ...menu })).toEqual([
    expect.stringContaining(
      'un punto di una pagina, forse "#consulenza"; ci sono "#main", "#consulenza", "#opportunita"',
    ),
  ]);
  const href = { ...MORE, ...section('kind: link\n    href: /voipp') };
  expect(problemsOf(href)).toEqual([
    expect.stringContaining(
      'sections[0].href: un indirizzo di questo sito, forse "/voip"; ci sono "/fibra-ottica", "/servizi/sd-wan", "/voip", "/centralino", "/richiesta-inviata", "/candidatura-inviata"',
    ),
  ]);
  const refused = {
    ...linking('/voip#mai'),
    'pages/voip.yaml': anotherPage('VoIP', VOIP.replace('roles', 'rols')),
  };
  expect(problemsOf(refused)).toEqual([expect.stringContaining('pages/voip.yaml')]);
});

test.each<[where: string, changes: ContentChanges, field: string]>([
  ['a section', section('kind: plain\n    text: La [fibra](/fibra-ottica)'), 'sections[0].text'],
  ['a summary', edit(SERVICE, 'summary: Attiva', 'summary: La [fibra](/fibra-ottica)'), 'summary'],
])('refuses a link in a text that shows none: %s', (_where, changes, field) => {
  expect(problemsOf(changes)).toEqual([
    expect.stringContaining(`${field}: un testo senza link: solo le risposte e i testi lunghi mostrano link`),
  ]);
});

const kindOf = (name: string) => z.strictObject({ kind: z.literal(name) });
/** The small kinds with some of them replaced. */
const withKinds = (...own: readonly Kind[]): readonly Kind[] => [
  ...SMALL_KINDS.filter(({ kind }) => !own.some((other) => other.kind === kind)),
  ...own,
];
const ROLES = withKinds(
  defineSection({
    name: 'Prova',
    schema: kindOf('roles'),
    anchors: () => ['opportunita'],
    buttons: ['contatto', 'consulenza'],
  }),
);
const OPENINGS = withKinds(
  defineSection({ name: 'Prova', schema: kindOf('roles'), opening: true }),
  defineSection({ name: 'Prova', schema: kindOf('hero'), opening: true }),
);
const FAQ = withKinds(
  defineSection({
    name: 'Prova',
    schema: z.strictObject({ kind: z.literal('faq'), questions: reference('faqs') }),
    anchors: ({ questions }, { faqs }) =>
      faqs.get(questions)?.items.map(({ question }) => questionId(question)),
  }),
);
const QUESTIONS = {
  'faqs/casa.yaml':
    'items:\n  - { question: Quanto costa la fibra?, answer: Poco. }\n  - { question: E poi?, answer: Sì. }\n',
};
const asking = (target: string) =>
  section(`kind: faq\n    questions: casa\n  - kind: link\n    href: "${target}"`);

test.each<[what: string, changes: ContentChanges, kinds: readonly Kind[], problems: string[]]>([
  [
    'anchors of entries',
    { ...QUESTIONS, ...asking('#quanto-costa') },
    FAQ,
    [
      'sections[1].href: un punto di /fibra-ottica, forse "#quanto-costa-la-fibra"; ci sono "#main", "#quanto-costa-la-fibra", "#e-poi"',
    ],
  ],
  ['known anchors of entries', { ...QUESTIONS, ...asking('#quanto-costa-la-fibra') }, FAQ, []],
  [
    'anchors of a refused entry',
    { 'faqs/casa.yaml': 'items: []\n', ...asking('#mai') },
    FAQ,
    ['casa.yaml:1 items'],
  ],
  [
    'buttons that lead nowhere',
    section('kind: text\n    text: Ciao\n  - kind: roles'),
    ROLES,
    ['sections[1].kind: una pagina con #contatto o #consulenza, dove portano i pulsanti di questa sezione'],
  ],
  ['buttons that lead to a part', section('kind: roles\n  - kind: consultation'), ROLES, []],
  [
    'a page without a headline',
    section('kind: text\n    text: Ciao'),
    OPENINGS,
    ['sections[0].kind: una sezione che apre una pagina: `kind: roles`, `kind: hero`'],
  ],
  [
    'a page with two headlines',
    section('kind: roles\n  - kind: hero'),
    OPENINGS,
    ['sections[1].kind: una sezione che non apre una pagina: il titolo ce l’ha già la prima'],
  ],
  ['one headline', section('kind: roles\n  - kind: text\n    text: Ciao'), OPENINGS, []],
  [
    'a misspelt opening',
    section('kind: role'),
    OPENINGS,
    [
      'sections[0].kind: una delle scelte, forse "roles"; ci sono "roles", "form", "text", "link", "hero", "plans" e altri',
    ],
  ],
  [
    'two sections with one anchor',
    section('kind: roles\n  - kind: consultation\n  - kind: roles'),
    SMALL_KINDS,
    ['sections[2]: una sola sezione con il punto #opportunita in una pagina: ce l’ha già `sections[0]`'],
  ],
  [
    'two sections with anchors of their own',
    section('kind: consultation\n  - kind: consultation\n    anchor: candidatura'),
    SMALL_KINDS,
    [],
  ],
])('judges %s', (_what, changes, kinds, problems) => {
  expect(problemsOf(changes, { kinds })).toEqual(problems.map((problem) => expect.stringContaining(problem)));
});
