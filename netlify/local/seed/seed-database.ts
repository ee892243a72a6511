import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/database/database.ts';
import { type Dependencies, dependencies } from '../../server/dependencies.ts';
import type { DatabaseEnvironment } from '../../server/environment.ts';
import { storeInteraction } from '../../server/interactions/interaction-store.ts';
import { acceptLead } from '../../server/leads/accept-lead.ts';
import { readLeadRequest } from '../../server/leads/lead-request.ts';
import { inSimulatedTime } from '../postgres/simulated-time.ts';
import { EXAMPLE_CLICKS, EXAMPLE_LEADS, type ExampleLead } from './example-leads.ts';

const HOUR_MS = 3_600_000;
const HOURS_BETWEEN_CLICKS = 9;
/** When the mail of a pending lead is tried again. */
const NEXT_TRY_HOURS = 12;
const SITE = 'http://127.0.0.1:4321';

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R/Size 4>>
startxref
0
%%EOF
`;

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);

/** The body that a form would post. The request schema drops the fields that no form has. */
const bodyOf = (lead: ExampleLead) => ({
  email: `${lead.name.toLowerCase().replace(/[^a-z]+/g, '.')}@azienda.example`,
  phone: '+39 02 0000 0000',
  ...lead,
  privacyConsent: true,
  contactConsent: true,
  // The filled honeypot holds the lead, so that no delivery claims it before SET_STATE sets its state.
  website: 'seed',
  ...(lead.curriculum && {
    attachment: {
      filename: lead.curriculum,
      type: 'application/pdf',
      content: Buffer.from(PDF).toString('base64'),
    },
  }),
});

/** Sets the state without a mail. The states and their columns: netlify/server/leads/states/lead-states.ts. */
const SET_STATE = `
update leads set state = $2::text,
  held_for = case when $2::text = 'held' then coalesce($3::text, 'honeypot') end,
  last_error = $4::text,
  next_attempt_at = $5::timestamptz + make_interval(hours => ${NEXT_TRY_HOURS}),
  sent_at = case when $2::text = 'sent' then created_at + interval '2 seconds' end,
  provider_id = case when $2::text = 'sent' then gen_random_uuid()::text end,
  failed_at = case when $2::text = 'failed' then created_at + interval '1 day' end,
  handled_at = created_at + make_interval(hours => $6::int)
where id = $1::uuid`;

const storeLead = async (lead: ExampleLead, using: Dependencies, now: Date): Promise<void> => {
  const clock = () => hoursBefore(now, lead.hoursAgo);
  const received = { ...using, clock, database: inSimulatedTime(using.database, clock) };
  const request = readLeadRequest({ kind: 'json', value: bodyOf(lead) }, randomUUID());
  const outcome = await acceptLead(request, lead.page, received, { waitUntil: () => {} });
  if (outcome.kind !== 'accepted')
    throw new Error(`The example of ${lead.name} was not accepted: ${JSON.stringify(outcome)}`);
  const { state, heldFor, error, handledAfter } = lead;
  await using.database.query(SET_STATE, [outcome.id, state, heldFor ?? null, error ?? null, now, handledAfter ?? null]);
  if (handledAfter !== undefined)
    await using.database.query(
      `insert into lead_actions (lead_id, action, happened_at)
       select id, 'handled', handled_at from leads where id = $1::uuid`,
      [outcome.id],
    );
};

/**
 * Adds the example leads and clicks to a database in the same form as the functions store them.
 *
 * @param database the database of `environment`; the caller makes sure that it is local
 * @returns how many of each
 * @throws Error when the checks of a lead refuse an example
 */
export const seedDatabase = async (
  database: Database,
  environment: DatabaseEnvironment,
  now: Date,
): Promise<{ readonly leads: number; readonly clicks: number }> => {
  // The mail provider is never asked: the honeypot holds each lead.
  const variables = {
    DATABASE_URL: environment.databaseUrl,
    NEON_FETCH_ENDPOINT: environment.neonFetchEndpoint,
    RESEND_BASE_URL: 'http://127.0.0.1',
  };
  const using = { ...dependencies(variables, {}), database };
  for (const lead of EXAMPLE_LEADS) await storeLead(lead, using, now);
  for (const [index, [type, page]] of [...EXAMPLE_CLICKS.entries()].reverse())
    await storeInteraction(
      inSimulatedTime(database, () => hoursBefore(now, index * HOURS_BETWEEN_CLICKS)),
      { interaction_type: type, page_url: SITE + page },
      { identity: 'anonymous', assuranceLevel: null },
    );
  return { leads: EXAMPLE_LEADS.length, clicks: EXAMPLE_CLICKS.length };
};
