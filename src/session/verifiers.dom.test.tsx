import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  PUBLIC_KEY,
  refusal,
  type Sent,
  STORAGE_KEY,
  serviceAnswers,
  sessionAnswer,
  URL_OF_SERVICE,
} from './service.fixture.ts';
import { createSession } from './session.ts';

const CODE = '0b9f4f0e-6d37-4d4b-a6c8-7d6c5f0f2a11';

let sent: Sent[];
// The library warns of a second client in a page: here each page is one.
vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  sent = serviceAnswers({
    'POST /token?grant_type=pkce': async ({ body }) => {
      const { auth_code: code, code_verifier: verifier } = body as Record<string, string>; // What the client has sent.
      return code === CODE && verifier
        ? Response.json(await sessionAnswer())
        : refusal(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

/** A page's own session, on the address of the page that the browser shows. */
const open = () => createSession({ url: URL_OF_SERVICE, key: PUBLIC_KEY });
const stored = () => ({ kept: Object.keys(localStorage), tab: Object.keys(sessionStorage) });

/** Begins a sign-in. @returns the query with which the service sends the visitor back */
const begin = async (): Promise<string> => {
  const { data } = await open().signInAddress({
    provider: 'google',
    redirectTo: 'http://127.0.0.1:4321/fibra-ottica',
  });
  expect(data).toContain('code_challenge=');
  return `?code=${CODE}`;
};

const comeBack = async (query: string) => {
  history.replaceState(null, '', `/fibra-ottica${query}`);
  return await open().current();
};

const VERIFIER = [`${STORAGE_KEY}-code-verifier`];

test('the secret of a sign-in stays in its tab, once, and leaves with the answer', async () => {
  const query = await begin();
  expect(stored()).toEqual({ kept: [], tab: VERIFIER });
  expect((await comeBack(query)).data).toMatchObject({ access_token: expect.any(String) });
  expect(stored()).toEqual({ kept: [STORAGE_KEY], tab: [] });
  // Specification §6: the public key until a session exists.
  const exchange = sent.find(({ path }) => path === '/token?grant_type=pkce');
  expect(exchange?.headers.get('authorization')).toBe(`Bearer ${PUBLIC_KEY}`);
  expect(location.search).toBe('');
});

test('sign-ins that were given up leave one secret in the tab, which the next answer takes away', async () => {
  for (let time = 0; time < 7; time += 1) await begin();
  expect(stored()).toEqual({ kept: [], tab: VERIFIER });
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
  expect(stored()).toEqual({ kept: [STORAGE_KEY], tab: [] });
});

test('takes tokens out of the address, and stores them once the service knows the visitor', async () => {
  const { access_token, refresh_token } = await sessionAnswer();
  const answer = new URLSearchParams({
    access_token,
    refresh_token,
    token_type: 'bearer',
    expires_in: '3600',
  });
  expect((await comeBack(`?a=b#${answer}`)).data?.access_token).toBe(access_token);
  expect(location.pathname + location.search + location.hash).toBe('/fibra-ottica?a=b');
  expect(sent.map(({ path }) => path)).toContain('/user');
});
