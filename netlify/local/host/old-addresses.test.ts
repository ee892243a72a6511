import { afterAll, expect, it, test } from 'vitest';
import { makeProject, rawRequest, runningHost } from './host.fixture.ts';
import { loadRedirectRules } from './site-rules.ts';

/** As the build writes them for `src/content/redirects.yaml`. */
const REDIRECTS = `/ p=:value0 /notizie 301!
/scheda.php id=:value0 lang=:value1 /servizi/voip 301!
/index.php p=:value0 /notizie 301!
/contatti.html /chi-siamo 301
/index.php / 301
/Chi-Siamo /chi-siamo 301
/societ%C3%A0 /chi-siamo 301
/società /chi-siamo 301
/Listino%20prezzi.asp /servizi/voip 301
/servizi/telefonia /servizi/voip 301
`;

const host = runningHost({
  'dist/_redirects': REDIRECTS,
  'dist/index.html': 'home',
  'dist/404.html': 'Oops! Page not found',
  'dist/chi-siamo.html': 'chi siamo',
  'dist/notizie.html': 'notizie',
  'dist/servizi/voip.html': 'voip',
});

it.each([
  ['/contatti.html', '/chi-siamo'],
  ['/contatti.html?utm_source=volantino', '/chi-siamo?utm_source=volantino'],
  ['/index.php', '/'],
  ['/index.php?id=4', '/?id=4'],
  ['/index.php?p=4', '/notizie?p=4'],
  ['/Chi-Siamo', '/chi-siamo'],
  ['/Chi-Siamo/', '/chi-siamo'],
  ['/societ%C3%A0', '/chi-siamo'],
  ['/societ%c3%a0/', '/chi-siamo'],
  ['/Listino%20prezzi.asp', '/servizi/voip'],
  ['/servizi/telefonia', '/servizi/voip'],
  ['/servizi/telefonia/', '/servizi/voip'],
  ['/?p=12', '/notizie?p=12'],
  ['/scheda.php?lang=it&id=3', '/servizi/voip?lang=it&id=3'],
])('sends %s to %s, which answers', async (path, location) => {
  const first = await rawRequest(host.url, path);
  expect([first.statusCode, first.headers.location]).toEqual([301, location]);
  expect((await rawRequest(host.url, location)).statusCode).toBe(200);
});

it.each(['/', '/?q=12', '/?p=12&q=1', '/chi-siamo'])('answers %s itself', async (path) => {
  expect((await rawRequest(host.url, path)).statusCode).toBe(200);
});

it.each(['/contatti', '/CHI-SIAMO', '/scheda.php?id=3', '/societ%E0'])('does not know %s', async (path) => {
  expect((await rawRequest(host.url, path)).statusCode).toBeGreaterThanOrEqual(400);
});

const project = makeProject({ 'dist/_redirects': '/ p=12 /notizie 301!\n' });
afterAll(project.remove);

test('refuses a rule for a value in the query', async () => {
  await expect(loadRedirectRules(project.root, `${project.root}/dist`)).rejects.toThrow("a query's values");
});
