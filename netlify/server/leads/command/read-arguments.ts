import { readRequestNumber } from '../../../../src/lead/request-number.ts';
import { NotUnderstood, parseWords } from '../../command/arguments.ts';
import { readUuid } from '../../uuid.ts';
import { isLeadState, LEAD_STATES, type LeadState } from '../states/lead-states.ts';
import type { Since } from './export/lead-export.ts';

const LISTED_LEADS = 50;
const MOST_LISTED_LEADS = 10_000;
const NAMES = 'list, show, curriculum, export, retry, release or close';
const EXPORTED_DAYS = 7;
const MOST_EXPORTED_DAYS = 3650;

export const USAGE = `Usage: npm run leads -- <command> [options]

  list                  the newest leads: waiting, sent, held, failed
    --state STATE       only leads in this state: ${LEAD_STATES.join(', ')}
    --limit N           at most N leads (default ${LISTED_LEADS})
  show ID...            complete leads with their messages
  curriculum ID         writes the stored curriculum of an application to a file
    --to FILE           the new file; an existing file is not overwritten
  export                the leads as a table for a spreadsheet: time, form, page, plan, campaign; no personal data
    --since DAYS        the last days, such as 7d (default ${EXPORTED_DAYS}d), or since a day in Rome, such as 2026-11-16
    --csv               semicolons, UTF-8, for Excel and LibreOffice; the default unless --json
    --personal          adds contact data and messages
    --to FILE           the new file; an existing file is not overwritten. Without it, the table is printed
  retry ID...           mails a failed or bounced lead again, or a waiting lead now
  release ID...         mails a held lead that does not come from a bot
  close ID...           a failed or held lead is dealt with: it no longer alarms. It stays, and can be mailed later
    --held              all held leads of a flood that a mail has listed

  --json                machine-readable
  --help                print this and stop

ID is the id, or the number in the mail, such as 8205-9C01, which a visitor reads aloud.
The next run of deliver-leads sends the mails, within 15 minutes; each new lead takes them along.
Uses the database at DATABASE_URL (and NEON_FETCH_ENDPOINT). Without it, uses the database of npm start on this machine
(LOCAL_SERVICES_PORT, LOCAL_DATA_DIR).
Exit status: 0 done, 1 not done, 2 not understood.`;

/** A UUID, or a request number: the first eight hex digits of one, in lower case. */
export type LeadName = string;

export type LeadsCommand =
  | { readonly name: 'help' }
  | {
      readonly name: 'list';
      readonly states: readonly LeadState[];
      readonly limit: number;
      readonly json: boolean;
    }
  | {
      readonly name: 'export';
      readonly since: Since;
      readonly personal: boolean;
      /** Undefined = print the export. */
      readonly file: string | undefined;
      readonly json: boolean;
    }
  | { readonly name: 'curriculum'; readonly id: LeadName; readonly file: string; readonly json: boolean }
  | {
      readonly name: 'show' | 'retry' | 'release' | 'close';
      readonly ids: readonly LeadName[];
      readonly json: boolean;
    }
  | { readonly name: 'close held'; readonly json: boolean };

const OPTIONS = {
  state: { type: 'string' },
  limit: { type: 'string' },
  to: { type: 'string' },
  since: { type: 'string' },
  csv: { type: 'boolean' },
  personal: { type: 'boolean' },
  held: { type: 'boolean' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const notUnderstood = (why: string): NotUnderstood => new NotUnderstood(why, USAGE);

const readIds = (name: string, given: readonly string[]): LeadName[] => {
  if (given.length === 0)
    throw notUnderstood(`${name} needs the id of a lead, or its number; "list" shows them.`);
  return given.map((text) => {
    const id = readRequestNumber(text) ?? readUuid(text);
    if (id === undefined)
      throw notUnderstood(
        `${JSON.stringify(text)} is not the id of a lead, such as 0190b5e2-8f1a-7c3d-9e4f-1a2b3c4d5e6f, nor a number, such as 0190-B5E2.`,
      );
    return id;
  });
};

const isDay = (text: string): boolean => {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

const readSince = (text: string | undefined): Since => {
  if (text === undefined) return { days: EXPORTED_DAYS };
  const days = Number(/^(\d{1,4})d$/.exec(text)?.[1]);
  if (days >= 1 && days <= MOST_EXPORTED_DAYS) return { days };
  if (isDay(text)) return { day: text };
  throw notUnderstood(
    `--since is ${JSON.stringify(text)}; expected days from 1d to ${MOST_EXPORTED_DAYS}d, or a day such as 2026-11-16.`,
  );
};

const readLimit = (text: string | undefined): number => {
  if (text === undefined) return LISTED_LEADS;
  const limit = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= MOST_LISTED_LEADS) return limit;
  throw notUnderstood(
    `--limit is ${JSON.stringify(text)}; expected a number from 1 to ${MOST_LISTED_LEADS}.`,
  );
};

/**
 * @param args the arguments after `npm run leads --`
 * @throws {NotUnderstood} says what is wrong, and shows the usage
 */
export const readArguments = (args: readonly string[]): LeadsCommand => {
  const config = { args: [...args], options: OPTIONS, strict: true, allowPositionals: true } as const;
  const { values, positionals } = parseWords(config, USAGE);
  const { state, limit, to, since, csv, personal, held, json, help } = values;
  const [name, ...rest] = positionals;
  if (help) return { name: 'help' };
  if (name !== 'list' && (state !== undefined || limit !== undefined))
    throw notUnderstood('--state and --limit are options of "list".');
  if (name !== 'curriculum' && name !== 'export' && to !== undefined)
    throw notUnderstood('--to is an option of "curriculum" and "export".');
  if (name !== 'export' && (since !== undefined || csv || personal))
    throw notUnderstood('--since, --csv and --personal are options of "export".');
  if (name !== 'close' && held) throw notUnderstood('--held is an option of "close".');
  switch (name) {
    case 'list':
      if (rest.length > 0) throw notUnderstood(`"list" takes no ${JSON.stringify(rest[0])}.`);
      if (state !== undefined && !isLeadState(state))
        throw notUnderstood(`--state is ${JSON.stringify(state)}; expected ${LEAD_STATES.join(', ')}.`);
      return { name, states: state === undefined ? LEAD_STATES : [state], limit: readLimit(limit), json };
    case 'export':
      if (rest.length > 0) throw notUnderstood(`"export" takes no ${JSON.stringify(rest[0])}.`);
      if (csv && json) throw notUnderstood('export is either --csv or --json.');
      if (to === '') throw notUnderstood('--to needs the name of a file.');
      return { name, since: readSince(since), personal: personal ?? false, file: to, json };
    case 'curriculum': {
      const [id = '', ...others] = readIds(name, rest);
      if (others.length > 0) throw notUnderstood('"curriculum" takes one id.');
      if (!to) throw notUnderstood('curriculum needs --to FILE: where it is written.');
      return { name, id, file: to, json };
    }
    case 'close':
      if (!held) return { name, ids: readIds(name, rest), json };
      if (rest.length > 0) throw notUnderstood('"close" takes either ids or --held.');
      return { name: 'close held', json };
    case 'show':
    case 'retry':
    case 'release':
      return { name, ids: readIds(name, rest), json };
    case undefined:
      throw notUnderstood(`Say what to do: ${NAMES}.`);
    default:
      throw notUnderstood(`There is no command ${JSON.stringify(name)}: ${NAMES}.`);
  }
};
