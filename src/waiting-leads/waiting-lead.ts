import type { FormType } from '../lead/form-types.ts';

const HOUR_MS = 3_600_000;
/** How long a kept lead is sent without asking. */
export const SENT_WITHIN_MS = 24 * HOUR_MS;
/** How long anything that was typed stays: the next person at the device can read it. */
const TEXTS_KEPT_MS = 72 * HOUR_MS;
/** How long the device knows what a page has still to tell: a month after the texts went. */
const TOLD_WITHIN_MS = TEXTS_KEPT_MS + 30 * 24 * HOUR_MS;
/** A clock that goes back by less than this was corrected; beyond it nobody knows how old a lead is. */
const CLOCK_SLACK_MS = 5 * 60_000;

/** The version of what is kept. Whoever raises it reads the one before: leads of the last three days wait in it. */
export const KEPT_VERSION = 1;

/**
 * What the device keeps of one lead, from before the first byte leaves until a page has told its end. The arrows are the
 * functions of this module and of send-lead.ts; their types hold what each state knows.
 *
 *     form     -- keep ----> waiting    the whole attempt
 *     waiting  -- answered -> waiting   refused, or the server asks for a pause
 *     waiting  -- answered -> arriving  accepted, parts of its curriculum are missing: nothing typed is left
 *     waiting  -- answered -> sent      accepted
 *     arriving -- arrived --> sent
 *     waiting  -- aged -----> expired   after 72 hours: only kind and day are left
 *     arriving -- aged -----> sent      after 72 hours, without its curriculum
 *     sent, expired -- told, or after a month --> nothing
 *     any      -- erased by the visitor --> nothing
 */
export type KeptLead = WaitingLead | ArrivingLead | SentLead | ExpiredLead;

interface Kept {
  /** The lead's id, its idempotency key. */
  readonly key: string;
  readonly version: number;
  /** When the visitor pressed the button, in milliseconds since 1970 by the device's clock. */
  readonly writtenAt: number;
  readonly formType: FormType;
}

/** Where the form of a lead is, so that it can be opened again. */
export interface FormAddress {
  /** Path of the page. */
  readonly page: string;
  /** Id of the form element. */
  readonly formId: string;
  /** The attributes of the links that open the form's dialog; undefined = the form is in the page itself. */
  readonly dialog?: Readonly<Record<string, string>> | undefined;
  /** What that page says to who has sent its form. */
  readonly thanks?: string | undefined;
}

/** A curriculum as it travels (src/lead/cv-request.ts), so that the worker need not prepare it. */
export interface KeptFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
  /** The attachment of the request, when it fits there. */
  readonly inline?: object;
  /** The body that announces a larger one. */
  readonly announcement?: string;
}

export interface WaitingLead extends Kept, FormAddress {
  /** The JSON body of the request without its curriculum (docs/http.md). */
  readonly request: string;
  readonly file?: KeptFile | undefined;
  /** The upload that was announced for the file: each try, by whoever makes it, names the same one. */
  readonly uploadId?: string | undefined;
  /** The curriculum had no room: only the visitor can choose it again. */
  readonly lacksFile?: boolean;
  /** When the next try may be made, because the server has asked for a pause; milliseconds since 1970. */
  readonly notBefore?: number | undefined;
  /** Why the lead is not sent by itself, as the end of a sentence: the visitor has to decide. */
  readonly refusal?: string;
  /** The clock has jumped: nobody knows when it was written. */
  readonly isAgeUnknown?: boolean;
}

export interface SentLead extends Kept, FormAddress {
  /** When the server accepted it, milliseconds since 1970. */
  readonly sentAt: number;
  /** The server had asked for a pause: it was not the line that the lead has waited for. */
  readonly notBefore?: number | undefined;
  /** The lead's id as the function stored it, of which its number is made. */
  readonly id: string | undefined;
  /** The lead was accepted, its curriculum was not. */
  readonly isCvMissing: boolean;
  /** Its form has shown the receipt and told the tags: only its curriculum was missing. */
  readonly isTold?: boolean;
}

/** An accepted application whose curriculum is on its way, in parts. */
export interface ArrivingLead extends SentLead {
  readonly file: KeptFile;
  readonly uploadId: string;
}

/** Kind and day of a lead that nobody has sent in time; its key is made of both. */
type ExpiredLead = Kept;

export const isWaiting = (lead: KeptLead | undefined): lead is WaitingLead => !!lead && 'request' in lead;
export const isSent = (lead: KeptLead | undefined): lead is SentLead => !!lead && 'sentAt' in lead;
export const isArriving = (lead: KeptLead | undefined): lead is ArrivingLead =>
  isSent(lead) && 'file' in lead;

/** What a request says beside its text: the function does not compare it either (docs/http.md). */
const BESIDE_THE_TEXT = ['campaign', 'consentVersion'];

const textOf = ({ request }: WaitingLead): string =>
  JSON.stringify(
    Object.entries(JSON.parse(request))
      .filter(([name]) => !BESIDE_THE_TEXT.includes(name))
      .sort(),
  );

/** @returns whether two attempts are one lead, so that they may have one key */
export const isSameText = (one: WaitingLead, other: WaitingLead): boolean => textOf(one) === textOf(other);

/**
 * - `waits`: it is sent by itself
 * - `pauses`: the same, but not yet, as the server has asked
 * - `asks`: only the visitor can decide: it is older than a day, of unknown age, refused or without its curriculum
 * - `arrives`: accepted, its curriculum is on its way
 * - `sent`: accepted, with everything that belongs to it
 * - `expired`: nobody has sent it in time
 * - `foreign`: of a version that this deploy does not know, which leaves it to its own pages
 */
export type LeadState = 'waits' | 'pauses' | 'asks' | 'arrives' | 'sent' | 'expired' | 'foreign';

/** @param now milliseconds since 1970 by the device's clock @returns what may be done with the lead at this moment */
export const stateOf = (lead: KeptLead, now: number): LeadState => {
  if (lead.version !== KEPT_VERSION) return 'foreign';
  if (isSent(lead)) return isArriving(lead) ? 'arrives' : 'sent';
  if (!isWaiting(lead)) return 'expired';
  const { writtenAt, refusal, lacksFile, isAgeUnknown, notBefore = 0 } = lead;
  const age = now - writtenAt;
  if (refusal !== undefined || lacksFile || isAgeUnknown || age > SENT_WITHIN_MS || age < -CLOCK_SLACK_MS)
    return 'asks';
  const pause = notBefore - now;
  // A pause longer than any that is kept comes from a clock that has jumped.
  return pause > 0 && pause <= SENT_WITHIN_MS ? 'pauses' : 'waits';
};

/** Accepted, with all that will come of its curriculum. */
export const arrived = (
  { file: _file, uploadId: _uploadId, ...lead }: ArrivingLead,
  isCvMissing: boolean,
): SentLead => ({ ...lead, isCvMissing });

/**
 * Erases what has been kept long enough.
 *
 * @param now milliseconds since 1970 by the device's clock
 * @returns the lead itself when nothing is too old; undefined when nothing of it may stay
 */
export const aged = (lead: KeptLead, now: number): KeptLead | undefined => {
  const { version, writtenAt, formType } = lead;
  const age = now - writtenAt;
  const isOld = age > TEXTS_KEPT_MS;
  // A lead of another version may have no time that this deploy can read.
  const longest = version === KEPT_VERSION ? TOLD_WITHIN_MS : TEXTS_KEPT_MS;
  if (!(Math.abs(age) <= longest)) return undefined;
  if (isArriving(lead) && isOld) return arrived(lead, true);
  if (!isWaiting(lead) || version !== KEPT_VERSION) return lead;
  if (isOld) {
    const day = new Date(writtenAt).setHours(0, 0, 0, 0);
    return { key: formType + day, version, writtenAt: day, formType };
  }
  // Its 72 hours begin with the clock that is right, as far as anybody knows.
  return age < -CLOCK_SLACK_MS ? { ...lead, writtenAt: now, isAgeUnknown: true } : lead;
};
