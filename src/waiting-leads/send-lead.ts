import {
  announcing,
  CV_PART_BYTES,
  CV_UPLOADS_ENDPOINT,
  JSON_HEADERS,
  sendingPart,
} from '../lead/cv-request.ts';
import { LEAD_ENDPOINT } from '../lead/form-types.ts';
import { changeLead, holdLead } from './lead-store.ts';
import {
  arrived,
  isArriving,
  isWaiting,
  type KeptLead,
  SENT_WITHIN_MS,
  stateOf,
  type WaitingLead,
} from './waiting-lead.ts';

/**
 * The one sender of leads: of a form, of the next page and of the service worker. Whoever makes a try sends the same
 * key, request and upload, so the function sees one lead, however often an answer gets lost.
 */

/** Milliseconds after which a request counts as failed, and bytes per millisecond that its body adds: 128 kbit/s. */
const TIMEOUT_MS = 30_000;
const BYTES_PER_MS = 16;
/** Milliseconds until the next try when the server does not say how long it wants to rest. */
const PAUSE_MS = 60_000;

const CONFLICT = 409;
const SERVER_ERROR = 500;

/** Errors that pass by themselves: the request took too long, came too early or too often, or the server is down. */
const isTemporary = (status: number): boolean => status >= SERVER_ERROR || [408, 425, 429].includes(status);

/** What came of one try. `isOfFile`: the announcement of the curriculum got the answer, and the lead was not posted. */
export type Answer = { readonly isOfFile?: boolean } & (
  | { readonly kind: 'accepted'; readonly id: string | undefined; readonly isCvMissing: boolean }
  /** The server will not take the lead as it is. */
  | {
      readonly kind: 'refused';
      readonly reason: string;
      /** The message of each wrong field, the curriculum as `attachment` included. */
      readonly errors: Readonly<Record<string, unknown>>;
      /** The key belongs to another text. */
      readonly isConflict: boolean;
    }
  /**
   * `failed`: the server, or its gateway, cannot take it now. `silent`: something else than the site has answered, such
   * as the sign-in page of a Wi-Fi. `notBefore` is when to try again, in milliseconds since 1970.
   */
  | { readonly kind: 'failed' | 'silent'; readonly notBefore: number }
);

interface Reply {
  readonly status: number;
  readonly retryAfter: string;
  /** Empty when the body is no JSON object, such as the page of a gateway. */
  readonly body: {
    readonly ok?: unknown;
    readonly id?: string;
    readonly attachment?: unknown;
    readonly message?: string;
    readonly errors?: Record<string, unknown>;
    readonly uploadId?: string;
    readonly state?: string;
    readonly reason?: string;
    readonly parts?: readonly { readonly part: number }[];
  };
}

/** @throws when there is no connection, or the answer was cut or took too long */
const ask = async (
  address: string,
  init: RequestInit = {},
  bytes = 0,
  stop = new AbortController(),
): Promise<Reply> => {
  // Safari 15 has no `AbortSignal.timeout`.
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MS + bytes / BYTES_PER_MS);
  try {
    const answer = await fetch(address, { ...init, signal: stop.signal });
    const text = await answer.text();
    let body = {};
    try {
      body = Object(JSON.parse(text));
    } catch {}
    return { status: answer.status, retryAfter: answer.headers.get('Retry-After') ?? '', body };
  } finally {
    clearTimeout(timer);
  }
};

/** Reads `Retry-After`: seconds or a date (RFC 9110 §10.2.3). @returns milliseconds since 1970 */
const restUntil = (retryAfter: string): number => {
  const now = Date.now();
  return (
    now + Math.min(Number(retryAfter) * 1000 || Date.parse(retryAfter) - now || PAUSE_MS, SENT_WITHIN_MS)
  );
};

/** Only the function itself can accept or refuse a lead, in JSON; whatever else answers delays it. */
const judge = (reply: Reply): Answer => {
  const { status, body } = reply;
  const { ok, id, attachment, errors = {}, message } = body;
  if (status === 200 && ok === true) return { kind: 'accepted', id, isCvMissing: attachment === 'missing' };
  if (ok === false && !isTemporary(status)) {
    const reason = [...Object.values(errors), message, 'Il sito non l’ha accettata'].find(Boolean);
    return { kind: 'refused', reason: String(reason), errors, isConflict: status === CONFLICT };
  }
  return {
    kind: ok === false || status >= SERVER_ERROR ? 'failed' : 'silent',
    notBefore: restUntil(reply.retryAfter),
  };
};

/**
 * Makes one try.
 *
 * @param announced gets the id of the file's upload before the lead is posted, and keeps it
 * @param isLate whether the lead has waited: its mail then says when it was written
 * @param stop aborts the try, as the time limit does
 * @throws when there is no answer; the server may have received the lead all the same
 */
export const sendLead = async (
  lead: WaitingLead,
  announced: (uploadId: string) => Promise<unknown>,
  isLate = true,
  stop?: AbortController,
): Promise<Answer> => {
  const { key, file, request, writtenAt, page } = lead;
  let { uploadId } = lead;
  for (let isLast = !file?.announcement; ; isLast = true) {
    if (file?.announcement && !uploadId) {
      const reply = await ask(CV_UPLOADS_ENDPOINT, announcing(file.announcement), 0, stop);
      uploadId = reply.body.uploadId;
      if (!uploadId) return { ...judge(reply), isOfFile: true };
      await announced(uploadId);
    }
    const attachment = uploadId ? { uploadId } : file?.inline;
    const body = JSON.stringify({
      ...JSON.parse(request),
      attachment,
      // A clock that was corrected meanwhile makes no negative age, which the function would drop.
      writtenSecondsAgo: isLate ? Math.max(0, Math.round((Date.now() - writtenAt) / 1000)) : undefined,
    });
    const headers = { ...JSON_HEADERS, ...(key && { 'Idempotency-Key': key }) };
    // The page of the form is evidence of what the visitor saw. A worker would name itself, and a page its query, in
    // which an advertiser's id of this visitor may be.
    const post = { method: 'POST', headers, body, referrer: page };
    const answer = judge(await ask(LEAD_ENDPOINT, post, body.length, stop));
    // The upload was erased, or the file did not come in time: it is announced again, once.
    if (isLast || answer.kind !== 'refused' || !answer.errors['attachment']) return answer;
    uploadId = undefined;
  }
};

/** @returns what the device keeps of a lead after an answer */
export const answered = (lead: WaitingLead, answer: Answer): KeptLead => {
  if (answer.kind === 'refused') return { ...lead, refusal: answer.reason };
  if (answer.kind !== 'accepted') return { ...lead, notBefore: answer.notBefore };
  // Nothing that was typed stays.
  const { request: _, file, uploadId, ...kept } = lead;
  const { id, isCvMissing } = answer;
  const sent = { ...kept, sentAt: Date.now(), id, isCvMissing };
  return file && uploadId && !isCvMissing ? { ...sent, file, uploadId } : sent;
};

/**
 * Sends the parts of an announced curriculum that have not arrived.
 *
 * @param onProgress called with the percentage that has arrived
 * @param asks whether some may have arrived: asks first which
 * @returns undefined when the server has the whole file; else why it has refused it for good, '' when it gives no reason
 * @throws when there is no connection or the server asks for a pause: the next call sends the rest
 */
export const sendMissingParts = async (
  bytes: ArrayBuffer,
  uploadId: string,
  onProgress?: (percent: number) => void,
  asks = true,
): Promise<string | undefined> => {
  const count = Math.ceil(bytes.byteLength / CV_PART_BYTES);
  const missing = new Set(Array(count).keys());
  for (let part: number | undefined = asks ? undefined : 0; ; [part] = missing) {
    const address = `${CV_UPLOADS_ENDPOINT}/${uploadId}`;
    const reply = await (part === undefined
      ? ask(address)
      : ask(`${address}/${part}`, sendingPart(bytes, part), CV_PART_BYTES));
    const { status, body } = reply;
    if (body.state === 'complete') return undefined;
    if (body.state === 'refused') return body.reason ?? body.message ?? '';
    if (status >= 400 && !isTemporary(status)) return '';
    // Every part has arrived and the check of the file was interrupted: the next question finishes it.
    if (!body.parts || (part === undefined && !missing.size)) throw new Error();
    for (const one of body.parts) missing.delete(one.part);
    onProgress?.(Math.round((1 - missing.size / count) * 100));
  }
};

/**
 * Makes one try for a kept lead, if its time has come, and keeps what became of it. Nobody else sends it meanwhile.
 *
 * @returns the lead as it is kept afterwards; unchanged when there is no connection; undefined when it was erased
 */
export const sendKept = (key: string): Promise<KeptLead | undefined> =>
  holdLead(key, async () => {
    let lead = await changeLead(key);
    try {
      if (isWaiting(lead) && stateOf(lead, Date.now()) === 'waits') {
        const answer = await sendLead(lead, (uploadId) =>
          changeLead(key, (now) => (isWaiting(now) ? { ...now, uploadId } : now)),
        );
        const tried = lead;
        lead = await changeLead(key, (now) => (isWaiting(now) ? answered(now, answer) : now));
        // The visitor has erased it too late, or its own page has sent it too and told so: nothing is kept again.
        if (!lead && answer.kind === 'accepted') return answered(tried, answer);
      }
      if (lead && isArriving(lead)) {
        const isRefused = (await sendMissingParts(lead.file.bytes, lead.uploadId)) !== undefined;
        lead = await changeLead(key, (now) => (isArriving(now) ? arrived(now, isRefused) : now));
      }
    } catch {
      // No connection, or a page of something else than the site: the next try sends it.
    }
    return lead;
  });
