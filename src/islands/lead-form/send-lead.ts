import { LEGAL_VERSION } from '../../lead/consent.ts';
import { VISIBLE_FIELDS } from '../../lead/fields.ts';
import { type FormType, LEAD_ENDPOINT } from '../../lead/form-types.ts';
import { requestNumber } from '../../lead/request-number.ts';
import type { Lead, LeadErrors } from '../../lead/schema.ts';
import type { Attribution } from './attribution.ts';

/** Milliseconds after which a send counts as failed. Trying again is safe, because it repeats the id. */
const SEND_TIMEOUT_MS = 30_000;

/** Adds time for a curriculum within the request: 16 bytes per millisecond are 128 kbit/s. */
const BYTES_PER_MS = 16;

/** A curriculum: the whole file, or the id of its upload. */
export type Attachment =
  | { readonly filename: string; readonly content: string; readonly type: string }
  | { readonly uploadId: string };

export interface LeadRequest extends Attribution {
  readonly lead: Lead;
  readonly formType: FormType;
  readonly source: string;
  readonly attachment: Attachment | undefined;
  /** UUID of the lead; empty when the browser cannot make one. */
  readonly key: string;
}

/** `unreachable`: no answer at all. `conflict`: the id belongs to other content. */
export type SendResult =
  | {
      readonly kind: 'accepted';
      /** The number to give on the telephone: the same as before when the lead is sent again. */
      readonly number: string | undefined;
      /** True when the lead was mailed without the announced curriculum: its parts need not be sent. */
      readonly isCvMissing: boolean;
    }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'unreachable' | 'failed' }
  | { readonly kind: 'refused'; readonly errors: LeadErrors }
  | { readonly kind: 'cv-refused'; readonly reason: string };

const CONFLICT = 409;

/** Picks the messages of fields that a visitor can see and correct. */
const visibleErrors = (errors: object): LeadErrors => {
  const visible: LeadErrors = {};
  for (const field of VISIBLE_FIELDS) {
    const message: unknown = Reflect.get(errors, field);
    if (typeof message === 'string') visible[field] = message;
  }
  return visible;
};

/** @throws when the answer does not come from the function, such as a gateway's page */
const judge = (answer: Response, text: string): SendResult => {
  const body: { ok?: unknown; id?: unknown; attachment?: unknown; errors?: { attachment?: unknown } } =
    JSON.parse(text);
  if (answer.ok && body.ok === true) {
    const number = typeof body.id === 'string' ? requestNumber(body.id) : undefined;
    return { kind: 'accepted', number, isCvMissing: body.attachment === 'missing' };
  }
  if (answer.status === CONFLICT) return { kind: 'conflict' };
  const errors = visibleErrors(body.errors ?? {});
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
  const reason = body.errors?.attachment;
  return typeof reason === 'string' ? { kind: 'cv-refused', reason } : { kind: 'failed' };
};

/**
 * Posts a lead and reads the answer. A lead counts as sent only when the server says so.
 *
 * @param request a checked lead with its origin and id
 * @param stop aborts the request, as the time limit does; the server may have received the lead all the same
 * @returns `accepted` only when the server has accepted the lead; the server's messages when it refused a field
 */
export const sendLead = async (
  { lead, key, ...origin }: LeadRequest,
  stop: AbortController,
): Promise<SendResult> => {
  const body = JSON.stringify({ ...lead, website: '', ...origin, consentVersion: LEGAL_VERSION });
  // Not AbortSignal.any: Safari supports it only since 17.4.
  const timer = setTimeout(() => stop.abort(), SEND_TIMEOUT_MS + Math.ceil(body.length / BYTES_PER_MS));
  try {
    const answer = await fetch(LEAD_ENDPOINT, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
      body,
      signal: stop.signal,
      // Without the query, in which an advertiser's id of this visitor may be: the body says what may be known of it.
      referrer: location.pathname,
    });
    // Throws when the connection is cut within the answer, which then counts as unreachable.
    const text = await answer.text();
    try {
      return judge(answer, text);
    } catch {
      return { kind: 'failed' };
    }
  } catch (error) {
    console.warn('Lead not sent', error);
    return { kind: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
};
