import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Dependencies, FunctionContext } from '../../netlify/server/dependencies.ts';
import { answerLeadRequest } from '../../netlify/server/leads/lead-endpoint.ts';
import { tell } from '../../netlify/server/notices/tell.ts';
import { formBody, jsonHeaders, SITE, sharedOutsideServices, validLead } from './outside-services.ts';
import { atClock, HOUR, START } from './simulation.ts';

const outside = await sharedOutsideServices();
const log = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => void log.mockClear());

const LIMIT = 5;
const ADDRESS = '192.0.2.7';

/** A site with a small limit per hour, a clock that the test moves, and a mail provider that accepts everything. */
const site = (change: Partial<Dependencies['environment']> = {}) => {
  let now = START;
  const subjects: string[] = [];
  const using: Dependencies = {
    ...atClock(outside.real, () => new Date(now)),
    environment: { ...outside.real.environment, leadsPerHour: LIMIT, ...change },
    // No delivery goes on into the next test.
    pause: () => new Promise(() => {}),
    mail: {
      ...outside.real.mail,
      send: async ({ subject }) => {
        subjects.push(subject);
        return { kind: 'accepted', providerId: 'mail-1' };
      },
    },
  };
  const send = (init: RequestInit, ip: string | undefined) => {
    const context: FunctionContext = { waitUntil: () => {}, ...(ip !== undefined && { ip }) };
    return answerLeadRequest(new Request(`${SITE}/api/send-contact-email`, init), context, using);
  };
  return {
    using,
    /** Of the mails that left. */
    subjects,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    /** Posts a lead, under a new id unless one is given. */
    post: (
      { id = randomUUID() as string, headers = {}, ...lead }: Record<string, unknown> = {},
      ip: string | undefined = ADDRESS,
    ) =>
      send(
        {
          method: 'POST',
          body: JSON.stringify({ ...validLead, ...lead }),
          headers: { ...jsonHeaders(String(id)), ...(headers as Record<string, string>) }, // Only this file calls it.
        },
        ip,
      ),
    form: (body: URLSearchParams, headers: Record<string, string> = {}) =>
      send({ method: 'POST', body, headers }, ADDRESS),
    send,
  };
};

const statuses = async (answers: readonly Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort();
const fill = async ({ post }: ReturnType<typeof site>) => {
  for (let count = 0; count < LIMIT; count += 1) expect((await post()).status).toBe(200);
};

const heldOf = async () =>
  (await outside.leads()).filter(({ state }) => state === 'held').map(({ held_for }) => held_for);

describe('the ceiling of a visitor', () => {
  it('holds what one visitor sends in an hour beyond it, and nothing of others or of the next hour', async () => {
    const visited = site();
    await fill(visited);
    const held = randomUUID();
    expect((await visited.post({ id: held })).status).toBe(200);
    expect((await visited.post({}, '192.0.2.8')).status).toBe(200);
    expect(await heldOf()).toEqual(['flood']);
    expect(log.mock.calls.flat()).toContain(`lead held, too many today ${held}`);
    visited.pass(HOUR);
    expect((await visited.post()).status).toBe(200);
    expect(await heldOf()).toEqual(['flood']);
    // The same request again releases the lead.
    expect((await visited.post({ id: held })).status).toBe(200);
    expect(await heldOf()).toEqual([]);
  });

  it('neither counts nor holds a lead that is already stored', async () => {
    const visited = site();
    const id = randomUUID();
    expect(await statuses(Array.from({ length: 30 }, () => visited.post({ id })))).toEqual(
      Array.from({ length: 30 }, () => 200),
    );
    for (let count = 1; count < LIMIT; count += 1) expect((await visited.post()).status).toBe(200);
    expect(await heldOf()).toEqual([]);
    expect((await visited.post({ id, message: 'Altro.' })).status).toBe(409);
  });

  it('does not count invalid leads', async () => {
    const visited = site();
    for (let count = 0; count < LIMIT * 2; count += 1)
      expect((await visited.post({ email: '' })).status).toBe(422);
    expect((await visited.post()).status).toBe(200);
    expect(await heldOf()).toEqual([]);
  });

  it('is off when set to 0 or when the platform reports no address', async () => {
    const off = site({ leadsPerHour: 0 });
    const nameless = site();
    for (let count = 0; count < LIMIT * 2; count += 1) {
      expect((await off.post()).status).toBe(200);
      expect((await nameless.post({}, '')).status).toBe(200);
    }
    expect(await heldOf()).toEqual([]);
  });

  it('stores no address', async () => {
    await site().post();
    const tables = await outside.real.database.query<{ rows: string }>(
      'select (select json_agg(l)::text from leads l) || (select json_agg(n)::text from lead_networks n) as rows',
    );
    expect(tables[0]?.rows).toContain('"network"');
    expect(tables[0]?.rows).not.toContain(ADDRESS);
  });
});

describe('a flood', () => {
  /** Inserts in steps, so that each stays within the time limit of a query. What was sent was answered too. */
  const addRows = async (
    count: number,
    state: 'pending' | 'sent' | 'held',
    heldFor = 'honeypot',
    day = 0,
  ) => {
    const step = 500;
    for (let added = 0; added < count; added += step) {
      await outside.real.database.query(
        `insert into leads (id, state, held_for, form_type, source, payload, payload_hash, legal_version, created_at,
           pending_since, next_attempt_at, handled_at)
         select gen_random_uuid(), $1::text, case when $1::text = 'held' then $4::text end, 'contact', 'x', '{}',
           '', '2026-01', $2::timestamptz, $2::timestamptz, $2::timestamptz,
           case when $1::text = 'sent' then $2::timestamptz end from generate_series(1, $3::int)`,
        [state, new Date(START + day * 24 * HOUR), Math.min(step, count - added), heldFor],
      );
    }
  };

  /** Whether a lead is held; the others may be mailed already. */
  const stored = (id: string) =>
    outside.real.database.query('select held_for from leads where id = $1', [id]);
  const counts = () =>
    outside.real.database.query(
      "select count(*)::int as all, (count(*) filter (where held_for = 'flood'))::int as held from leads",
    );
  const MAILED = { held_for: null };
  const HELD = { held_for: 'flood' };

  /** Sends so many leads from each address, all of which are thanked. */
  const flood = async ({ post }: ReturnType<typeof site>, addresses: readonly string[], each: number) => {
    for (const address of addresses)
      for (let count = 0; count < each; count += 1) expect((await post({}, address)).status).toBe(200);
  };

  it.each<[string, readonly string[], string]>([
    ['a /48', Array.from({ length: 4 }, (_, line) => `2001:db8:1:${line}00::1`), '2001:db8:2::1'],
    ['a /24', Array.from({ length: 4 }, (_, host) => `198.51.100.${host}`), '198.51.101.1'],
  ])('holds what the lines of %s send in a day beyond its ceiling', async (_, addresses, neighbour) => {
    const visited = site();
    await flood(visited, addresses, LIMIT);
    expect(await counts()).toEqual([{ all: 20, held: 20 - 13 }]);
    const id = randomUUID();
    expect((await visited.post({ id }, neighbour)).status).toBe(200);
    expect(await stored(id)).toEqual([MAILED]);
  });

  it('grows with the busiest day of the four weeks before, not with today', async () => {
    const visited = site();
    // 18 leads on one day a month ago.
    await addRows(18, 'sent');
    visited.pass(28 * 24 * HOUR);
    const addresses = Array.from({ length: 4 }, (_, host) => `198.51.100.${host}`);
    await flood(visited, addresses, LIMIT);
    expect(await counts()).toEqual([{ all: 38, held: 2 }]);
  });

  it('takes all leads of a newsletter: 120 in an hour after a month with 10 a day', async () => {
    const visited = site({ leadsPerHour: 20 });
    for (let day = 0; day < 28; day += 1) {
      await addRows(10, 'sent', '', day);
    }
    visited.pass(28 * 24 * HOUR);
    await flood(
      visited,
      Array.from({ length: 120 }, (_, index) => `203.0.${index}.7`),
      1,
    );
    expect(await counts()).toEqual([{ all: 400, held: 0 }]);
    const told = async () => {
      await tell({ ...visited.using, pause: async () => {} });
      return (
        await outside.real.database.query<{ kind: string; detail: object }>('select kind, detail from told')
      ).map(({ kind, detail }) => ({ kind, ...detail }));
    };
    expect(await told()).toEqual([{ kind: 'busy', leads: 120, busiest: 10 }]);
    visited.pass(HOUR / 4);
    expect(await told()).toHaveLength(1);
    expect(visited.subjects.filter((subject) => subject.includes('Molte richieste in un’ora'))).toHaveLength(
      1,
    );
  });

  it('mails a customer within two minutes after 5,200 leads from the lines of one /48', async () => {
    const using = {
      ...atClock(outside.real, () => new Date(now)),
      pause: async (milliseconds: number) => {
        now += milliseconds;
      },
    };
    let now = START;
    // The provider asks to wait until the flood is over, so that none of it is mailed before.
    const closeUntil = (until: Date | null) =>
      outside.real.database.query('update mail_provider set closed_until = $1', [until]);
    await closeUntil(new Date(START + 60_000));
    const send = async (ip: string, id = randomUUID()) => {
      const init = { method: 'POST', body: JSON.stringify(validLead), headers: jsonHeaders(id) };
      const running: Promise<unknown>[] = [];
      const context = { waitUntil: (work: Promise<unknown>) => void running.push(work), ip };
      const answer = await answerLeadRequest(
        new Request(`${SITE}/api/send-contact-email`, init),
        context,
        using,
      );
      expect(answer.status).toBe(200);
      await Promise.all(running);
    };
    for (let line = 0; line < 60; line += 1) await send(`2001:db8:7:${line.toString(16)}::1`);
    // Those of further lines, all of them held like the last ten.
    await addRows(5_140, 'held', 'flood');
    expect(await counts()).toEqual([{ all: 5_200, held: 5_150 }]);
    await closeUntil(null);
    const customer = randomUUID();
    await send('192.0.2.7', customer);
    expect(
      await outside.real.database.query('select state, sent_at from leads where id = $1', [customer]),
    ).toEqual([{ state: 'sent', sent_at: expect.any(Date) }]);
    expect(now - START).toBeLessThan(120_000);
  });

  it('takes the lead of a quiet network although the room for held leads is full', async () => {
    const visited = site();
    await flood(visited, [ADDRESS], LIMIT + 3);
    await addRows(10_000, 'held', 'flood');
    await addRows(5_000, 'pending');
    const [busy, quiet] = [randomUUID(), randomUUID()];
    expect((await visited.post({ id: busy })).status).toBe(503);
    expect((await visited.post({ id: quiet }, '203.0.113.5')).status).toBe(200);
    expect([await stored(busy), await stored(quiet)]).toEqual([[], [MAILED]]);
  });

  it('holds even the leads of quiet networks when 10,000 a day are stored', async () => {
    await addRows(10_000, 'pending');
    const id = randomUUID();
    expect((await site().post({ id })).status).toBe(200);
    expect(await stored(id)).toEqual([HELD]);
  });

  it('notes the networks of a lead once, under keys, and only if it is mailed', async () => {
    const visited = site();
    const id = randomUUID();
    await statuses(Array.from({ length: 5 }, () => visited.post({ id })));
    await visited.post({ website: 'x' });
    const rows = await outside.real.database.query<{ network: string }>('select * from lead_networks');
    expect(rows).toEqual([
      { lead_id: id, network: expect.stringMatching(/^[0-9a-f]{32}$/), created_at: new Date(START) },
      { lead_id: id, network: expect.stringMatching(/^[0-9a-f]{32}$/), created_at: new Date(START) },
    ]);
    await outside.real.database.query('delete from leads');
    expect(await outside.real.database.query('select from lead_networks')).toEqual([]);
  });

  it('stores no more of the honeypot once robots have filled it 10,000 times, and lets others send', async () => {
    await addRows(5_000, 'held');
    await addRows(5_000, 'held', 'honeypot', 1);
    const visited = site();
    visited.pass(25 * HOUR);
    const [trapped, clean] = [randomUUID(), randomUUID()];
    expect((await visited.post({ id: trapped, website: 'x' })).status).toBe(503);
    expect((await visited.post({ id: clean })).status).toBe(200);
    // Deliveries that are still running may log lines that do not matter here.
    const refusals = log.mock.calls.flat().filter((line) => !String(line).startsWith('lead not mailed'));
    expect(refusals).toEqual([`lead refused, too much is held ${trapped}`]);
    const rows = await outside.real.database.query('select id, state from leads where id in ($1, $2)', [
      trapped,
      clean,
    ]);
    expect(rows).toEqual([{ id: clean, state: 'pending' }]);
    // Leads held for the honeypot do not count towards the limit of a day either.
    await addRows(5_000, 'pending', '', 1);
    const other = randomUUID();
    expect((await visited.post({ id: other })).status).toBe(200);
    expect(await stored(other)).toEqual([MAILED]);
  });
});

describe('a page of another site', () => {
  it.each([
    { 'sec-fetch-site': 'cross-site', origin: 'https://altro.example' },
    { origin: 'https://altro.example' },
    { origin: 'null' },
  ])('cannot send a lead: %j', async (headers) => {
    const answer = await site().post({ headers });
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors.source).toMatch(/altro sito/);
    expect(log).toHaveBeenCalledWith('request refused, cross-site');
    expect(await outside.leads()).toEqual([]);
  });

  it('shows our form with the typed values when another site posted it', async () => {
    const answer = await site().form(formBody(), { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('lucia.damico@officine.example');
    expect(await outside.leads()).toEqual([]);
  });

  it.each([{ 'sec-fetch-site': 'same-origin', origin: SITE }, { origin: SITE }, {}])(
    'is not assumed from the headers %j',
    async (headers) => {
      expect((await site().post({ headers })).status).toBe(200);
    },
  );
});
