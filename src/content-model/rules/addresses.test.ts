import { describe, expect, test } from 'vitest';
import { block, problemText, readProject } from '../testing/problem-text.ts';
import { anotherPage, SMALL_CONTENT, temporaryProject } from '../testing/temporary-project.ts';

const PAGE = 'pages/fibra-ottica.yaml';
const TEXT = SMALL_CONTENT[PAGE] ?? '';
const withKey = (key: string): string => `${key}\n${TEXT}`;

describe('aliases', () => {
  test('are part of the page', () => {
    const project = temporaryProject({ [PAGE]: withKey('aliases: [/fibra, /offerte/fibra]') });
    const { pages } = readProject(project);
    expect(pages.get('fibra-ottica')?.aliases).toEqual(['/fibra', '/offerte/fibra']);
  });

  test('cannot take the address of a page', () => {
    expect(
      problemText({ 'pages/voip.yaml': anotherPage('VoIP', withKey('aliases: [/voce, /fibra-ottica]')) }),
    ).toBe(
      block(
        'pages/voip.yaml:1',
        'aliases[1]',
        'an address of its own: src/content/pages/fibra-ottica.yaml has it already',
        '"/fibra-ottica"',
      ),
    );
  });

  test('cannot be shared', () => {
    const alias = withKey('aliases: [/linea]');
    const both = { [PAGE]: alias, 'pages/voip.yaml': anotherPage('VoIP', alias) };
    expect(problemText(both)).toBe(
      block(
        'pages/fibra-ottica.yaml:1 and src/content/pages/voip.yaml:1',
        'aliases[0]',
        'an address of its own in each place',
        '"/linea"',
      ),
    );
  });

  test.each(['fibra', '/fibra/', '/Fibra', '/'])('cannot be "%s"', (alias) => {
    expect(problemText({ [PAGE]: withKey(`aliases: ["${alias}"]`) })).toContain(
      'an address such as /cybersecurity, without a slash at the end',
    );
  });
});

describe('reserved addresses', () => {
  const routes = {
    '../pages/404.astro': '',
    '../pages/richiesta-inviata.astro': '',
    '../pages/llms.txt.ts': '',
    '../pages/[...path].astro': '',
  };

  test.each(['404', 'richiesta-inviata', 'richiesta-inviata/index'])('do not allow a page named %s', (id) => {
    const route = id.replace('/index', '');
    expect(problemText({ ...routes, [`pages/${id}.yaml`]: anotherPage('Grazie') })).toBe(
      block(
        `pages/${id}.yaml:1`,
        '(top level)',
        `an address of its own: src/pages/${route}.astro has it already`,
        `"/${route}"`,
      ),
    );
  });

  test('cannot be aliases', () => {
    expect(problemText({ ...routes, [PAGE]: withKey('aliases: [/404]') })).toContain(
      'src/pages/404.astro has it already',
    );
  });

  test('include those of functions and of the content editor', () => {
    const taken = (path: string) => ({ [`pages${path}.yaml`]: anotherPage('Grazie') });
    for (const path of ['/api', '/api/health'])
      expect(problemText(taken(path))).toBe(
        block(
          `pages${path}.yaml:1`,
          '(top level)',
          'an address that is not below /api: functions answer there',
          `"${path}"`,
        ),
      );
    expect(problemText({ [PAGE]: withKey('aliases: [/api/health]') })).toContain('functions answer there');
    expect(problemText(taken('/admin'))).toContain('not below /admin: the editor of the content is there');
    const project = temporaryProject({ 'pages/api-e-sistemi.yaml': anotherPage('API') });
    expect(readProject(project).pages.has('api-e-sistemi')).toBe(true);
  });

  test('do not include /llms when only /llms.txt is taken', () => {
    const project = temporaryProject({ ...routes, 'pages/llms.yaml': anotherPage('Modelli') });
    expect(readProject(project).pages.has('llms')).toBe(true);
  });
});

describe('the breadcrumb', () => {
  test('has an address for each parent page and none for the page itself', () => {
    const crumbs = 'breadcrumb: [{ name: Servizi, href: /servizi }, { name: Fibra }]';
    const project = temporaryProject({
      [PAGE]: withKey(crumbs),
      'pages/servizi.yaml': anotherPage('Servizi'),
    });
    const { pages } = readProject(project);
    expect(pages.get('fibra-ottica')?.breadcrumb).toEqual([
      { name: 'Servizi', href: '/servizi' },
      { name: 'Fibra' },
    ]);
  });

  test.each([
    ['[{ name: Servizi }, { name: Fibra }]', 'breadcrumb[0].href', 'an address such as /servizi'],
    ['[{ name: Fibra, href: /fibra-ottica }]', 'breadcrumb[0].href', 'no address: it is this page'],
  ])('cannot be %s', (crumbs, field, expected) => {
    const message = problemText({ [PAGE]: withKey(`breadcrumb: ${crumbs}`) });
    expect(message).toContain(`field     ${field}\n  expected  ${expected}`);
  });
});

const REDIRECTS = 'redirects.yaml';
const redirects = (moved: string, kept = ''): Record<string, string> => ({
  [REDIRECTS]: `kept: [${kept}]\nmoved:\n${moved}`,
});

test('accepts an old address that leads to a page', () => {
  const project = temporaryProject(redirects('  - { from: /fibra, to: /fibra-ottica }\n', '/fibra'));
  expect(readProject(project).redirects.moved).toEqual([{ from: '/fibra', to: '/fibra-ottica' }]);
});

test('reports a kept address that has no page and is not redirected', () => {
  expect(problemText({ [REDIRECTS]: 'kept:\n  - /fibra-ottica\n  - /servizi/voip\n' })).toBe(
    block(
      `${REDIRECTS}:3`,
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
  expect(text).toContain(`src/content/${REDIRECTS}:3\n  field     ${field}\n`);
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
