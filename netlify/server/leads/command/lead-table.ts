import { READING_ORDER, rulesOf } from '../../../../src/lead/fields.ts';
import { requestNumber } from '../../../../src/lead/request-number.ts';
import { inColumns } from '../../../../src/terminal/columns.ts';
import type { ListedLead, ShownLead } from './lead-listing.ts';

const SOURCE_WIDTH = 28;
/** Characters that could move the cursor or colour the terminal. The texts come from visitors. */
const CONTROLS = /[\p{Cc}\p{Cf}]/gu;

const plain = (text: string): string => text.replace(CONTROLS, ' ');
const shortened = (text: string): string =>
  text.length > SOURCE_WIDTH ? `${text.slice(0, SOURCE_WIDTH - 1)}…` : text;

const time = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Rome',
});

/** @returns the time in Rome, in a format that programs can read: `2026-07-01 11:05:00` */
export const timeInRome = (instant: Date): string => time.format(instant);

const forCv = (until: Date): string => `for its curriculum until ${timeInRome(until)}`;

/** @returns a text that says until when a lead waits for its curriculum */
export const awaitsCv = (until: Date): string => `waits ${forCv(until)}`;

/** @returns how a lead's mail came to nothing, and what became of the lead */
const bounceOf = ({ bounce, state, toFallback, stranded }: ListedLead): string | null => {
  if (bounce === null) return null;
  if (stranded) return `${bounce}, no inbox took it: "retry" it once that works`;
  return state === 'sent' && toFallback ? `${bounce}, sent to the second inbox` : bounce;
};

const reasonOf = (lead: ListedLead): string => {
  const { state, heldFor, cvAwaitedUntil, nextAttemptAt, lastError } = lead;
  if (state === 'held') return heldFor ?? '';
  if (cvAwaitedUntil !== null) return awaitsCv(cvAwaitedUntil);
  if (state === 'pending') return `next try ${timeInRome(nextAttemptAt)}${lastError ? `, ${lastError}` : ''}`;
  return bounceOf(lead) ?? lastError ?? '';
};

const noteOf = (lead: ListedLead): string =>
  [reasonOf(lead), ...(lead.closedAt === null ? [] : ['closed'])].filter((text) => text !== '').join(', ');

/** @returns the campaign's name with its source and medium, such as `medici (g, cpc)` */
const campaignInShort = (campaign: ListedLead['campaign']): string => {
  const { source, medium, campaign: name } = campaign ?? {};
  const carrier = [source, medium].filter((word) => word !== undefined).join(', ');
  if (name === undefined) return carrier;
  return carrier === '' ? name : `${name} (${carrier})`;
};

const HEADINGS = ['NUMBER', 'ID', 'STATE', 'RECEIVED', 'FORM', 'SOURCE', 'PLAN', 'CAMPAIGN', 'TRIES', 'NOTE'];

/** @returns the leads as a table with times in Rome, or a line that says that there are none */
export const leadTable = (leads: readonly ListedLead[]): string => {
  if (leads.length === 0) return 'No leads.';
  const rows = leads.map((lead) => [
    requestNumber(lead.id),
    lead.id,
    lead.state,
    timeInRome(lead.receivedAt),
    lead.formType,
    shortened(plain(lead.source)),
    shortened(plain(lead.plan ?? '')),
    shortened(plain(campaignInShort(lead.campaign))),
    String(lead.attempts),
    noteOf(lead),
  ]);
  return inColumns([HEADINGS, ...rows]);
};

/** Says nothing about the mail, which itself names its curriculum or why it is missing. */
const CV_STATES = {
  open: 'not complete',
  complete: 'complete in the database',
  refused: 'refused',
} as const;

const cvLine = ({ filename, bytes, state, refusal }: NonNullable<ShownLead['cv']>): string =>
  `${filename}, ${bytes} bytes, ${CV_STATES[state]}${refusal === null ? '' : ` (${refusal})`}`;

/** @returns a complete lead, with one field on each line and an indented message */
export const leadSheet = (lead: ShownLead): string => {
  const { payload, cvAwaitedUntil } = lead;
  const campaign = payload?.campaign ?? {};
  const fields: [string, string | null][] = [
    ['Number', requestNumber(lead.id)],
    ['ID', lead.id],
    ['State', lead.heldFor === null ? lead.state : `${lead.state} (${lead.heldFor})`],
    ['Received', timeInRome(lead.receivedAt)],
    ['Form', lead.formType],
    ['Source', lead.source],
    ['Page', lead.page],
    ['Plan', lead.plan],
    ['Landing', campaign.landing ?? null],
    ['Campaign', campaign.campaign ?? null],
    ['Its source', campaign.source ?? null],
    ['Its medium', campaign.medium ?? null],
    ['Its term', campaign.term ?? null],
    ['Its content', campaign.content ?? null],
    ['Google click', campaign.gclid ?? null],
    ['Legal version', lead.legalVersion],
    ['Tries', String(lead.attempts)],
    ['Next try', lead.state === 'pending' && cvAwaitedUntil === null ? timeInRome(lead.nextAttemptAt) : null],
    ['Waits', cvAwaitedUntil && forCv(cvAwaitedUntil)],
    ['Last error', lead.lastError],
    ['Closed', lead.closedAt && timeInRome(lead.closedAt)],
    ['Bounced', bounceOf(lead)],
    ['Sent', lead.sentAt && timeInRome(lead.sentAt)],
    ['Mail', lead.providerId],
    ['Erased', lead.erasedAt && timeInRome(lead.erasedAt)],
    ...READING_ORDER.map((name): [string, string | null] => [
      rulesOf(name).words.command,
      payload?.[name] || null,
    ]),
    ['Curriculum', lead.cv && cvLine(lead.cv)],
  ];
  const lines = fields.flatMap(([name, text]) =>
    text === null ? [] : [`${`${name}:`.padEnd(15)}${plain(text)}`],
  );
  const message = payload?.message
    ? ['Message:', ...payload.message.split('\n').map((text) => `  ${plain(text)}`)]
    : [];
  return [...lines, ...message].join('\n');
};
