import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Dependencies } from '../../netlify/server/dependencies.ts';
import { connectMail, type Mail } from '../../netlify/server/email/mail-client.ts';
import type { SendOutcome } from '../../netlify/server/email/send-outcome.ts';
import { deliverDueLeads, deliverLead, mailDirectly } from '../../netlify/server/leads/delivery.ts';
import { exampleLead } from '../../netlify/server/leads/lead.examples.ts';
import { claimLead, insertLead, markForRetry, markSent } from '../../netlify/server/leads/lead-store.ts';
import { type FarEnds, startFarEnds } from './far-ends.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const START = Date.parse('2026-11-21T10:00:00Z');

let far: FarEnds;
beforeAll(async () => {
  far = await startFarEnds();
}, 60_000);
beforeEach(() => far.reset());
afterAll(() => far.close());

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const store = (number: number, arrivedAfter = number) =>
  insertLead(
    far.real.database,
    { ...exampleLead, id: idOf(number), receivedAt: new Date(START + arrivedAfter) },
    'pending',
  );

/** The real database, a clock that only pauses move, and a provider that says what the test wants. */
const simulate = (answer: (sent: number) => SendOutcome) => {
  let now = START + MINUTE;
  const sent: { id: string; at: number }[] = [];
  const lines: string[] = [];
  const using: Dependencies = {
    ...far.real,
    clock: () => new Date(now),
    random: () => 0,
    pause: async (milliseconds) => {
      now += milliseconds;
    },
    log: (line) => lines.push(line),
    mail: {
      send: async (_mail: Mail, key) => {
        sent.push({ id: key.split('/')[1] ?? '', at: now });
        return answer(sent.length);
      },
    },
  };
  return {
    using,
    sent,
    lines,
    now: () => now,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
};
const accepted: SendOutcome = { kind: 'accepted', providerId: 'mail-1' };
const broken: SendOutcome = { kind: 'retry', error: 'internal_server_error', retryAfterMs: 0 };
const refused: SendOutcome = { kind: 'refused', error: 'missing_required_field' };
const blocked: SendOutcome = { kind: 'blocked', error: 'monthly_quota_exceeded' };

describe('deliverDueLeads', () => {
  it('sends in order of arrival, two a second, at most 24 in a run', async () => {
    for (let number = 30; number >= 1; number -= 1) await store(number);
    const { using, sent } = simulate(() => accepted);
    expect(await deliverDueLeads(using)).toEqual({ sent: 24, retried: 0, failed: 0 });
    expect(sent.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, index) => idOf(index + 1)));
    for (const [index, { at }] of sent.entries()) expect(at).toBe(START + MINUTE + index * 500);
    expect(await deliverDueLeads(using)).toEqual({ sent: 6, retried: 0, failed: 0 });
  });

  it('starts no mail after 12 seconds', async () => {
    for (let number = 1; number <= 4; number += 1) await store(number);
    const simulation = simulate(() => {
      simulation.pass(7 * SECOND);
      return accepted;
    });
    expect(await deliverDueLeads(simulation.using)).toMatchObject({ sent: 2 });
  });

  it('waits 0 s, 5 s, 10 s, 20 s after failures, and never sends a lead twice in a run', async () => {
    await store(1);
    const { using, sent, pass } = simulate(() => broken);
    const pauseAfterMail = 500;
    expect(await deliverDueLeads(using)).toMatchObject({ retried: 1 });
    for (const wait of [0, 5, 10, 20]) {
      pass(wait * SECOND - pauseAfterMail);
      expect(await deliverDueLeads(using)).toMatchObject({ retried: 0 });
      pass(1);
      expect(await deliverDueLeads(using)).toMatchObject({ retried: 1 });
    }
    expect(sent).toHaveLength(5);
    expect(await far.leads()).toMatchObject([{ state: 'pending', attempts: 5, last_error: broken.error }]);
  });

  it('leaves a provider alone that fails three in a row, or asks for time', async () => {
    for (let number = 1; number <= 5; number += 1) await store(number);
    expect(await deliverDueLeads(simulate(() => broken).using)).toMatchObject({ retried: 3 });
    await far.reset();
    for (let number = 1; number <= 5; number += 1) await store(number);
    const limit: SendOutcome = { kind: 'retry', error: 'rate_limit_exceeded', retryAfterMs: 90 * SECOND };
    const { using, now } = simulate(() => limit);
    expect(await deliverDueLeads(using)).toMatchObject({ retried: 1 });
    expect((await far.leads())[0]?.next_attempt_at).toEqual(new Date(now() + 90 * SECOND));
  });

  it('goes on past a lead that the provider refuses, and says so in one line without personal data', async () => {
    await store(1);
    await store(2);
    const { using, lines } = simulate((sent) => (sent === 1 ? refused : accepted));
    expect(await deliverDueLeads(using)).toEqual({ sent: 1, retried: 0, failed: 1 });
    expect(await far.leads()).toMatchObject([
      { state: 'failed', last_error: 'missing_required_field' },
      { state: 'sent' },
    ]);
    expect(lines).toEqual([`lead failed ${idOf(1)} missing_required_field`]);
  });

  it('loses no lead to a wrong key: says so, stops at the first, and sends all once the key is right', async () => {
    for (let number = 1; number <= 3; number += 1) await store(number);
    const { using, sent, lines, now, pass } = simulate(() => accepted);
    const mail = connectMail({ ...far.real.environment, resendApiKey: 're_revoked' }, using.clock);
    expect(await deliverDueLeads({ ...using, mail })).toEqual({ sent: 0, retried: 1, failed: 0 });
    expect(lines).toEqual(['lead delivery blocked invalid_api_key']);
    expect(await far.leads()).toMatchObject([
      {
        state: 'pending',
        last_error: 'invalid_api_key',
        leased_until: null,
        next_attempt_at: new Date(now() + 30 * MINUTE),
      },
      { state: 'pending', attempts: 0 },
      { state: 'pending', attempts: 0 },
    ]);
    pass(30 * MINUTE + 1);
    expect(await deliverDueLeads(using)).toEqual({ sent: 3, retried: 0, failed: 0 });
    expect(sent).toHaveLength(3);
  });

  it('goes past a lead that alone is blocked, so that it holds no other back', async () => {
    await store(1);
    await store(2);
    const { using } = simulate((sent) => (sent === 1 ? blocked : accepted));
    expect(await deliverDueLeads(using)).toMatchObject({ sent: 0, retried: 1 });
    expect(await deliverDueLeads(using)).toMatchObject({ sent: 1, retried: 0 });
    expect(await far.leads()).toMatchObject([{ state: 'pending' }, { state: 'sent' }]);
  });
});

describe('mailDirectly', () => {
  const mailed = async (id: string) =>
    (await far.mails()).filter(({ idempotencyKey }) => idempotencyKey?.includes(id)).length;

  it('knows the same request again an hour later, and from its row', async () => {
    const lead = { ...exampleLead, id: idOf(90) };
    const later = { ...lead, receivedAt: new Date(lead.receivedAt.getTime() + 60 * MINUTE) };
    expect(await mailDirectly(lead, far.real)).toBe(true);
    expect(await mailDirectly(later, far.real)).toBe(true);
    await insertLead(far.real.database, later, 'pending');
    await deliverLead(lead.id, far.real);
    expect(await far.leads()).toMatchObject([{ state: 'sent', provider_id: null }]);
    expect(await mailed(lead.id)).toBe(1);
  });

  it('waits for another post of the same request to be through, but not for ever', async () => {
    const busy: SendOutcome = { kind: 'retry', error: 'concurrent_idempotent_requests', retryAfterMs: 0 };
    const patient = simulate((sent) => (sent < 4 ? busy : accepted));
    expect(await mailDirectly(exampleLead, patient.using)).toBe(true);
    const start = patient.now();
    const { using, now } = simulate(() => busy);
    expect(await mailDirectly(exampleLead, using)).toBe(false);
    expect(now() - start).toBeLessThanOrEqual(8 * SECOND);
  });

  it('says no at once when the provider does', async () => {
    for (const outcome of [broken, refused, blocked]) {
      const { using, sent, lines } = simulate(() => outcome);
      expect(await mailDirectly(exampleLead, using)).toBe(false);
      expect(sent).toHaveLength(1);
      expect(lines).toEqual(outcome === blocked ? ['lead delivery blocked monthly_quota_exceeded'] : []);
    }
  });
});

describe('a claim', () => {
  it('is one process only', async () => {
    await store(1);
    const { using, sent } = simulate(() => accepted);
    await Promise.all(Array.from({ length: 20 }, () => deliverLead(idOf(1), using)));
    expect(sent).toHaveLength(1);
  });

  it('ends a minute after its process died, and the lead is sent then', async () => {
    await store(1);
    const { using, sent, pass } = simulate(() => accepted);
    const now = using.clock();
    expect(await claimLead(using.database, now, now, null)).toMatchObject({ id: idOf(1), attempt: 1 });
    pass(MINUTE - 1);
    await deliverDueLeads(using);
    expect(sent).toEqual([]);
    pass(1);
    await deliverDueLeads(using);
    expect(sent).toHaveLength(1);
    expect(await far.leads()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  it('that was lost changes nothing, except that sent is sent', async () => {
    await store(1);
    const { using, pass } = simulate(() => accepted);
    const claim = () => claimLead(using.database, using.clock(), using.clock(), null);
    const lost = await claim();
    pass(MINUTE);
    const current = await claim();
    if (lost === undefined || current === undefined) throw new Error('nothing to claim');
    await markForRetry(using.database, lost, 'application_error', using.clock());
    const [row] = await far.leads();
    expect(row).toMatchObject({ last_error: null, attempts: 2 });
    expect(row?.leased_until).not.toBeNull();
    await markSent(using.database, lost, 'mail-1', using.clock());
    await markForRetry(using.database, current, 'application_error', using.clock());
    expect(await far.leads()).toMatchObject([{ state: 'sent', provider_id: 'mail-1' }]);
  });
});
