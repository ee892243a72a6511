import { expect, test } from 'vitest';
import { readContent } from '../read-content.ts';
import { block, problemText } from '../testing/problem-text.ts';
import { smallSectionSchema } from '../testing/small-section.ts';
import { anotherPage, SMALL_CONTENT, temporaryProject } from '../testing/temporary-project.ts';

const PLANS = 'kind: plans\n    plans: fibra-ottica';
const form = (source: string) =>
  `kind: form\n    form: { title: T, description: D, messageLabel: M, source: ${source} }`;

/** A page with a form. */
const page = (title: string, source: string): string => anotherPage(title).replace(PLANS, form(source));

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
  expect(readContent(smallSectionSchema, root).pages.size).toBe(3);
});
