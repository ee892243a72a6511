import { expect, test } from 'vitest';
import { readContent } from '../read-content.ts';
import { block, problemText } from '../testing/problem-text.ts';
import { smallSectionSchema } from '../testing/small-section.ts';
import { anotherPage, temporaryProject } from '../testing/temporary-project.ts';

const FILE = 'redirects.yaml';
const redirects = (moved: string, kept = ''): Record<string, string> => ({
  [FILE]: `kept: [${kept}]\nmoved:\n${moved}`,
});

test('accepts an old address that leads to a page', () => {
  const project = temporaryProject(redirects('  - { from: /fibra, to: /fibra-ottica }\n', '/fibra'));
  expect(readContent(smallSectionSchema, project).redirects.moved).toEqual([
    { from: '/fibra', to: '/fibra-ottica' },
  ]);
});

test('reports a kept address that has no page and is not redirected', () => {
  expect(problemText({ [FILE]: 'kept:\n  - /fibra-ottica\n  - /servizi/voip\n' })).toBe(
    block(
      `${FILE}:3`,
      'kept[1]',
      'a page at /servizi/voip, which is gone. Was it renamed? Then add under moved: { from: /servizi/voip, to: its new address }',
      '"/servizi/voip" (text)',
    ),
  );
});

const TWO_PAGES = { 'pages/voip.yaml': anotherPage('VoIP') };
const ABOUT_FROM = 'moved[0].from';
const ABOUT_TO = 'moved[0].to';
test.each([
  ['a page', '{ from: /voip, to: /fibra-ottica }', ABOUT_FROM, 'an address that is not in use'],
  ['a function', '{ from: /api/contact, to: /voip }', ABOUT_FROM, 'an address that is not in use'],
  ['no address', '{ from: centralini, to: /voip }', ABOUT_FROM, 'begins with a slash'],
  ['a dead end', '{ from: /voce, to: /voipp }', ABOUT_TO, '/voip'],
  ['another site', '{ from: /voce, to: https://voip.example }', ABOUT_TO, 'an address of this site'],
  ['itself', '{ from: /voce, to: /voce }', ABOUT_TO, 'does not lead back to /voce'],
])('rejects an old address that is or leads to %s', (_, moved, field, expected) => {
  const text = problemText({ ...TWO_PAGES, ...redirects(`  - ${moved}\n`) });
  expect(text).toContain(`src/content/${FILE}:3\n  field     ${field}\n`);
  expect(text).toContain(expected);
});

test('reports a chain with the address where it ends, and a loop', () => {
  const chain = '  - { from: /a, to: /b }\n  - { from: /b, to: /fibra-ottica }\n';
  expect(problemText(redirects(chain))).toContain('the final address, /fibra-ottica');
  const circle = '  - { from: /a, to: /b }\n  - { from: /b, to: /c }\n  - { from: /c, to: /b }\n';
  const message = problemText(redirects(circle));
  expect(message.match(/does not lead back to/g)).toHaveLength(3);
});

test('rejects two targets for one old address', () => {
  const both = '  - { from: /voce, to: /voip }\n  - { from: /voce, to: /fibra-ottica }\n';
  expect(problemText({ ...TWO_PAGES, ...redirects(both) })).toContain('an address of its own in each place');
});
