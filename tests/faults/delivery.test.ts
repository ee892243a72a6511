import { describe, expect, it } from 'vitest';
import { connectMail } from '../../netlify/server/email/mail-client.ts';
import type { SendOutcome } from '../../netlify/server/email/send-outcome.ts';
import { GIVE_UP_AFTER_MS } from '../../netlify/server/leads/attempt.ts';
import { deliverAfterAnswer, deliverDueLeads } from '../../netlify/server/leads/delivery.ts';
import { sendNow } from '../../netlify/server/leads/states/operator.ts';
import { sharedOutsideServices } from './outside-services.ts';
import {
  accepted,
  blocked,
  broken,
  idOf,
  MINUTE,
  refused,
  SECOND,
  START,
  simulate,
  store,
} from './simulation.ts';

const outside = await sharedOutsideServices();

const storeUpTo = async (last: number) => {
  for (let number = 1; number <= last; number += 1) await store(outside, number);
};

describe('a run of the schedule', () => {
  it('sends two leads a second in order of arrival, for 20 seconds', async () => {
    for (let number = 45; number >= 1; number -= 1) await store(outside, number);
    const { using, sent } = simulate(outside, () => accepted);
    expect(await deliverDueLeads(using)).toEqual({ sent: 41, retried: 0, failed: 0 });
    expect(sent.map(({ id }) => id)).toEqual(Array.from({ length: 41 }, (_, index) => idOf(index + 1)));
    for (const [index, { at }] of sent.entries()) expect(at).toBe(START + MINUTE + index * 500);
    expect(await deliverDueLeads(using)).toEqual({ sent: 4, retried: 0, failed: 0 });
  });

  it('ends within 28 seconds even when the provider is slow', async () => {
    await storeUpTo(6);
    const simulation = simulate(outside, () => {
      simulation.pass(8 * SECOND);
      return accepted;
    });
    expect(await deliverDueLeads(simulation.using)).toMatchObject({ sent: 3 });
    expect(simulation.now() - START - MINUTE).toBeLessThanOrEqual(28 * SECOND);
  });

  it('retries after 0 s, then 5 s, then in every run, but never the same lead twice in a run', async () => {
    await storeUpTo(1);
    const { using, sent, lines, pass } = simulate(outside, () => broken);
    expect(await deliverDueLeads(using)).toMatchObject({ retried: 1 });
    expect(lines).toEqual([`lead not mailed ${idOf(1)} internal_server_error`]);
    expect(await deliverDueLeads(using)).toMatchObject({ retried: 1 });
    pass(5 * SECOND - 1);
    expect(await deliverDueLeads(using)).toMatchObject({ retried: 0 });
    pass(1);
    expect(await deliverDueLeads(using)).toMatchObject({ retried: 1 });
    // Three failures count as an outage: from then on every run probes with one lead.
    expect(await deliverDueLeads(using)).toMatchObject({ retried: 1 });
    expect(sent).toHaveLength(4);
    expect(await outside.leads()).toMatchObject([
      { state: 'pending', attempts: 0, last_error: broken.error },
    ]);
  });

  it('sends nothing while the provider asks for time', async () => {
    await storeUpTo(5);
    const limit: SendOutcome = { kind: 'retry', error: 'rate_limit_exceeded', retryAfterMs: 90 * SECOND };
    const { using, sent, pass } = simulate(outside, (count) => (count === 1 ? limit : accepted));
    expect(await deliverDueLeads(using)).toMatchObject({ retried: 1, sent: 0 });
    pass(90 * SECOND - 1);
    expect(await deliverDueLeads(using)).toMatchObject({ sent: 0 });
    pass(1);
    expect(await deliverDueLeads(using)).toMatchObject({ sent: 5 });
    expect(sent.slice(1).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5].map(idOf));
  });

  it('sends the other leads when the provider refuses one, and logs one line without personal data', async () => {
    await storeUpTo(2);
    const { using, lines } = simulate(outside, (count) => (count === 1 ? refused : accepted));
    expect(await deliverDueLeads(using)).toEqual({ sent: 1, retried: 0, failed: 1 });
    expect(await outside.leads()).toMatchObject([
      { state: 'failed', last_error: 'missing_required_field', failed_at: expect.any(Date) },
      { state: 'sent' },
    ]);
    expect(lines).toEqual([`lead failed ${idOf(1)} missing_required_field`]);
  });

  it('sends the other leads when the provider fails on one, and retries that one less and less often', async () => {
    await storeUpTo(1);
    const { using, sent, pass } = simulate(outside, (_, id) => (id === idOf(1) ? broken : accepted));
    for (let number = 2; number <= 60; number += 1) {
      await store(outside, number, (number - 1) * MINUTE);
      await deliverDueLeads(using);
      pass(MINUTE);
    }
    const states = (await outside.leads()).map(({ state }) => state);
    expect(states).toEqual(['pending', ...Array.from({ length: 59 }, () => 'sent')]);
    expect(sent.filter(({ id }) => id === idOf(1)).length).toBeLessThan(15);
    expect(sent.filter(({ id }) => id === idOf(1)).length).toBeGreaterThan(8);
  });

  it('sends the other leads when one cannot be rendered', async () => {
    await storeUpTo(2);
    await outside.real.database.query("update leads set payload = 'null' where id = $1", [idOf(1)]);
    const { using, lines } = simulate(outside, () => accepted);
    expect(await deliverDueLeads(using)).toEqual({ sent: 1, retried: 1, failed: 0 });
    expect(await outside.leads()).toMatchObject([
      { state: 'pending', last_error: 'TypeError' },
      { state: 'sent' },
    ]);
    expect(lines).toEqual([`lead not mailed ${idOf(1)} TypeError`]);
  });

  it('sends the leads behind several that cannot be rendered, in the same run', async () => {
    await storeUpTo(6);
    await outside.real.database.query("update leads set payload = 'null' where id <> $1", [idOf(6)]);
    const { using } = simulate(outside, () => accepted);
    expect(await deliverDueLeads(using)).toEqual({ sent: 1, retried: 5, failed: 0 });
    expect((await outside.leads()).at(-1)).toMatchObject({ state: 'sent' });
  });

  it('gives up a lead with which ten processes in a row have died, without another attempt', async () => {
    await storeUpTo(1);
    await outside.real.database.query('update leads set attempts = 10, leased_until = created_at');
    const { using, sent, lines } = simulate(outside, () => accepted);
    expect([await deliverDueLeads(using), sent]).toEqual([{ sent: 0, retried: 0, failed: 1 }, []]);
    expect(lines).toEqual([`lead failed ${idOf(1)} process_died`]);
    expect(await outside.leads()).toMatchObject([{ state: 'failed', last_error: 'process_died' }]);
    await sendNow(using.database, idOf(1));
    expect(await outside.leads()).toMatchObject([{ state: 'pending', attempts: 0 }]);
    expect(await deliverDueLeads(using)).toEqual({ sent: 1, retried: 0, failed: 0 });
  });

  it('gives up a lead after a week, and logs it', async () => {
    await storeUpTo(1);
    const { using, sent, lines, pass } = simulate(outside, () => broken, START);
    pass(GIVE_UP_AFTER_MS);
    expect(await deliverDueLeads(using)).toMatchObject({ retried: 1, failed: 0 });
    pass(1);
    expect(await deliverDueLeads(using)).toMatchObject({ retried: 0, failed: 1 });
    expect(await outside.leads()).toMatchObject([{ state: 'failed', last_error: broken.error }]);
    expect(lines).toEqual([
      `lead not mailed ${idOf(1)} internal_server_error`,
      `lead failed ${idOf(1)} internal_server_error`,
    ]);
    // The last attempt may have reached the provider after all, so a person's retry uses the same key.
    await sendNow(using.database, idOf(1));
    await deliverDueLeads(using);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent).toHaveLength(3);
  });
});

describe('a run after an answer', () => {
  it('tries a lead once more after five seconds, when the provider failed once', async () => {
    await storeUpTo(1);
    const { using, sent } = simulate(outside, (count) => (count === 1 ? broken : accepted));
    await deliverAfterAnswer(using);
    expect(sent.map(({ at }) => at - START - MINUTE)).toEqual([0, 5 * SECOND]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(await outside.leads()).toMatchObject([{ state: 'sent', attempts: 0 }]);
  });

  it('sends in order all that waited behind a failure that has passed', async () => {
    await storeUpTo(4);
    const { using, sent } = simulate(outside, (count) => (count <= 2 ? broken : accepted));
    await deliverAfterAnswer(using);
    expect(sent.map(({ id }) => id)).toEqual([1, 2, 1, 2, 3, 4].map(idOf));
  });

  it('tries one lead once more in an outage, and leaves all to the schedule', async () => {
    await storeUpTo(4);
    const { using, sent } = simulate(outside, () => broken);
    await deliverAfterAnswer(using);
    expect(sent.map(({ id }) => id)).toEqual([1, 2, 1].map(idOf));
  });

  it('waits as long as the provider asks for', async () => {
    await storeUpTo(1);
    const limit = (seconds: number): SendOutcome => ({
      kind: 'retry',
      error: 'rate_limit_exceeded',
      retryAfterMs: seconds * SECOND,
    });
    const long = simulate(outside, (count) => (count === 1 ? limit(6) : accepted));
    await deliverAfterAnswer(long.using);
    expect(long.sent).toHaveLength(1);
    long.pass(SECOND);
    const short = simulate(outside, (count) => (count === 1 ? limit(4) : accepted), long.now());
    await deliverAfterAnswer(short.using);
    expect(short.sent.map(({ at }) => at - long.now())).toEqual([0, 5 * SECOND]);
  });

  it('tries nothing once more while the account is blocked, or when a lead cannot be rendered', async () => {
    await storeUpTo(2);
    await outside.real.database.query("update leads set payload = 'null' where id = $1", [idOf(2)]);
    const { using, sent, now } = simulate(outside, () => blocked);
    await deliverAfterAnswer(using);
    expect([sent.length, now()]).toEqual([1, START + MINUTE + 500]);
  });

  it('does not pause when no time is left for another try', async () => {
    await storeUpTo(1);
    const simulation = simulate(outside, () => {
      simulation.pass(25 * SECOND);
      return broken;
    });
    await deliverAfterAnswer(simulation.using);
    expect(simulation.sent).toHaveLength(1);
    expect(simulation.now()).toBe(START + MINUTE + 25 * SECOND);
  });
});

describe('an operator’s mistake', () => {
  it('loses no lead with a wrong key: logs it, stops, and sends all in order once the key is right', async () => {
    await storeUpTo(4);
    const { using, sent, lines } = simulate(outside, () => accepted);
    const mail = connectMail({ ...outside.real.environment, resendApiKey: 're_revoked' }, using.clock);
    for (let run = 0; run < 3; run += 1) await deliverDueLeads({ ...using, mail });
    expect(lines).toEqual(Array.from({ length: 6 }, () => 'lead delivery blocked invalid_api_key'));
    expect(await outside.leads()).toMatchObject(
      Array.from({ length: 4 }, () => ({ state: 'pending', leased_until: null })),
    );
    expect(await deliverDueLeads(using)).toEqual({ sent: 4, retried: 0, failed: 0 });
    expect(sent.map(({ id }) => id)).toEqual([1, 2, 3, 4].map(idOf));
  });

  it('sends a refused mail under a new key once the cause is repaired', async () => {
    await storeUpTo(1);
    const keys = new Set<string>();
    const { using, sent } = simulate(outside, () => {
      const key = sent.at(-1)?.key ?? '';
      if (keys.size === 0) keys.add(key);
      return keys.has(key) ? refused : accepted;
    });
    expect(await deliverDueLeads(using)).toMatchObject({ failed: 1 });
    await sendNow(using.database, idOf(1));
    expect(await deliverDueLeads(using)).toMatchObject({ sent: 1 });
    expect(sent.map(({ key }) => key)).toEqual([...keys, `${[...keys].join()}/again-1`]);
  });

  it('loses no lead for weeks when a wrong address answers 404', async () => {
    await storeUpTo(1);
    const { using, pass } = simulate(outside, () => accepted);
    const { resendBaseUrl } = outside.real.environment;
    const mail = connectMail(
      { ...outside.real.environment, resendBaseUrl: `${resendBaseUrl}/wrong` },
      using.clock,
    );
    for (const wait of [0, GIVE_UP_AFTER_MS, GIVE_UP_AFTER_MS]) {
      pass(wait);
      expect(await deliverDueLeads({ ...using, mail })).toEqual({ sent: 0, retried: 1, failed: 0 });
    }
    expect(await outside.leads()).toMatchObject([{ state: 'pending', last_error: 'not_found' }]);
    pass(MINUTE);
    expect(await deliverDueLeads(using)).toMatchObject({ sent: 1 });
  });

  it('does not delay other leads when it affects only one', async () => {
    await storeUpTo(2);
    const { using, pass } = simulate(outside, (_, id) => (id === idOf(1) ? blocked : accepted));
    expect(await deliverDueLeads(using)).toMatchObject({ sent: 1, retried: 1 });
    pass(MINUTE);
    await store(outside, 3);
    expect(await deliverDueLeads(using)).toMatchObject({ sent: 1, retried: 1 });
  });
});

describe('two schedules and many answers at once', () => {
  it('sends each lead once, in order, two a second in total', async () => {
    await storeUpTo(10);
    // Each process has a clock of its own, because processes do not share their pauses.
    const processes = Array.from({ length: 12 }, () => simulate(outside, () => accepted));
    await Promise.all(
      processes.map(({ using }, index) => (index < 2 ? deliverDueLeads(using) : deliverAfterAnswer(using))),
    );
    const sent = processes.flatMap((each) => each.sent).sort((one, other) => one.at - other.at);
    expect(sent.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => idOf(index + 1)));
    for (const [index, { at }] of sent.entries()) expect(at).toBe(START + MINUTE + index * 500);
    for (const { state } of await outside.leads()) expect(state).toBe('sent');
  });

  it('leaves leads that must wait longer than 30 seconds to the schedule', async () => {
    await storeUpTo(70);
    const processes = Array.from({ length: 30 }, () => simulate(outside, () => accepted));
    await Promise.all(processes.map(({ using }) => deliverAfterAnswer(using)));
    const sent = processes.flatMap((each) => each.sent);
    for (const { at } of sent) expect(at).toBeLessThanOrEqual(START + MINUTE + 30 * SECOND);
    expect(sent.length).toBeLessThanOrEqual(61);
    const { using } = simulate(outside, () => accepted, START + 2 * MINUTE);
    expect(await deliverDueLeads(using)).toMatchObject({ sent: Math.min(41, 70 - sent.length) });
  });

  it('sends a burst of 60 leads after one answer', async () => {
    await storeUpTo(70);
    const { using, sent } = simulate(outside, () => accepted);
    await deliverAfterAnswer(using);
    expect(sent.map(({ id }) => id)).toEqual(Array.from({ length: 61 }, (_, index) => idOf(index + 1)));
  });
});
