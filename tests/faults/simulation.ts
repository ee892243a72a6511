import { inSimulatedTime } from '../../netlify/local/postgres/simulated-time.ts';
import type { Dependencies } from '../../netlify/server/dependencies.ts';
import type { Mail } from '../../netlify/server/email/mail-client.ts';
import type { SendOutcome } from '../../netlify/server/email/send-outcome.ts';
import { DirectTurns } from '../../netlify/server/leads/direct-turns.ts';
import { exampleLead } from '../../netlify/server/leads/lead.examples.ts';
import { insertLead, type Origin } from '../../netlify/server/leads/states/insert-lead.ts';
import type { OutsideServices } from './outside-services.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** The moment at which simulations begin. */
export const START = Date.parse('2026-11-21T10:00:00Z');

/** @returns an id that sorts like its number */
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const accepted: SendOutcome = { kind: 'accepted', providerId: 'mail-1' };
export const broken = { kind: 'retry', error: 'internal_server_error', retryAfterMs: 0 } as const;
export const refused: SendOutcome = { kind: 'refused', error: 'missing_required_field' };
export const blocked: SendOutcome = { kind: 'blocked', error: 'monthly_quota_exceeded', keySpent: false };

/** Stores a lead that arrived this many milliseconds after the start. */
export const store = (outside: OutsideServices, number: number, arrivedAfter = number, honeypot = false) =>
  insertLead(
    inSimulatedTime(outside.real.database, () => new Date(START + arrivedAfter)),
    { ...exampleLead, id: idOf(number) },
    honeypot,
    UNCOUNTED,
  );

/** A visitor whose leads nobody counts. */
export const UNCOUNTED: Origin = { visitor: null, network: null, leadsPerHour: 0 };

/** @returns dependencies for which this clock is the time of the functions and of the database */
export const atClock = (real: Dependencies, clock: () => Date): Dependencies => ({
  ...real,
  clock,
  elapsedMs: () => clock().getTime(),
  database: inSimulatedTime(real.database, clock),
  fileDatabase: inSimulatedTime(real.fileDatabase, clock),
});

interface Sent {
  readonly id: string;
  /** The idempotency key. */
  readonly key: string;
  /** Time of the simulated clock, in milliseconds since the epoch. */
  readonly at: number;
}

/** The real database, a clock that only pauses and the test move, and a provider that answers what the test wants. */
export interface Simulation {
  readonly using: Dependencies;
  readonly sent: Sent[];
  readonly lines: string[];
  now(): number;
  pass(milliseconds: number): void;
}

/** @param answer returns the provider's answer, given the number of mails so far and the id of the mail's lead */
export const simulate = (
  outside: OutsideServices,
  answer: (count: number, id: string) => SendOutcome,
  startAt = START + MINUTE,
): Simulation => {
  let now = startAt;
  const sent: Sent[] = [];
  const lines: string[] = [];
  const using: Dependencies = {
    ...atClock(outside.real, () => new Date(now)),
    directTurns: new DirectTurns(),
    random: () => 0,
    pause: async (milliseconds) => {
      now += milliseconds;
    },
    log: (line) => lines.push(line),
    mail: {
      send: async (_mail: Mail, key) => {
        const id = key.split('/')[1] ?? '';
        sent.push({ id, key, at: now });
        return answer(sent.length, id);
      },
      probe: async () => null,
    },
  };
  return {
    using,
    sent,
    lines,
    now: () => now,
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
};
