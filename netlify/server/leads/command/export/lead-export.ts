import { READING_ORDER } from '../../../../../src/lead/fields.ts';
import { requestNumber } from '../../../../../src/lead/request-number.ts';
import type { Database } from '../../../database/database.ts';
import type { LeadPayload } from '../../received-lead.ts';
import { CAMPAIGN, type ListedLead } from '../lead-listing.ts';
import { timeInRome } from '../lead-table.ts';
import { type Cell, csv, telephoneCell } from './csv.ts';

/** A row of the export. `payload` is there only if personal data was asked for; null = it is erased. */
export interface ExportedLead
  extends Pick<ListedLead, 'id' | 'state' | 'formType' | 'source' | 'plan' | 'campaign' | 'receivedAt'> {
  readonly page: string | null;
  readonly payload?: LeadPayload | null;
}

/** Leads for each query. Even with the longest messages, the result is far below the size limit of the database. */
const AT_ONCE = 500;

/** The start of the export: a number of days before now, or the beginning of a day in Rome. */
export type Since = { readonly days: number } | { readonly day: string };

const START = `case when $2::text is null then $1::timestamptz - make_interval(days => $3::int)
  else $2::date::timestamp at time zone 'Europe/Rome' end`;

const page = (isPersonal: boolean): string => `
select id, created_at as "receivedAt", state, form_type as "formType", source, page,
  payload ->> 'plan' as plan, ${CAMPAIGN} as campaign${isPersonal ? ', payload' : ''}
from leads
where created_at >= ${START} and created_at <= $1::timestamptz
  and ($4::timestamptz is null or (created_at, id) < ($4::timestamptz, $5::uuid))
order by created_at desc, id desc limit ${AT_ONCE}`;

/**
 * @param isPersonal whether to include personal data
 * @param now the time of the command
 * @returns every lead since then, the newest first
 * @throws {NeonDbError} the database does not answer
 */
export const exportLeads = async (
  database: Database,
  since: Since,
  isPersonal: boolean,
  now: Date,
): Promise<ExportedLead[]> => {
  const [day, days] = 'day' in since ? [since.day, 0] : [null, since.days];
  const leads: ExportedLead[] = [];
  for (;;) {
    const last = leads.at(-1);
    const parameters = [now, day, days, last?.receivedAt ?? null, last?.id ?? null];
    const next = await database.query<ExportedLead>(page(isPersonal), parameters);
    leads.push(...next);
    if (next.length < AT_ONCE) return leads;
  }
};

type Column = readonly [heading: string, cell: (lead: ExportedLead) => Cell | undefined];

const COLUMNS: readonly Column[] = [
  ['number', ({ id }) => ({ trusted: requestNumber(id) })],
  ['received', ({ receivedAt }) => ({ trusted: timeInRome(receivedAt) })],
  ['state', ({ state }) => state],
  ['form', ({ formType }) => formType],
  ['source', ({ source }) => source],
  ['page', ({ page: path }) => path],
  ['plan', ({ plan }) => plan],
  ['landing', ({ campaign }) => campaign?.landing],
  ['utm_source', ({ campaign }) => campaign?.source],
  ['utm_medium', ({ campaign }) => campaign?.medium],
  ['utm_campaign', ({ campaign }) => campaign?.campaign],
  ['utm_term', ({ campaign }) => campaign?.term],
  ['utm_content', ({ campaign }) => campaign?.content],
];

/** Columns with personal data, which includes Google's id of the click, because it identifies the visitor to Google. */
const PERSONAL_COLUMNS: readonly Column[] = [
  ['gclid', ({ payload }) => payload?.campaign?.gclid],
  ...READING_ORDER.map(
    (name): Column => [
      name,
      ({ payload }) => {
        const text = payload?.[name];
        return name === 'phone' && text ? telephoneCell(text) : text;
      },
    ],
  ),
  ['message', ({ payload }) => payload?.message],
];

/**
 * @param leads from {@link exportLeads}
 * @param isPersonal whether to add the columns with personal data
 * @returns the table as a CSV file
 */
export const leadsAsCsv = (leads: readonly ExportedLead[], isPersonal: boolean): string => {
  const columns = isPersonal ? [...COLUMNS, ...PERSONAL_COLUMNS] : COLUMNS;
  return csv([
    columns.map(([heading]) => heading),
    ...leads.map((lead) => columns.map(([, cell]) => cell(lead) ?? null)),
  ]);
};
