import { NOW } from '../../database/time.ts';
import type { Dependencies } from '../../dependencies.ts';
import { countLastWeek } from './count-leads.ts';
import { renderReport } from './report-mail.ts';

/** As long as a lead's own mail may take. */
const SEND_TIMEOUT_MS = 8_000;

/** `before`: an earlier run had sent the week's mail, so this one sent none. */
type Report = {
  readonly kind: 'sent' | 'before' | 'not_sent';
  readonly week: string;
  readonly leads: number;
};

/**
 * Mails the counts of the last complete week once. Later runs find that it was sent. If two runs overlap, or a run
 * could not record that it sent the mail, both sends have the same key, and the provider sends only one mail.
 *
 * @throws {NeonDbError} the database does not answer
 */
export const sendWeeklyReport = async ({
  database,
  environment,
  log,
  mail,
}: Pick<Dependencies, 'database' | 'environment' | 'log' | 'mail'>): Promise<Report> => {
  const week = await countLastWeek(database);
  const { monday, total: leads, refusals } = week;
  if (week.isSent) return { kind: 'before', week: monday, leads };
  const key = `weekly-report/${monday}${refusals > 0 ? `/again-${refusals}` : ''}`;
  const outcome = await mail.send(renderReport(week, environment), key, SEND_TIMEOUT_MS);
  if (outcome.kind === 'accepted') {
    await database.query(
      `insert into weekly_reports (week, sent_at) values ($1::date, ${NOW})
       on conflict (week) do update set sent_at = coalesce(weekly_reports.sent_at, excluded.sent_at)`,
      [monday],
    );
    return { kind: 'sent', week: monday, leads };
  }
  log(`weekly report not mailed ${monday} ${outcome.error}`);
  const isKeySpent = outcome.kind === 'refused' || (outcome.kind === 'blocked' && outcome.keySpent);
  // The row without a time makes the runs of `deliver-leads` try again.
  await database.query(
    `insert into weekly_reports (week, refusals) values ($1::date, $2::int)
     on conflict (week) do update set refusals = excluded.refusals`,
    [monday, refusals + (isKeySpent ? 1 : 0)],
  );
  return { kind: 'not_sent', week: monday, leads };
};
