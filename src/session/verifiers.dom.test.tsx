import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startService } from '../../tests/session/signed-in.ts';
import { createSession } from './session.ts';
import { storageKey } from './settings.ts';

let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
// The library warns of a second client in a page: here each page is one.
vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

/** A page's own session, on the address of the page that the browser shows. */
const open = () => createSession({ url: service.authUrl, key: 'public-key' });
const stored = () => ({ kept: Object.keys(localStorage), tab: Object.keys(sessionStorage) });

/** Begins a sign-in. @returns the query of the answer, with which the service sends the visitor back */
const begin = async (): Promise<string> => {
  const { data } = await open().signInAddress({
    provider: 'google',
    redirectTo: 'http://127.0.0.1:4321/fibra-ottica',
  });
  const answer = await fetch(data ?? '', { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '').search;
};

const comeBack = async (query: string) => {
  history.replaceState(null, '', `/fibra-ottica${query}`);
  return await open().current();
};

const verifier = () => [`${storageKey(service.authUrl)}-code-verifier`];

test('the secret of a sign-in stays in its tab, once, and leaves with the answer', async () => {
  const query = await begin();
  expect(stored()).toEqual({ kept: [], tab: verifier() });
  expect((await comeBack(query)).data).toMatchObject({ access_token: expect.any(String) });
  expect(stored()).toEqual({ kept: [storageKey(service.authUrl)], tab: [] });
});

test('sign-ins that were given up leave one secret in the tab, which the next answer takes away', async () => {
  for (let time = 0; time < 7; time += 1) await begin();
  expect(stored()).toEqual({ kept: [], tab: verifier() });
  expect((await comeBack(await begin())).data).not.toBeNull();
  expect(stored().tab).toEqual([]);
});

test.each([
  ['a wrong code', '?code=00000000-0000-4000-8000-000000000000'],
  ['a refusal in the query', '?error=access_denied&error_description=The+user+denied'],
  ['a refusal in the fragment', '#error=server_error&error_code=unexpected_failure'],
])('%s leaves no secret and no session', async (_, answer) => {
  await begin();
  expect((await comeBack(answer)).data).toBeNull();
  expect(stored()).toEqual({ kept: [], tab: [] });
});

test('a refusal signs nobody out who is signed in', async () => {
  await comeBack(await begin());
  await begin();
  expect((await comeBack('?error=access_denied')).data).not.toBeNull();
  expect(stored()).toEqual({ kept: [storageKey(service.authUrl)], tab: [] });
});
