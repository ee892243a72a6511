import { beforeEach, describe, expect, it, vi } from 'vitest';
import contactInteractions from '../../netlify/functions/contact-interactions.mts';
import type { TokenCheck } from '../../netlify/server/interactions/identity.ts';
import { answerInteraction } from '../../netlify/server/interactions/interaction-endpoint.ts';
import { SITE, sharedOutsideServices } from './outside-services.ts';
import { atClock, START } from './simulation.ts';

const outside = await sharedOutsideServices();
const log = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => void log.mockClear());

const ADDRESS = '192.0.2.7';
const STORED = `${SITE}/fibra-ottica?utm_source=x`;
const PAGE = `http://lucia:x@127.0.0.1:4321/fibra-ottica?email=lucia%40officine.example&utm_source=x#contatto-hero`;
const JSON_TYPE = { 'content-type': 'application/json', 'user-agent': 'Browser/1', cookie: 'a=b' };

const request = (init: RequestInit) => new Request(`${SITE}/api/contact-interactions`, init);
const post = (body: unknown, headers: Record<string, string> = {}, ip = ADDRESS) =>
  contactInteractions(
    request({
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { ...JSON_TYPE, ...headers },
    }),
    { waitUntil: () => {}, ip },
  );
const click = (change: Record<string, unknown> = {}) => ({
  interaction_type: 'phone',
  page_url: PAGE,
  ...change,
});
const rows = () => outside.real.database.query('select * from contact_interactions order by id');

describe('a click', () => {
  it.each(['phone', 'whatsapp'])(
    'on %s stores what, where and when, but nothing about the visitor',
    async (type) => {
      const answer = await post(click({ interaction_type: type }));
      expect([answer.status, await answer.text()]).toEqual([204, '']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await rows()).toEqual([
        {
          id: expect.anything(),
          interaction_type: type,
          page_url: STORED,
          created_at: expect.any(Date),
          identity: 'anonymous',
          assurance_level: null,
        },
      ]);
      expect(log).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['http://localhost:4321/servizi'],
    ['https://www.trama.example/fibra-ottica'],
    [`${SITE}/?utm_content=big-data%3Apromo`],
    [`${SITE}/${'a'.repeat(2000 - SITE.length - 1)}`],
  ])('is accepted on our page %s', async (page_url) => {
    expect((await post(click({ page_url }))).status).toBe(204);
  });

  it.each([
    ['invalid_url', click({ page_url: '' })],
    ['invalid_url', click({ page_url: `${SITE}/${'a'.repeat(2000 - SITE.length)}` })],
    ['invalid_url', click({ page_url: `${SITE}/\u0000fibra` })],
    ['invalid_url', click({ page_url: `${SITE}/fibra\u001b[31m` })],
    ['invalid_url', click({ page_url: '/fibra-ottica' })],
    ['invalid_url', click({ page_url: 'ftp://127.0.0.1/' })],
    ['invalid_url', click({ page_url: 'https://altro.example/' })],
    ['invalid_url', click({ page_url: ['x'] })],
    ['invalid_url', click({ interaction_type: 'fax' })],
    ['invalid_url', []],
    ['invalid_url', null],
    ['invalid_url', '{"__proto__":{"interaction_type":"phone"}}'],
    ['xss_attempt', click({ page_url: 'javascript:alert(1)' })],
    ['xss_attempt', click({ page_url: `${SITE}/?q=<script>alert(1)</script>` })],
    ['xss_attempt', click({ page_url: `${SITE}/?q=%3Ciframe%3E` })],
    ['xss_attempt', click({ page_url: `${SITE}/#next=%20data:text/html` })],
  ])('is refused as %s: %j', async (reason, body) => {
    const answer = await post(body);
    expect([answer.status, await answer.json()]).toEqual([422, { reason }]);
    expect(await rows()).toEqual([]);
  });

  it('is refused from a page of another site', async () => {
    expect((await post(click(), { 'sec-fetch-site': 'cross-site' })).status).toBe(422);
    expect((await post(click(), { origin: 'https://altro.example' })).status).toBe(422);
    expect((await post(click(), { origin: 'null' })).status).toBe(422);
    expect(await rows()).toEqual([]);
  });

  it.each<[string, RequestInit, number, string]>([
    ['GET', { method: 'GET' }, 405, 'method_not_allowed'],
    ['text', { method: 'POST', body: 'x' }, 415, 'unsupported_type'],
    [
      'a form',
      { method: 'POST', body: new URLSearchParams({ interaction_type: 'phone' }) },
      415,
      'unsupported_type',
    ],
    ['not JSON', { method: 'POST', body: '{', headers: JSON_TYPE }, 400, 'malformed'],
    ['nothing', { method: 'POST', headers: JSON_TYPE }, 400, 'malformed'],
    [
      'bad UTF-8',
      { method: 'POST', body: new Uint8Array([34, 255, 34]), headers: JSON_TYPE },
      400,
      'malformed',
    ],
    ['40 kB', { method: 'POST', body: 'x'.repeat(40_000), headers: JSON_TYPE }, 413, 'too_large'],
  ])('is refused when it is %s', async (_, init, status, code) => {
    const answer = await contactInteractions(request(init), { waitUntil: () => {}, ip: ADDRESS });
    expect([answer.status, await answer.json()]).toEqual([status, { ok: false, code }]);
    expect(await rows()).toEqual([]);
  });

  it('gets 503 without a reason while the database is down, and leaves nothing personal in the log', async () => {
    await outside.faults({ database: 'down' });
    const answer = await post(click());
    expect([answer.status, await answer.json()]).toEqual([503, { ok: false, code: 'unavailable' }]);
    expect(log.mock.calls.flat().join('\n')).not.toMatch(/fibra-ottica|192\.0\.2|Browser/);
  });
});

describe('a click of a signed-in visitor', () => {
  const identityAfter = async (tokenCheck: TokenCheck, now = new Date(START)) => {
    const answer = await answerInteraction(
      request({
        method: 'POST',
        body: JSON.stringify(click()),
        headers: { ...JSON_TYPE, authorization: 'Bearer abc.def.ghi' },
      }),
      { ip: ADDRESS },
      { ...outside.real, tokenCheck, clock: () => now },
    );
    expect(answer.status).toBe(204);
    return await outside.real.database.query('select identity, assurance_level from contact_interactions');
  };

  it.each(['aal1', 'aal2'] as const)('is stored as a user’s, with level %s', async (assuranceLevel) => {
    expect(await identityAfter(async () => ({ identity: 'user', assuranceLevel }))).toEqual([
      { identity: 'user', assurance_level: assuranceLevel },
    ]);
    expect(log).not.toHaveBeenCalled();
  });

  it('is stored as anonymous when the token is not valid, with one log line that leaves the token out', async () => {
    const refused = async () => {
      throw Object.assign(new Error('abc.def.ghi has expired'), { code: 'ERR_JWT_EXPIRED' });
    };
    expect(await identityAfter(refused)).toEqual([{ identity: 'anonymous', assurance_level: null }]);
    expect(log.mock.calls).toEqual([['click counts as anonymous: its token is not valid (ERR_JWT_EXPIRED)']]);
  });
});

describe('the limit of clicks per minute', () => {
  it('limits each visitor separately, and says when to come back', async () => {
    for (let count = 0; count < 60; count += 1) expect((await post(click())).status).toBe(204);
    const refused = await post(click());
    expect([refused.status, await refused.json()]).toEqual([429, { reason: 'rate_limit' }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await post(click(), {}, '192.0.2.8')).status).toBe(204);
    expect(await rows()).toHaveLength(61);
  });
});

describe('a flood of clicks', () => {
  it('is limited for each network, so that others are counted', async () => {
    const using = {
      ...outside.real,
      environment: { ...outside.real.environment, interactionsPerMinute: 1 },
      clock: () => new Date(START),
    };
    const ask = async (ip: string) => {
      const asked = request({ method: 'POST', body: JSON.stringify(click()), headers: JSON_TYPE });
      return (await answerInteraction(asked, { ip }, using)).status;
    };
    for (let line = 0; line < 20; line += 1) expect(await ask(`2001:db8:7:${line}00::1`)).toBe(204);
    expect(await ask('2001:db8:7:ffff::1')).toBe(429);
    expect(await ask('2001:db8:8::1')).toBe(204);
  });

  it('is limited to 50,000 clicks a day', async () => {
    const ask = (now = START) =>
      answerInteraction(
        request({ method: 'POST', body: JSON.stringify(click()), headers: JSON_TYPE }),
        {},
        atClock(outside.real, () => new Date(now)),
      );
    await outside.real.database.query(
      `insert into contact_interactions (interaction_type, page_url, created_at)
       select 'phone', 'x', $1::timestamptz from generate_series(1, 49999)`,
      [new Date(START - 1000)],
    );
    expect((await ask()).status).toBe(204);
    const refused = await ask();
    expect([refused.status, await refused.json()]).toEqual([429, { reason: 'rate_limit' }]);
    expect((await ask(START + 25 * 60 * 60_000)).status).toBe(204);
  });
});
