import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { type ReceivedMail, sharedOutsideServices } from './outside-services.ts';
import { IS_FULL, SCALE, SEED, sayHowToRepeat } from './scale.ts';
import { HOUR, MINUTE, SECOND } from './simulation.ts';
import { makeChance } from './storm/chance.ts';
import { FAILURES } from './storm/failures.ts';
import { type Storm, startStorm } from './storm/storm.ts';
import { makeVisitors, type Visit, type Visitor, visit } from './storm/visitors.ts';

const outside = await sharedOutsideServices();

const FAILING = 0.3;
/** Half of these runs end before the step at which they would die. */
const DYING = 0.45;
/** The steps of a lead's request: store, claim, mail, mark, look for more leads. */
const STEPS = [1, 2, 3, 4, 5];
const SCHEDULE_LIMIT_MS = 30 * SECOND;
/** Ten hours of runs, each of which mails up to 41 leads. */
const RUNS_AFTER = 40;

interface Outcome {
  readonly visitors: readonly Visitor[];
  readonly visits: readonly Visit[];
  readonly storm: Storm;
  readonly hours: number;
  /** Function runs until the last visitor got an answer. */
  readonly stormyRuns: number;
  readonly lines: readonly string[];
}

/** Lets visitors come while everything fails, then ends the failures and runs the schedule until no lead waits. */
const runStorm = async (count: number, dying: number, seed: number): Promise<Outcome> => {
  const { default: sendContactEmail } = await import('../../netlify/functions/send-contact-email.mts');
  const { default: deliverLeads } = await import('../../netlify/functions/deliver-leads.mts');
  const lines: string[] = [];
  const logs = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  for (const log of logs) log.mockImplementation((line) => void lines.push(String(line)));
  // The storm's time.
  outside.takeRealTime();
  const storm = startStorm(seed);
  try {
    const visitors = makeVisitors(count, storm.chance, randomUUID().slice(0, 8));
    const startedAt = Date.now();
    Object.assign(storm, { failing: FAILING, dying });
    let open = true;
    const schedule = async () => {
      const runs: Promise<unknown>[] = [];
      const url = 'http://127.0.0.1/.netlify/functions/deliver-leads';
      const deliver = () =>
        storm.run('schedule', SCHEDULE_LIMIT_MS, (run) => deliverLeads(new Request(url), run));
      const quarter = () => new Promise((resolve) => setTimeout(resolve, 15 * MINUTE));
      // Two runs at once, since the platform may start one late.
      for (; open; await quarter()) runs.push(deliver(), deliver());
      await Promise.all(runs);
      Object.assign(storm, { failing: 0, dying: 0 });
      for (let left = RUNS_AFTER; left > 0; left -= 1) {
        await deliver();
        await quarter();
      }
    };
    const visits = Promise.all(
      visitors.map((visitor, index) => visit(visitor, storm, makeChance(seed + index), sendContactEmail)),
    );
    let stormyRuns = 0;
    const closing = visits.then(() => {
      open = false;
      stormyRuns = storm.seen.runs;
    });
    await storm.until(Promise.all([schedule(), closing]));
    const hours = (Date.now() - startedAt) / HOUR;
    return { visitors, visits: await visits, storm, hours, stormyRuns, lines };
  } finally {
    storm.stop();
    for (const log of logs) log.mockRestore();
  }
};

/** Expects that each lead was mailed once and undamaged, whatever happened. */
const expectEveryLeadOnce = async ({ visitors, visits }: Outcome) => {
  // Beside the leads, sales may be told that something needs a person.
  const mails = (await outside.mails()).filter(({ idempotencyKey }) => idempotencyKey?.startsWith('lead/'));
  const byLead = new Map<string, ReceivedMail[]>();
  for (const mail of mails) {
    const id = mail.idempotencyKey?.split('/')[1] ?? 'none';
    byLead.set(id, [...(byLead.get(id) ?? []), mail]);
  }
  const rows = new Map((await outside.leads()).map((row) => [row.id, row]));
  const [lost, doubled, damaged, waiting]: string[][] = [[], [], [], []];
  for (const [index, { id, lead }] of visitors.entries()) {
    const [mail, ...more] = byLead.get(id) ?? [];
    if (!visits[index]?.accepted || mail === undefined) lost?.push(id);
    if (more.length > 0) doubled?.push(id);
    const text = mail?.text ?? '';
    const isWhole = [lead.name, lead.email, lead.phone, lead.company, lead.source].every((part) =>
      text.includes(part),
    );
    const message = lead.message.split('\n').map((line) => `  ${line}`);
    const row = rows.get(id);
    const { source, ...payload } = lead;
    const isStored =
      row === undefined ||
      (row.source === source && JSON.stringify(sorted(row.payload)) === JSON.stringify(sorted(payload)));
    if (!isWhole || !text.includes(message.join('\n')) || mail?.replyTo[0] !== lead.email || !isStored)
      damaged?.push(id);
    if (row !== undefined && row.state !== 'sent') waiting?.push(id);
  }
  expect({ lost, doubled, damaged, waiting }).toEqual({ lost: [], doubled: [], damaged: [], waiting: [] });
  expect(mails).toHaveLength(visitors.length);
};

const sorted = (record: Record<string, string>) => Object.entries(record).sort();

const report = (name: string, { storm, hours, visits }: Outcome): void => {
  const { seen } = storm;
  const sum = (counts: Map<string, number>) => [...counts.values()].reduce((total, one) => total + one, 0);
  const retried = visits.filter(({ answers }) => answers.length > 1).length;
  process.stdout.write(
    `${name}: ${visits.length} leads in ${hours.toFixed(1)} h, ${seen.runs} function runs, ${seen.requests} requests, ${sum(seen.failures)} failed, ${sum(seen.deaths)} runs died, ${retried} visitors sent again, slowest answer ${Math.max(...visits.map(({ slowest }) => slowest)) / 1000} s\n`,
  );
};

describe('leads while both outside services fail three times in ten', () => {
  const scenarios: [string, number, number][] = [
    ['mails every accepted lead once and whole', 0, SCALE.leads],
    [
      'mails every accepted lead once when a fifth of the function runs or more die at some step',
      DYING,
      SCALE.leadsForDeaths,
    ],
  ];
  it.each(scenarios)('%s', { timeout: 900_000 }, async (name, dying, leads) => {
    sayHowToRepeat(name);
    const outcome = await runStorm(leads, dying, SEED);
    report(name, outcome);
    const { seen } = outcome.storm;
    await expectEveryLeadOnce(outcome);
    // The provider remembers a key for one day.
    expect(outcome.hours).toBeLessThan(24);
    // Proves that every kind of failure occurred.
    for (const failure of FAILURES)
      for (const end of ['database', 'mail'])
        expect(seen.failures.get(`${end} ${failure}`)).toBeGreaterThan(0);
    if (dying === 0) {
      expect([...seen.deaths]).toEqual([]);
      // Every wait is bounded: the platform had to end no run.
      expect(seen.overdue).toBe(0);
      expect(Math.max(...outcome.visits.map(({ slowest }) => slowest))).toBeLessThanOrEqual(12 * SECOND);
      expect(seen.longest.get('schedule')).toBeLessThanOrEqual(SCHEDULE_LIMIT_MS);
    } else {
      const dead = [...seen.deaths.values()].reduce((sum, one) => sum + one, 0);
      expect(dead / outcome.stormyRuns).toBeGreaterThanOrEqual(0.2);
      if (IS_FULL)
        for (const step of STEPS)
          for (const when of ['before', 'after'])
            expect([...seen.deaths.keys()]).toContain(`${step} ${when}`);
    }
    const unexpected = outcome.visits
      .flatMap(({ answers }) => answers)
      .filter((answer) => ![200, 503, 'died', 'lost'].includes(answer));
    expect(unexpected).toEqual([]);
    expect(outcome.lines.filter((line) => /lead failed|held|Error$/.test(line))).toEqual([]);
  });

  it('repeats the same storm for the same seed', { timeout: 300_000 }, async () => {
    const marks: unknown[] = [];
    for (let time = 0; time < 2; time += 1) {
      await outside.reset();
      const { storm, visits, hours } = await runStorm(20, DYING, SEED);
      marks.push({ ...storm.seen, answers: visits.map(({ answers }) => answers), hours });
    }
    expect(marks[1]).toEqual(marks[0]);
  });
});
