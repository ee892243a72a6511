import type { Database } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { secondInbox } from './lead-mail.ts';
import { applyMailEvents, type BouncedLead, IS_BOUNCED } from './states/bounce-lead.ts';

/**
 * @returns how many leads' mails bounced and need somebody's attention: no inbox took them, or they went to the second
 *   inbox and the first has taken no mail since. Nobody has closed them
 * @throws {NeonDbError} the database does not answer
 */
export const countBounced = async (database: Database): Promise<number> => {
  const [row] = await database.query<{ count: number }>(
    `select count(*)::int as count from leads where ${IS_BOUNCED}`,
  );
  return row?.count ?? 0;
};

/**
 * Makes leads due again whose mail bounced, and logs a line for each. A lead goes to the second inbox once; if there is
 * none, or that one does not take it either, it waits for a person.
 *
 * @param mailId only the reports about this mail; null = all recent ones
 * @returns the leads whose mail bounced
 * @throws {NeonDbError} the database does not answer
 */
export const reroute = async (
  mailId: string | null,
  { database, environment, log }: Pick<Dependencies, 'database' | 'environment' | 'log'>,
): Promise<BouncedLead[]> => {
  const second = {
    forLeads: secondInbox('contact', environment) !== undefined,
    forApplications: secondInbox('career', environment) !== undefined,
  };
  const bounced = await applyMailEvents(database, mailId, second);
  for (const { id, bounce, state } of bounced)
    log(
      `lead bounced ${id} ${bounce}, ${state === 'pending' ? 'goes to the second inbox' : 'no inbox is left'}`,
    );
  return bounced;
};
