import { LEAD_ENDPOINT } from '../../lead/form-types.ts';

/** Milliseconds after which a send counts as failed. Trying again is safe, because it repeats the id. */
const SEND_TIMEOUT_MS = 30_000;

/** Adds time for a curriculum within the request: 16 bytes per millisecond are 128 kbit/s. */
const BYTES_PER_MS = 16;

/** Provides the id of a lead. */
export interface IdempotencyKeys {
  /**
   * @param content everything that is about to be sent, as a JSON value
   * @returns the id of this lead: the same for a retry of the same content, a new one when the content has changed;
   *   empty when the page is not served securely, in which case the function derives an id
   */
  keyFor(content: unknown): string;
  /** Makes a new id, because the lead was accepted or its id belongs to other content. */
  renew(): void;
}

/**
 * Gives each filled-in form one id. When an answer got lost, the lead may already be stored, so a retry repeats the id.
 * The function refuses changed content under the same id as a conflict (409), so it gets a new id.
 *
 * @param field the form's `requestId`, which the browser's own post carries too; the early script has written the first
 *   id there
 */
export const idempotencyKeys = (field: Pick<HTMLInputElement, 'value'>): IdempotencyKeys => {
  let sent: string | undefined;
  const renew = (): void => {
    // `randomUUID` is undefined when the page is not served securely.
    field.value = crypto.randomUUID?.() ?? '';
  };
  return {
    keyFor(content) {
      const next = JSON.stringify(content);
      if (!field.value || (sent !== undefined && next !== sent)) renew();
      sent = next;
      return field.value;
    },
    renew() {
      sent = undefined;
      renew();
    },
  };
};

/** A lead that is ready to be posted. */
export interface LeadPost {
  /** UUID of the lead; empty when the browser cannot make one. */
  readonly key: string;
  /** The request in JSON. */
  readonly body: string;
  /** Path of the page with the form. */
  readonly page: string;
}

export type SendResult =
  | {
      readonly kind: 'accepted';
      /** The lead's id as the function stored it: the same as before when the lead is sent again. */
      readonly id: string | undefined;
      /** True when the lead was mailed without the announced curriculum: its parts need not be sent. */
      readonly isCvMissing: boolean;
    }
  /** The id belongs to other content. */
  | { readonly kind: 'conflict' }
  /** No answer at all, or one that was cut. The server may have received the lead all the same. */
  | { readonly kind: 'unreachable' }
  /** The server answered, and did not accept the lead for a reason that is not in its fields. */
  | { readonly kind: 'failed' }
  /** What the server says of each field, the curriculum as `attachment` included. */
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, unknown>> };

const CONFLICT = 409;

/** @throws when the answer does not come from the function, such as a gateway's page */
const judge = (answer: Response, text: string): SendResult => {
  const { ok, id, attachment, errors }: Record<string, unknown> = JSON.parse(text);
  if (answer.ok && ok === true)
    return {
      kind: 'accepted',
      id: typeof id === 'string' ? id : undefined,
      isCvMissing: attachment === 'missing',
    };
  if (answer.status === CONFLICT) return { kind: 'conflict' };
  return errors && typeof errors === 'object'
    ? { kind: 'refused', errors: { ...errors } }
    : { kind: 'failed' };
};

/**
 * Posts a lead once, under its id, and reads the answer. A lead counts as sent only when the server says so. It needs
 * neither a page nor React.
 *
 * @param post the lead
 * @param stop aborts the request, as the time limit does
 * @returns never rejects
 */
export const sendLead = async ({ key, body, page }: LeadPost, stop: AbortController): Promise<SendResult> => {
  // Not AbortSignal.any: Safari supports it only since 17.4.
  const timer = setTimeout(() => stop.abort(), SEND_TIMEOUT_MS + Math.ceil(body.length / BYTES_PER_MS));
  try {
    const answer = await fetch(LEAD_ENDPOINT, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
      body,
      signal: stop.signal,
      // Without the query, in which an advertiser's id of this visitor may be: the body says what may be known of it.
      referrer: page,
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
