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
      `pages/voip.yaml:1 title: a title of its own: ${PAGE}:1 has it already | "Fibra business"`,
    ],
  ),
  [
    'two pages with one description',
    { 'pages/a.yaml': TEXT.replace('Fibra business', 'A').replace(/^description: .*$/m, REWRITTEN) },
    `${PAGE}:2 description: a description of its own: pages/a.yaml:2 has it already`,
  ],
  [
    'two pages whose forms have one source',
    { 'pages/a.yaml': page('A', 'Campagna'), 'pages/campagne/b.yaml': page('B', 'Campagna') },
    'pages/campagne/b.yaml:6 sections[0].form.source: a source of its own: pages/a.yaml:6 has it already | "Campagna"',
  ],
  [
    'two services with one address',
    second({ href: '/fibra-ottica', order: '2' }),
    `services/voip.yaml:2 href: an address of its own: ${SERVICE}:2 has it already | "/fibra-ottica"`,
  ],
  [
    'two services at one place of a menu',
    second({}),
    `services/voip.yaml:4 order: a place in its menu of its own: ${SERVICE}:4 has it already | "connettivita 1"`,
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
