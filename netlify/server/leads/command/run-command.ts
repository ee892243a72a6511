import type { Database } from '../../database/database.ts';
import { LEAD_STATES } from '../states/lead-states.ts';
import { type OperatorChange, releaseLead, retryLead } from '../states/operator.ts';
import { countLeads, listLeads, showLead } from './lead-listing.ts';
import { leadSheet, leadTable } from './lead-table.ts';
import type { LeadsCommand } from './read-arguments.ts';

/** What a command prints, and whether all of it was done. */
export interface CommandResult {
  readonly done: boolean;
  readonly output: string;
}

const REASONS = {
  retry: {
    sent: 'is sent already: there is nothing to retry',
    held: 'is held: use "release" if it is no bot’s',
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

const changeAll = async (
  database: Database,
  { name, ids, json }: Extract<LeadsCommand, { ids: readonly string[] }>,
  now: Date,
): Promise<CommandResult> => {
  const changes: { id: string; change: OperatorChange }[] = [];
  for (const id of ids) changes.push({ id, change: await CHANGES[name](database, id, now) });
  const lines = changes.map(({ id, change }) =>
    change.ok
      ? { id, ok: true, message: 'waits for its mail, due now' }
      : { id, ok: false, message: REASONS[name][change.state] },
  );
  return {
    done: changes.every(({ change }) => change.ok),
    output: json
      ? JSON.stringify(lines, null, 2)
      : lines.map(({ id, message }) => `Lead ${id} ${message}.`).join('\n'),
  };
};

/**
 * @param command what to do
 * @param now when leads are due that a person wants mailed
 * @throws {NeonDbError} the database does not answer
 */
export const runLeadsCommand = async (
  database: Database,
  command: Exclude<LeadsCommand, { name: 'help' }>,
  now: Date,
): Promise<CommandResult> => {
  if (command.name === 'list') {
    const leads = await listLeads(database, command.states, command.limit);
    if (command.json) return { done: true, output: JSON.stringify(leads, null, 2) };
    const counts = await countLeads(database);
    const total = LEAD_STATES.map((state) => `${counts[state]} ${state}`).join(', ');
    return { done: true, output: `${leadTable(leads)}\n\n${total}` };
  }
  if (command.name === 'show') {
    const lead = await showLead(database, command.id);
    if (lead === undefined) {
      const message = `Lead ${command.id} is not there.`;
      return { done: false, output: command.json ? JSON.stringify({ ok: false, message }) : message };
    }
    return { done: true, output: command.json ? JSON.stringify(lead, null, 2) : leadSheet(lead) };
  }
  return changeAll(database, command, now);
};
