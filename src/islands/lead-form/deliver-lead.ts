import { LEGAL_VERSION } from '../../lead/consent.ts';
import { cvRefused } from '../../lead/cv-notices.ts';
import { VISIBLE_FIELDS } from '../../lead/fields.ts';
import type { Notice } from '../../lead/notices.ts';
import type { Lead, LeadErrors } from '../../lead/schema.ts';
import { askForSync } from '../../waiting-leads/background-sync.ts';
import { changeLead, changeLeads, eraseLead, holdLead, keepLead } from '../../waiting-leads/lead-store.ts';
import { hasMark } from '../../waiting-leads/mark.ts';
import { type Answer, answered, sendLead } from '../../waiting-leads/send-lead.ts';
import {
  type FormAddress,
  isSameText,
  isSent,
  isWaiting,
  KEPT_VERSION,
  type SentLead,
  stateOf,
  type WaitingLead,
} from '../../waiting-leads/waiting-lead.ts';
import type { Keeping } from '../../waiting-leads/words.ts';
import { visitCampaign } from './attribution.ts';
import type { Origin } from './form-state.ts';
import { readCv, withinRequest } from './send-cv.ts';

/** What a form holds of the lead that it stands for. */
interface FormLead {
  readonly lead: WaitingLead;
  /** How the device keeps it; undefined when it is in this page alone. */
  readonly keeping: Keeping | undefined;
}

/** What a visitor sends with one press of the button. */
interface Attempt {
  readonly lead: Lead;
  readonly origin: Origin;
  readonly form: FormAddress;
  readonly file: File | undefined;
  /** When the button was pressed, in milliseconds since 1970. */
  readonly writtenAt: number;
  /** Whether the same attempt has waited for a connection. */
  readonly isLate: boolean;
}

export type Delivery =
  /** `sent` still holds the file when its parts are missing. */
  | { readonly kind: 'accepted'; readonly sent: SentLead; readonly isLate: boolean }
  /** No answer yet: the lead waits, where it is kept. */
  | { readonly kind: 'silent' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'refused'; readonly errors: LeadErrors }
  /** `cv-unfit`: the file was refused before the lead was posted. */
  | { readonly kind: 'cv-refused' | 'cv-unfit'; readonly notice: Notice }
  /** What was kept was erased outside this form. */
  | { readonly kind: 'gone' };

/** Picks the messages of fields that a visitor can see and correct. */
const visibleErrors = (errors: Readonly<Record<string, unknown>>): LeadErrors => {
  const visible: LeadErrors = {};
  for (const field of VISIBLE_FIELDS) {
    const message = errors[field];
    if (typeof message === 'string') visible[field] = message;
  }
  return visible;
};

/** @returns the request of a lead without its curriculum */
const requestOf = (lead: Lead, origin: Origin): string =>
  JSON.stringify({
    ...lead,
    ...origin,
    campaign: visitCampaign(),
    website: '',
    consentVersion: LEGAL_VERSION,
  });

/** @returns a new id; empty when the page is not served securely, in which case the function derives one */
export const newKey = (): string => crypto.randomUUID?.() ?? '';

/** The place of a form's lead: its id is in a field, which the browser's own post carries too. */
export interface Place {
  readonly field: { value: string };
  /** The lead that the form has tried to send. */
  held: FormLead | undefined;
  /** Called with the key under which the device keeps it. */
  readonly onKept: (key: string) => void;
}

/**
 * Keeps the attempt before anything of it leaves, under a key that no other text has.
 *
 * @returns the lead as it is kept, or in this page alone when the browser keeps nothing
 */
const keep = async (lead: WaitingLead, place: Place): Promise<FormLead> => {
  const { held } = place;
  let instead = held?.lead.key;
  if (held?.lead.key === lead.key && !isSameText(held.lead, lead)) place.field.value = newKey();
  place.field.value ||= newKey();
  const kept = async (attempt: WaitingLead): Promise<FormLead> => {
    const { lacksFile = false } = attempt;
    const found = await keepLead({ ...attempt, key: place.field.value }, instead);
    place.onKept(found.key);
    if (isWaiting(found) && isSameText(found, attempt))
      return { lead: { ...found, file: lead.file }, keeping: { isSentByWorker: false, lacksFile } };
    // The form of a refused lead has another text now: that one takes its place.
    if (stateOf(found, Date.now()) === 'asks') instead = found.key;
    place.field.value = newKey();
    return kept(attempt);
  };
  const { file, ...texts } = lead;
  try {
    if (!place.field.value || !navigator.locks) throw new Error('nothing can be kept');
    return await kept(lead).catch((error) => {
      // A store that had no room goes, when it holds nothing else.
      changeLeads().catch(() => undefined);
      if (!file) throw error;
      // Without room for its curriculum an application is kept all the same.
      return kept({ ...texts, lacksFile: true });
    });
  } catch {
    const isSameFile = held?.lead.file?.announcement === file?.announcement;
    const uploadId = isSameFile && held?.lead.key === place.field.value ? held.lead.uploadId : undefined;
    return { lead: { ...lead, key: place.field.value, uploadId }, keeping: undefined };
  }
};

/** Makes one try. @returns undefined without an answer */
const tryOnce = async (
  place: Place,
  held: FormLead,
  isLate: boolean,
  stop: AbortController,
): Promise<{ answer: Answer | undefined; lead: WaitingLead }> => {
  let { lead } = held;
  const { key } = lead;
  const change: typeof changeLead = (...of) =>
    held.keeping ? changeLead(...of).catch(() => undefined) : Promise.resolve(undefined);
  const post = (): Promise<Answer> =>
    sendLead(
      lead,
      (uploadId) => {
        lead = { ...lead, uploadId };
        place.held = { ...held, lead };
        return change(key, (now) => (isWaiting(now) ? { ...now, uploadId } : now));
      },
      isLate,
      stop,
    );
  const task = async (): Promise<Answer> => {
    const answer = await post();
    const { file } = lead;
    if (!file || !answer.isOfFile || answer.kind !== 'failed') return answer;
    // The server can make no upload now: the application carries the file, or leaves without it.
    const carried = withinRequest(file);
    lead = { ...lead, file: carried };
    const again = await post();
    return again.kind === 'accepted' && !carried ? { ...again, isCvMissing: true } : again;
  };
  try {
    const answer = await (held.keeping ? holdLead(key, task) : task());
    if (answer.kind === 'accepted' || answer.kind === 'silent')
      await change(key, (now) => (isWaiting(now) ? answered(now, answer) : now));
    return { answer, lead };
  } catch (error) {
    console.warn('Lead not sent', error);
    return { answer: undefined, lead };
  }
};

/** Lets the visitor decide what becomes of a lead: it is not sent by itself any more. */
const leaveToVisitor = (key: string, refusal: string): Promise<unknown> =>
  changeLead(key, (now) => (isWaiting(now) ? { ...now, refusal } : now)).catch(() => undefined);

/**
 * Sends one lead of a form, and keeps it on the device from before the first byte leaves until the server has accepted
 * it or the visitor has erased it.
 *
 * @param attempt passed every rule
 * @param place of the form's lead; holds it afterwards, until it was accepted
 * @param stop aborts the try: the result is then `silent`
 */
export const deliverLead = async (
  attempt: Attempt,
  place: Place,
  stop: AbortController,
): Promise<Delivery> => {
  const { origin, form, writtenAt, isLate } = attempt;
  const file = attempt.file && (await readCv(attempt.file));
  if (file && 'refusal' in file) return { kind: 'cv-unfit', notice: file.refusal };
  const request = requestOf(attempt.lead, origin);
  const written = {
    ...{ key: place.field.value, version: KEPT_VERSION, writtenAt, formType: origin.formType },
    ...{ ...form, request, file },
  };
  if (isLate && place.held?.keeping) {
    const { key } = place.held.lead;
    const now = await changeLead(key, (lead) => (isWaiting(lead) ? { ...lead, request } : lead)).catch(
      () => place.held?.lead,
    );
    if (!now) return { kind: 'gone' };
    if (isSent(now)) return { kind: 'accepted', sent: now, isLate };
    // Another page may have tried meanwhile, and the server may have asked for a pause.
    if (isWaiting(now)) place.held = { ...place.held, lead: { ...now, file: now.file ?? file } };
  } else place.held = await keep(written, place);

  // A key may belong to other content, for example of a form that the browser posted by itself.
  for (let left = 2; ; left -= 1) {
    const { held } = place;
    const { answer, lead } = await tryOnce(place, held, isLate, stop);
    place.held = { ...held, lead };
    const { key } = lead;
    if (answer?.kind === 'accepted') {
      place.held = undefined;
      return { kind: 'accepted', sent: answered(lead, answer) as SentLead, isLate };
    }
    if (answer?.kind === 'refused' && answer.isConflict && left) {
      place.field.value = newKey();
      place.held = await keep(written, place);
      continue;
    }
    if (answer?.kind === 'refused') {
      await (held.keeping && leaveToVisitor(key, answer.reason));
      const errors = visibleErrors(answer.errors);
      if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
      if (answer.isOfFile) return { kind: 'cv-unfit', notice: cvRefused(answer.reason) };
      return answer.errors['attachment']
        ? { kind: 'cv-refused', notice: cvRefused(answer.reason) }
        : { kind: 'failed' };
    }
    // An application that could not be announced may leave with its file in another way: it waits as it was written.
    const notBefore = answer?.notBefore;
    if (answer && held.keeping)
      await changeLead(key, (now) => (isWaiting(now) ? { ...now, notBefore } : now)).catch(() => undefined);
    place.held = { ...held, lead: { ...lead, file: written.file, notBefore } };
    // The form says so, and the visitor tries again; where nobody does, the next page sends it.
    if (answer?.kind === 'failed' && !isLate) return { kind: 'failed' };
    const { lacksFile, isSentByWorker } = held.keeping ?? {};
    const keeping = held.keeping && {
      lacksFile: lacksFile === true,
      isSentByWorker: !lacksFile && (isSentByWorker || (await askForSync())),
      notBefore,
    };
    place.held = { ...place.held, keeping };
    return { kind: 'silent' };
  }
};

/**
 * Erases the lead that a form stands for. If a worker or another tab sends it at this moment, waits for the end of that.
 *
 * @returns the lead when it was sent all the same; undefined when nobody will send it
 */
export const cancelLead = ({ held }: Place): Promise<SentLead | undefined> =>
  held?.keeping
    ? holdLead(held.lead.key, async () => {
        let sent: SentLead | undefined;
        await changeLead(held.lead.key, (now) => {
          sent = isSent(now) ? now : undefined;
          return undefined;
        });
        return sent;
      }).catch(() => undefined)
    : Promise.resolve(undefined);

/** Erases a lead whose end the form has told. */
export const forgetLead = async (key: string): Promise<void> => {
  if (hasMark()) await eraseLead(key).catch(() => undefined);
};

/** Notes that the form has told of a lead: another page sends only the rest of its curriculum. */
export const keepTold = async (key: string): Promise<void> => {
  if (hasMark())
    await changeLead(key, (lead) => (isSent(lead) ? { ...lead, isTold: true } : lead)).catch(() => undefined);
};
