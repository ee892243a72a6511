import { expect, test } from 'vitest';
import { PAGE, PLANS, problemsOf, SERVICE } from '../testing/problem-text.ts';
import { anotherPage, type ContentChanges, edit, SMALL_CONTENT } from '../testing/temporary-project.ts';

const TEXT = SMALL_CONTENT[PAGE] ?? '';
const DESCRIPTION = /^description: (.*)$/m.exec(TEXT)?.[1] ?? '';
/** The same description, written in another way. */
const REWRITTEN = `description: >-\n  ${DESCRIPTION.replace('{brand:operator}', 'Nordica\n  Rete')}`;
const KIND = edit(PLANS, 'facts: {', 'facts: { kind: business,');

const form = (source: string) =>
  `kind: form\n    form: { title: T, description: D, messageLabel: M, source: ${source} }`;
/** A page with a form. */
const page = (title: string, source: string): string =>
  anotherPage(title).replace('kind: plans\n    plans: fibra-ottica', form(source));
/** Another service. */
const second = (more: Readonly<Record<string, string>>): ContentChanges => ({
  'services/voip.yaml': Object.entries({ name: 'VoIP', href: '/fibra-ottica#main', ...more }).reduce(
    (service, [key, value]) => service.replace(new RegExp(`^${key}: .*`, 'm'), `${key}: ${value}`),
    SMALL_CONTENT[SERVICE] ?? '',
  ),
});

test.each<[what: string, changes: ContentChanges, problem: string]>([
  ...['Fibra business', '"Fibra business "', 'Fibra {fact:fibra-ottica/kind}'].map(
    (title): [string, ContentChanges, string] => [
      `two pages with the title ${title}`,
      { ...KIND, 'pages/voip.yaml': anotherPage('VoIP').replace('title: VoIP', `title: ${title}`) },
      `pages/voip.yaml:1 title: un titolo che ${PAGE}:1 non abbia già | "Fibra business"`,
    ],
  ),
  [
    'two pages with one description',
    { 'pages/a.yaml': TEXT.replace('Fibra business', 'A').replace(/^description: .*$/m, REWRITTEN) },
    `${PAGE}:2 description: una descrizione che pages/a.yaml:2 non abbia già`,
  ],
  [
    'two pages whose forms have one source',
    { 'pages/a.yaml': page('A', 'Campagna'), 'pages/campagne/b.yaml': page('B', 'Campagna') },
    'pages/campagne/b.yaml:6 sections[0].form.source: una provenienza che pages/a.yaml:6 non abbia già | "Campagna"',
  ],
  [
    'two services with one address',
    second({ href: '/fibra-ottica', order: '2' }),
    `services/voip.yaml:2 href: un indirizzo che ${SERVICE}:2 non abbia già | "/fibra-ottica"`,
  ],
  [
    'two services at one place of a menu',
    second({}),
    `services/voip.yaml:4 order: un posto nel menù che ${SERVICE}:4 non abbia già | "connettivita 1"`,
  ],
])('refuses %s', (_what, changes, problem) => {
  expect(problemsOf(changes)).toEqual([expect.stringContaining(problem)]);
});

test.each<[what: string, changes: ContentChanges]>([
  ['a menu with a gap', second({ order: '7' })],
  [
    'two forms of one page with one source',
    { 'pages/a.yaml': page('A', `A }\n  - ${form('A').slice(0, -2)}`) },
  ],
  ['a page with the source of a dialog', { 'pages/b.yaml': page('B', 'navigation_popup') }],
])('accepts %s', (_what, changes) => {
  expect(problemsOf(changes)).toEqual([]);
});
