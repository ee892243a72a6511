import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../netlify/server/database/database.ts';
import type { Dependencies } from '../../netlify/server/dependencies.ts';
import { readHealth } from '../../netlify/server/health/health.ts';
import { storeInteraction } from '../../netlify/server/interactions/interaction-store.ts';
import { countLeads, listLeads, showLead } from '../../netlify/server/leads/command/lead-listing.ts';
import { exampleLead } from '../../netlify/server/leads/lead.examples.ts';
import { type ClaimedLead, claimLead } from '../../netlify/server/leads/states/claim-lead.ts';
import { markFailed, markForRetry, markSent } from '../../netlify/server/leads/states/end-attempt.ts';
import { insertLead } from '../../netlify/server/leads/states/insert-lead.ts';
import { LEAD_STATES } from '../../netlify/server/leads/states/lead-states.ts';
import { ERASURES } from '../../netlify/server/retention/erasures.ts';
import { idOf, SECOND, START } from '../faults/simulation.ts';
import { describeOnPostgres, runningPostgres } from './running-postgres.ts';

const SENT = 200_000;
const WAITING = 20_000;
const FAILED = 300;
const CURRICULA = 200;
const NOW = new Date(START);
/** The first that waits. */
const OLDEST = idOf(FAILED + SENT + 1);

/** Failed leads of two months ago, then 29 days of leads that were mailed, then an outage of two days. */
const FILL = `
insert into leads (id, state, form_type, source, payload, payload_hash, legal_version, created_at, pending_since,
  next_attempt_at, attempts, sent_at, failed_at)
select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, state, 'quote', 'Fibra Ottica',
  jsonb_build_object('name', 'Lucia', 'message', repeat('Siamo in due sedi. ', 10)), md5(n::text), '2026-01', at, at, at,
  case when state = 'pending' then 0 else 1 end, case when state = 'sent' then at end, case when state = 'failed' then at end
from (
  select n, 'failed' as state, $1::timestamptz - interval '60 days' as at from generate_series(1, ${FAILED}) n
  union all
  select ${FAILED} + n, 'sent', $1::timestamptz - interval '29 days' + n * interval '27 days' / ${SENT}
  from generate_series(1, ${SENT}) n
  union all
  select ${FAILED + SENT} + n, 'pending', $1::timestamptz - interval '2 days' + n * interval '2 days' / ${WAITING}
  from generate_series(1, ${WAITING}) n
) made`;

/** The oldest that were mailed came with a file. */
const ADD_CURRICULA = `
with files as (
  insert into cv_uploads (id, state, filename, size, sha256, created_at)
  select id, 'complete', 'cv.pdf', 1000, repeat('a', 64), created_at from leads
  where state = 'sent' order by created_at limit ${CURRICULA}
  returning id
)
update leads set cv_upload_id = files.id from files where leads.id = files.id`;

interface Asked {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** A database that writes down what it is asked, and answers with nothing. */
const listening = (): { database: Database; asked: Asked[] } => {
  const asked: Asked[] = [];
  const query = async (text: string, parameters: readonly unknown[] = []) => {
    asked.push({ text, parameters });
    return [];
  };
  return {
    asked,
    database: {
      query,
      queryInTurn: (_key, text, parameters) => query(text, parameters),
      queryLocked: (_lock, text, parameters) => query(text, parameters),
    },
  };
};

/** A step of a plan, as `explain` gives it; its pages include those of the steps below it. */
interface Step {
  readonly 'Node Type': string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Step[];
}

/** What is written beside the statement's own table may be written behind it, and is not in its sum then. */
const pagesOf = (whole: Step): number =>
  [whole, ...(whole.Plans ?? []).filter((step) => step['Node Type'] === 'ModifyTable')].reduce(
    (sum, step) => sum + step['Shared Hit Blocks'] + step['Shared Read Blocks'],
    0,
  );

const claimed: ClaimedLead = {
  ...exampleLead,
  id: OLDEST,
  attempt: 1,
  sendableSince: NOW,
  refusals: 0,
  isOrphan: false,
  sendAt: NOW,
};
const claim = (database: Database, tried: string[]) =>
  claimLead(database, { now: NOW, tried, sendBy: new Date(START + 30 * SECOND) });
const retry = {
  error: 'application_error',
  next: NOW,
  providerFailed: true,
  accountBlocked: false,
  closedUntil: null,
};
const click = { interaction_type: 'phone', page_url: 'https://www.trama.example/' } as const;
const newLead = { ...exampleLead, id: idOf(9_999_999), receivedAt: NOW };
const quota = { visitor: 'someone', limit: 20, windowSeconds: 3600 };

/** The provider is down: the oldest was tried, and some others. */
const OUTAGE = `
update mail_provider set failures = 5;
update leads set attempts = 3, next_attempt_at = now() + interval '1 year'
where id in (select id from leads where state = 'pending' order by created_at limit 40)`;

interface Case {
  readonly it: string;
  /** Pages of 8 kB that it may read. All leads are some 11,000 pages. */
  readonly pages?: number;
  readonly before?: string;
  ask(using: Dependencies): Promise<unknown>;
}

const FEW_PAGES = 150;
const CASES: readonly Case[] = [
  { it: 'claims the oldest lead', ask: ({ database }) => claim(database, []) },
  { it: 'claims the least tried lead', ask: ({ database }) => claim(database, [OLDEST]) },
  { it: 'claims the oldest lead in an outage', before: OUTAGE, ask: ({ database }) => claim(database, []) },
  {
    it: 'claims the least tried in an outage',
    before: OUTAGE,
    ask: ({ database }) => claim(database, [OLDEST]),
  },
  { it: 'marks a lead sent', ask: ({ database }) => markSent(database, claimed, 'mail', NOW) },
  // Each of the 40 that were held up is written.
  {
    it: 'ends an outage',
    pages: 2_500,
    before: OUTAGE,
    ask: ({ database }) => markSent(database, claimed, 'mail', NOW),
  },
  { it: 'marks a lead for another try', ask: ({ database }) => markForRetry(database, claimed, retry, NOW) },
  { it: 'marks a lead failed', ask: ({ database }) => markFailed(database, claimed, 'no', true, NOW) },
  { it: 'asks since when the oldest waits', ask: readHealth },
  { it: 'lists failed leads', ask: ({ database }) => listLeads(database, ['failed'], 20, NOW) },
  { it: 'lists held leads', ask: ({ database }) => listLeads(database, ['held'], 20, NOW) },
  { it: 'lists all leads', ask: ({ database }) => listLeads(database, LEAD_STATES, 20, NOW) },
  { it: 'shows a lead', ask: ({ database }) => showLead(database, idOf(7), NOW) },
  // An index alone.
  { it: 'counts the leads of each state', pages: 2_000, ask: ({ database }) => countLeads(database) },
  { it: 'stores a click', ask: ({ database }) => storeInteraction(database, click, NOW) },
  // 5,000 leads of the day are counted, once.
  { it: 'stores a lead', pages: 1_000, ask: ({ database }) => insertLead(database, newLead, false, quota) },
  ...ERASURES.map(({ name, erase }) => ({
    it: `finds that nothing is to be erased of ${name}`,
    // Each file's lead is looked at.
    pages: name === 'uploads' ? CURRICULA * 8 : FEW_PAGES,
    ask: ({ database }: Dependencies) => erase(database, NOW),
  })),
];

describeOnPostgres(
  `beside ${SENT} sent and ${WAITING} waiting leads a statement reads few pages, that`,
  () => {
    const running = runningPostgres({ keepsData: true });
    beforeAll(async () => {
      const session = await running.session();
      await session.query(FILL, [NOW]);
      await session.query(ADD_CURRICULA);
      await session.query('vacuum analyze leads, cv_uploads');
    });

    it.each(CASES)('$it', async ({ pages = FEW_PAGES, before, ask }) => {
      const { database, asked } = listening();
      const { mail } = running.far.real;
      await ask({ ...running.far.real, database, mail: { ...mail, probe: async () => null } });
      const session = await running.session();
      for (const { text, parameters } of asked) {
        await session.query('begin');
        if (before !== undefined) await session.query(before);
        const { rows } = await session.query(`explain (analyze, buffers, format json) ${text}`, [
          ...parameters,
        ]);
        await session.query('rollback');
        const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
        expect(pagesOf(plan), text).toBeLessThanOrEqual(pages);
      }
      expect(asked).not.toEqual([]);
    });
  },
);
