import { randomUUID } from 'node:crypto';
import { connectDatabase } from '../../netlify/server/database/database.ts';
import type { Dependencies } from '../../netlify/server/dependencies.ts';
import { answerLeadRequest } from '../../netlify/server/leads/lead-endpoint.ts';
import { jsonHeaders, SITE, validLead } from '../faults/outside-services.ts';

interface Posted {
  readonly id: string;
  readonly status: number;
}

/** Keeps the functions from sending mails, so that only the posts are measured. */
export const holdMails = async ({ database }: Dependencies): Promise<void> => {
  await database.query("update mail_provider set closed_until = now() + interval '10 minutes'");
};

/**
 * Gives a query all the time that a slow machine needs for hundreds of posts at once. How often a query is repeated, and
 * how long it waits for a lock, stay as they are.
 */
export const patient = (real: Dependencies): Dependencies => ({
  ...real,
  database: connectDatabase(real.environment, { tryMs: 60_000, budgetMs: 120_000 }),
});

/** Posts a lead, under a new id unless one is given. */
export const postLead = async (
  using: Dependencies,
  { ip = '', id = randomUUID() }: { ip?: string; id?: string } = {},
): Promise<Posted> => {
  const init = { method: 'POST', body: JSON.stringify(validLead), headers: jsonHeaders(id) };
  const request = new Request(`${SITE}/api/send-contact-email`, init);
  const { status } = await answerLeadRequest(request, { waitUntil: () => {}, ip }, using);
  return { id, status };
};
