import { requestNumber } from '../../../../src/lead/request-number.ts';
import type { Database } from '../../database/database.ts';
import { countBounced } from '../bounced.ts';
import { LEAD_STATES } from '../states/lead-states.ts';
import { type OperatorChange, releaseLead, retryLead } from '../states/operator.ts';
import { exportLeads, leadsAsCsv } from './export/lead-export.ts';
import { countLeads, idsOfNumber, listLeads, type ShownLead, showLead } from './lead-listing.ts';
import { awaitsCv, leadSheet, leadTable } from './lead-table.ts';
import type { LeadsCommand } from './read-arguments.ts';
import { writeCurriculum, writeNewFile } from './written-files.ts';

/** The output of a command, and whether it did everything it was asked to do. */
export interface CommandResult {
  readonly done: boolean;
  readonly output: string;
}

const REASONS = {
  retry: {
    sent: 'is sent already: there is nothing to retry',
    held: 'is held: use "release" if it does not come from a bot',
    failed: 'is being mailed this moment',
    pending: 'is being mailed this moment',
    erased: 'is erased: nothing is left to mail',
    unknown: 'is not there',
  },
  release: {
    sent: 'is sent already: nothing holds it',
    held: 'is being changed this moment',
    failed: 'is failed, not held: use "retry"',
    pending: 'is not held: it waits for its mail',
    erased: 'is erased: nothing is left to mail',
    unknown: 'is not there',
  },
} as const;

const CHANGES = { retry: retryLead, release: releaseLead } as const;

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const showAll = async (
  database: Database,
  { ids, numbers, json: asJson }: Extract<LeadsCommand, { name: 'show' }>,
  now: Date,
): Promise<CommandResult> => {
  const shown: { lead: ShownLead | undefined; missing: string }[] = [];
  for (const id of ids)
    shown.push({ lead: await showLead(database, id, now), missing: `Lead ${id} is not there.` });
  for (const number of numbers) {
    const found = await idsOfNumber(database, number);
    const missing = `No lead has the number ${requestNumber(number)}.`;
    if (found.length === 0) shown.push({ lead: undefined, missing });
    for (const id of found) shown.push({ lead: await showLead(database, id, now), missing });
  }
  const objects = shown.map(({ lead, missing }) => lead ?? { ok: false, message: missing });
  return {
    done: shown.every(({ lead }) => lead !== undefined),
    output: asJson
      ? json(objects.length === 1 ? objects[0] : objects)
      : shown.map(({ lead, missing }) => (lead === undefined ? missing : leadSheet(lead))).join('\n\n'),
  };
};

const DUE = 'waits for its mail, due now';

const changeAll = async (
  database: Database,
  { name, ids, json: asJson }: Extract<LeadsCommand, { name: keyof typeof CHANGES }>,
  now: Date,
): Promise<CommandResult> => {
  const changes: { id: string; change: OperatorChange }[] = [];
  for (const id of ids) changes.push({ id, change: await CHANGES[name](database, id, now) });
  const lines = changes.map(({ id, change }) =>
    change.ok
      ? { id, ok: true, message: change.cvAwaitedUntil === null ? DUE : awaitsCv(change.cvAwaitedUntil) }
      : { id, ok: false, message: REASONS[name][change.state] },
  );
  return {
    done: changes.every(({ change }) => change.ok),
    output: asJson ? json(lines) : lines.map(({ id, message }) => `Lead ${id} ${message}.`).join('\n'),
  };
};

const exportAll = async (
  database: Database,
  { since, personal, file, json: asJson }: Extract<LeadsCommand, { name: 'export' }>,
  now: Date,
): Promise<CommandResult> => {
  const leads = await exportLeads(database, since, personal, now);
  const output = asJson ? json(leads) : leadsAsCsv(leads, personal);
  if (file === undefined) return { done: true, output };
  const { ok, message } = await writeNewFile(file, output, `${leads.length} leads`);
  return { done: ok, output: message };
};

/**
 * @param now the time of the listing; leads that a person wants mailed become due at this time
 * @throws {NeonDbError} the database does not answer
 */
export const runLeadsCommand = async (
  database: Database,
  command: Exclude<LeadsCommand, { name: 'help' }>,
  now: Date,
): Promise<CommandResult> => {
  if (command.name === 'list') {
    const leads = await listLeads(database, command.states, command.limit, now);
    if (command.json) return { done: true, output: json(leads) };
    const counts = await countLeads(database);
    const total = LEAD_STATES.map((state) => `${counts[state]} ${state}`).join(', ');
    const bounced = await countBounced(database);
    return {
      done: true,
      output: `${leadTable(leads)}\n\n${total}${bounced > 0 ? `; ${bounced} bounced` : ''}`,
    };
  }
  if (command.name === 'show') return showAll(database, command, now);
  if (command.name === 'export') return exportAll(database, command, now);
  if (command.name === 'curriculum') {
    const result = await writeCurriculum(database, command.id, command.file);
    return { done: result.ok, output: command.json ? json(result) : result.message };
  }
  return changeAll(database, command, now);
};
