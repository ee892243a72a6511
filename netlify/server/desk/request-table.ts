import { READING_ORDER, rulesOf } from '../../../src/lead/fields.ts';
import { DIRECTIONS } from '../../../src/lead/normalize.ts';
import { requestNumber } from '../../../src/lead/request-number.ts';
import { type Cell, csvRows, csvStart, telephoneCell } from '../leads/csv.ts';
import { FORM_NAMES } from '../leads/lead-mail-rows.ts';
import type { ListedRequest } from './requests.ts';
import { standingOf } from './words.ts';

const parts = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Rome',
});

/** @returns a time that spreadsheets read and sort, such as `2026-11-27 10:30`, in Rome */
const timeCell = (time: Date | null): Cell => time && { trusted: parts.format(time) };

type Column = readonly [heading: string, cell: (request: ListedRequest) => Cell | undefined];

const COLUMNS: readonly Column[] = [
  ['Numero', ({ id }) => ({ trusted: requestNumber(id) })],
  ['Ricevuta', ({ receivedAt }) => timeCell(receivedAt)],
  ['Stato', (request) => standingOf(request)],
  ['Richiamata', ({ handledAt }) => timeCell(handledAt)],
  ['Modulo', ({ formType }) => FORM_NAMES[formType]],
  ['Provenienza', ({ source }) => source],
  ['Pagina', ({ page }) => page],
  ['Scelta', ({ payload }) => payload?.plan],
  ['Prima pagina', ({ payload }) => payload?.campaign?.landing],
  ['utm_source', ({ payload }) => payload?.campaign?.source],
  ['utm_medium', ({ payload }) => payload?.campaign?.medium],
  ['utm_campaign', ({ payload }) => payload?.campaign?.campaign],
  ['utm_term', ({ payload }) => payload?.campaign?.term],
  ['utm_content', ({ payload }) => payload?.campaign?.content],
  ['gclid', ({ payload }) => payload?.campaign?.gclid],
  ...READING_ORDER.map(
    (name): Column => [
      rulesOf(name).words.mail,
      ({ payload }) => {
        const text = payload?.[name];
        return name === 'phone' && text ? telephoneCell(text) : text;
      },
    ],
  ),
  ['Messaggio', ({ payload }) => payload?.message],
];

/** A row that somebody wrote past the form may have signs that turn the text around it. */
const inert = (cell: Cell | undefined): Cell =>
  typeof cell === 'string' ? cell.replace(DIRECTIONS, '') : (cell ?? null);

/**
 * @param requests in parts, each a query's
 * @returns the table as a file, part by part, so that no answer holds all requests at once
 */
export const requestTable = (
  requests: AsyncIterable<readonly ListedRequest[]>,
): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  const rows = (part: readonly ListedRequest[]) =>
    csvRows(part.map((request) => COLUMNS.map(([, cell]) => inert(cell(request)))));
  const texts = (async function* () {
    yield csvStart(COLUMNS.map(([heading]) => heading));
    for await (const part of requests) yield rows(part);
  })();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
};
