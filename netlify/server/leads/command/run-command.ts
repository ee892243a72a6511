import { requestNumber } from '../../../../src/lead/request-number.ts';
import type { Database } from '../../database/database.ts';
import { countBounced } from '../bounced.ts';
import { LEAD_STATES } from '../states/lead-states.ts';
import {
  type Closing,
  closeLead,
  closeListed,
  type OperatorChange,
  releaseLead,
  retryLead,
} from '../states/operator.ts';
import { exportLeads, leadsAsCsv } from './export/lead-export.ts';
import { countLeads, idsOfNumber, listLeads, type ShownLead, showLead } from './lead-listing.ts';
import { awaitsCv, leadSheet, leadTable } from './lead-table.ts';
import type { LeadName, LeadsCommand } from './read-arguments.ts';
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

const CLOSINGS = {
  sent: 'is sent: there is nothing to close',
  pending: 'waits for its mail: there is nothing to close',
  failed: 'is being changed this moment',
  held: 'is being changed this moment',
  closed: 'is closed already',
  unknown: 'is not there',
} as const;

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** A lead that somebody named, or why it is not clear which one. */
type Found = { readonly id: string } | { readonly id: undefined; readonly message: string };

const NUMBER_LENGTH = 8;

/**
 * @param name a UUID, which counts as found, or a request number
 * @returns the lead; several if they have the same number
 */
const leadsNamed = async (database: Database, name: LeadName): Promise<string[]> =>
  name.length === NUMBER_LENGTH ? await idsOfNumber(database, name) : [name];

const unclear = (name: LeadName, ids: readonly string[]): string =>
  ids.length === 0
    ? `No lead has the number ${requestNumber(name)}.`
    : `${ids.length} leads have the number ${requestNumber(name)}: name one by its id, ${ids.join(' or ')}.`;

/** Finds the one lead that a name means, because a change of another lead could not be taken back. */
const findLead = async (database: Database, name: LeadName): Promise<Found> => {
  const ids = await leadsNamed(database, name);
  const [id] = ids;
  return id !== undefined && ids.length === 1 ? { id } : { id: undefined, message: unclear(name, ids) };
};

const showAll = async (
  database: Database,
  { ids: names, json: asJson }: Extract<LeadsCommand, { name: 'show' | 'retry' | 'release' | 'close' }>,
): Promise<CommandResult> => {
  const shown: { lead: ShownLead | undefined; message: string }[] = [];
  const notes: string[] = [];
  for (const name of names) {
    const ids = await leadsNamed(database, name);
    if (ids.length === 0) shown.push({ lead: undefined, message: unclear(name, ids) });
    if (ids.length > 1) notes.push(`${ids.length} leads have the number ${requestNumber(name)}:`);
    for (const id of ids)
      shown.push({ lead: await showLead(database, id), message: `Lead ${id} is not there.` });
  }
  const objects = shown.map(({ lead, message }) => lead ?? { ok: false, message });
  const sheets = shown.map(({ lead, message }) => (lead === undefined ? message : leadSheet(lead)));
  return {
    done: shown.every(({ lead }) => lead !== undefined),
    output: asJson ? json(objects.length === 1 ? objects[0] : objects) : [...notes, ...sheets].join('\n\n'),
  };
};

const DUE = 'waits for its mail, due now';

interface Change {
  readonly ok: boolean;
  readonly message: string;
}

const afterChange = (change: OperatorChange, name: keyof typeof CHANGES): Change =>
  change.ok
    ? { ok: true, message: change.cvAwaitedUntil === null ? DUE : awaitsCv(change.cvAwaitedUntil) }
    : { ok: false, message: REASONS[name][change.state] };

const afterClosing = (closing: Closing): Change =>
  closing.ok ? { ok: true, message: 'is closed' } : { ok: false, message: CLOSINGS[closing.state] };

const changeAll = async (
  database: Database,
  names: readonly LeadName[],
  asJson: boolean,
  change: (id: string) => Promise<Change>,
): Promise<CommandResult> => {
  const lines: ({ id: string } & Change)[] = [];
  for (const name of names) {
    const found = await findLead(database, name);
    if (found.id === undefined) lines.push({ id: requestNumber(name), ok: false, message: found.message });
    else lines.push({ id: found.id, ...(await change(found.id)) });
  }
  const sentence = ({ id, message }: { id: string; message: string }) =>
    message.endsWith('.') ? message : `Lead ${id} ${message}.`;
  return {
    done: lines.every(({ ok }) => ok),
    output: asJson ? json(lines) : lines.map(sentence).join('\n'),
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
 * @param now the time of the listing
 * @throws {NeonDbError} the database does not answer
 */
export const runLeadsCommand = async (
  database: Database,
  command: Exclude<LeadsCommand, { name: 'help' }>,
  now: Date,
): Promise<CommandResult> => {
  if (command.name === 'list') {
    const leads = await listLeads(database, command.states, command.limit);
    if (command.json) return { done: true, output: json(leads) };
    const counts = await countLeads(database);
    const total = LEAD_STATES.map((state) => `${counts[state]} ${state}`).join(', ');
    const bounced = await countBounced(database);
    return {
      done: true,
      output: `${leadTable(leads)}\n\n${total}${bounced > 0 ? `; ${bounced} bounced` : ''}`,
    };
  }
  if (command.name === 'export') return exportAll(database, command, now);
  if (command.name === 'curriculum') {
    const found = await findLead(database, command.id);
    const result =
      found.id === undefined
        ? { ok: false, message: found.message }
        : await writeCurriculum(database, found.id, command.file);
    return { done: result.ok, output: command.json ? json(result) : result.message };
  }
  if (command.name === 'close held') {
    const closed = await closeListed(database);
    return { done: true, output: command.json ? json({ ok: true, closed }) : `${closed} held leads closed.` };
  }
  const { name, ids, json: asJson } = command;
  switch (name) {
    case 'show':
      return showAll(database, command);
    case 'close':
      return changeAll(database, ids, asJson, async (id) => afterClosing(await closeLead(database, id)));
    default:
      return changeAll(database, ids, asJson, async (id) =>
        afterChange(await CHANGES[name](database, id), name),
      );
  }
};
