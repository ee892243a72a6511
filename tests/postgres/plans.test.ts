import { beforeAll, describe, expect, it } from 'vitest';
import { inSimulatedTime } from '../../netlify/local/postgres/simulated-time.ts';
import type { Database } from '../../netlify/server/database/database.ts';
import type { Dependencies } from '../../netlify/server/dependencies.ts';
import { LIST_NAMES, readFilter } from '../../netlify/server/desk/filter.ts';
import { listRequests, showRequest } from '../../netlify/server/desk/requests.ts';
import { readHealth } from '../../netlify/server/health/health.ts';
import { storeInteraction } from '../../netlify/server/interactions/interaction-store.ts';
import { exampleLead } from '../../netlify/server/leads/lead.examples.ts';
import { type ClaimedLead, claimLead } from '../../netlify/server/leads/states/claim-lead.ts';
import { markFailed, markForRetry, markSent } from '../../netlify/server/leads/states/end-attempt.ts';
import { insertLead } from '../../netlify/server/leads/states/insert-lead.ts';
import { tell } from '../../netlify/server/notices/tell.ts';
import { ERASURES } from '../../netlify/server/retention/erase-expired.ts';
import { DAY, idOf, SECOND, START } from '../faults/simulation.ts';
import { listening, pagesRead } from './plans/pages-read.ts';
import {
  CURRICULA,
  fillBeforeOutage,
  fillOutage,
  OLDEST,
  renewStatistics,
  SENT,
  WAITING,
} from './plans/population.ts';
import { describeOnPostgres, runningPostgres } from './running-postgres.ts';

const NOW = new Date(START);

const claimed: ClaimedLead = {
  ...exampleLead,
  id: OLDEST,
  lease: NOW.toISOString(),
  attempt: 1,
  sendableForMs: 0,
  refusals: 0,
  toFallback: false,
  isCvDue: false,
  sendInMs: 0,
};
const claim = (database: Database, tried: string[]) => claimLead(database, { tried, withinMs: 30 * SECOND });
const retry = {
  error: 'application_error',
  providerFailed: true,
  accountBlocked: false,
  retryAfterMs: 0,
  share: 1,
};
const ANONYMOUS = { identity: 'anonymous', assuranceLevel: null } as const;
const click = { interaction_type: 'phone', page_url: 'https://www.trama.example/' } as const;
const newLead = { ...exampleLead, id: idOf(9_999_999) };
const origin = { visitor: 'someone', network: 'a network', leadsPerHour: 20 };

/** The provider is down, and the oldest lead and some others were tried. */
const OUTAGE = `
update mail_provider set failures = 5;
update leads set last_error = 'internal_server_error', next_attempt_at = now() + interval '1 year'
where id in (select id from leads where state = 'pending' order by created_at limit 40)`;

interface Case {
  readonly it: string;
  /** Pages of 8 kB that it may read; all leads together take some 11,000 pages. */
  readonly pages?: number;
  readonly before?: string;
  /** Whether it may read more while the statistics date from before the outage. */
  readonly needsStatistics?: boolean;
  ask(using: Dependencies): Promise<unknown>;
}

/** The listening database answers with no row, and the counts beside a list of the desk always have one. */
const list = (database: Database, query: string): Promise<unknown> =>
  listRequests(database, readFilter(new URLSearchParams(query))).catch(() => undefined);

const FEW_PAGES = 150;
const day = new Date(START - 20 * DAY).toISOString().slice(0, 10);
const CASES: readonly Case[] = [
  { it: 'claims the oldest lead', ask: ({ database }) => claim(database, []) },
  { it: 'claims a lead that was never tried', ask: ({ database }) => claim(database, [OLDEST]) },
  { it: 'claims the oldest lead in an outage', before: OUTAGE, ask: ({ database }) => claim(database, []) },
  {
    it: 'claims one that was never tried in an outage',
    before: OUTAGE,
    ask: ({ database }) => claim(database, [OLDEST]),
  },
  { it: 'marks a lead sent', ask: ({ database }) => markSent(database, claimed, 'mail', null) },
  // Writes each of the 40 delayed leads.
  {
    it: 'ends an outage',
    pages: 4_000,
    before: OUTAGE,
    ask: ({ database }) => markSent(database, claimed, 'mail', null),
  },
  {
    it: 'marks a lead for another try',
    needsStatistics: true,
    ask: ({ database }) => markForRetry(database, claimed, retry),
  },
  {
    it: 'marks a lead failed',
    needsStatistics: true,
    ask: ({ database }) => markFailed(database, claimed, 'no', true),
  },
  // Counts the waiting leads in an index, and after so busy an hour those of each day of the month in another.
  { it: 'reads what waits and what needs a person', pages: 5_000, ask: readHealth },
  // Reads the same, and the unanswered leads of a week.
  { it: 'tells a person', pages: 6_000, ask: tell },
  ...LIST_NAMES.map((name) => ({
    it: `lists the desk's "${name}"`,
    pages: 500,
    ask: ({ database }: Dependencies) => list(database, `state=${name}`),
  })),
  ...[
    'q=sconosciuta',
    'q=mario@azienda.it',
    'q=06+123+4567',
    'q=8205-9C01',
    'q=Officine',
    `from=${day}&to=${day}`,
  ].map((query) => ({
    it: `finds all leads by ${query}`,
    pages: 500,
    ask: ({ database }: Dependencies) => list(database, `state=all&${query}`),
  })),
  { it: 'shows a request', ask: ({ database }) => showRequest(database, idOf(7)) },
  { it: 'stores a click', ask: ({ database }) => storeInteraction(database, click, ANONYMOUS) },
  // Counts the day's 5,000 leads once.
  { it: 'stores a lead', pages: 2_000, ask: ({ database }) => insertLead(database, newLead, false, origin) },
  ...ERASURES.map(({ name, erase }) => ({
    it: `finds nothing to erase of ${name}`,
    // Reads each file's lead.
    pages: name === 'uploads' ? CURRICULA * 8 : FEW_PAGES,
    ask: ({ database }: Dependencies) => erase(database),
  })),
];

const title = `a statement that reads few pages beside ${SENT} sent and ${WAITING} waiting leads`;
describeOnPostgres(title, () => {
  const running = runningPostgres({ keepsData: true });
  beforeAll(async () => {
    const session = await running.session();
    await fillBeforeOutage(session, NOW);
    await fillOutage(session, NOW);
  });

  const look = async ({ pages = FEW_PAGES, before, ask }: Case): Promise<void> => {
    const { database: plain, asked } = listening();
    const database = inSimulatedTime(plain, () => NOW);
    const { mail } = running.outside.real;
    await ask({ ...running.outside.real, database, mail: { ...mail, probe: async () => null } });
    expect(asked).not.toEqual([]);
    const session = await running.session();
    for (const statements of asked) {
      const read = await pagesRead(session, statements, before);
      expect(read, statements.at(-1)?.text).toBeLessThanOrEqual(pages);
    }
  };

  it.each(CASES.filter(({ needsStatistics }) => !needsStatistics))('$it, with old statistics', look);

  describe('with new statistics', () => {
    beforeAll(async () => renewStatistics(await running.session()));
    it.each(CASES)('$it', look);
  });
});
