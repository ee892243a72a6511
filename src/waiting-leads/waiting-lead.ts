import type { FormType } from '../lead/form-types.ts';

/** Hours in which a kept lead is sent without asking, in milliseconds. */
export const SENT_WITHIN_MS = 24 * 3_600_000;
/** A lead that nobody has decided about is erased after a week. */
const FORGOTTEN_AFTER_MS = 7 * SENT_WITHIN_MS;
/** A clock that goes back by less than this was corrected; beyond it nobody knows how old a lead is. */
const CLOCK_SLACK_MS = 5 * 60_000;

/** The version of what is kept. Another deploy leaves a lead of a version that it does not know to its own pages. */
export const KEPT_VERSION = 1;

interface KeptFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

/**
 * A lead that waits for a connection on the visitor's device, and what became of it until a page has told so. Once it is
 * accepted nothing that the visitor typed is left.
 */
export interface WaitingLead {
  /** The lead's id, its idempotency key. */
  readonly key: string;
  readonly version: number;
  /** When the visitor pressed the button, in milliseconds since 1970 by the device's clock. */
  readonly writtenAt: number;
  readonly formType: FormType;
  /** Path of the page with the form, and the id of the form in it. */
  readonly page: string;
  readonly formId: string;
  /** The JSON body of the request without its curriculum (docs/http.md); missing once the lead is accepted. */
  readonly request?: string;
  readonly file?: KeptFile;
  /** The upload that was announced for the file. */
  readonly uploadId?: string;
  /** The curriculum had no room: only the visitor can choose it again. */
  readonly lacksFile?: boolean;
  /** When the next try may be made, because the server has asked for a pause; milliseconds since 1970. */
  readonly notBefore?: number;
  /** Why the server refused the lead: the visitor has to decide. */
  readonly refusal?: string;
  /** When the server accepted it, milliseconds since 1970. */
  readonly sentAt?: number;
  /** The number to give on the telephone. */
  readonly number?: string | undefined;
  /** The lead was accepted, its curriculum was not. */
  readonly isCvMissing?: boolean;
}

/**
 * - `waits`: it is sent by itself
 * - `pauses`: the same, but not yet, as the server has asked
 * - `asks`: only the visitor can decide: it is older than a day, of unknown age, refused or without its curriculum
 * - `sent`: accepted, with everything that belongs to it
 * - `expired`: nobody has decided for a week
 */
export type LeadState = 'waits' | 'pauses' | 'asks' | 'sent' | 'expired';

/**
 * @param now milliseconds since 1970 by the device's clock
 * @returns what may be done with the lead at this moment; a lead of another version is `asks` for nobody, so the caller
 *   leaves it alone
 */
export const stateOf = (lead: WaitingLead, now: number): LeadState => {
  const age = now - lead.writtenAt;
  if (age > FORGOTTEN_AFTER_MS) return 'expired';
  if (lead.sentAt !== undefined && !lead.file) return 'sent';
  // An accepted application whose curriculum is still on its way has no age: only the file is missing.
  if (lead.sentAt === undefined) {
    if (lead.refusal !== undefined || lead.lacksFile) return 'asks';
    if (age > SENT_WITHIN_MS || age < -CLOCK_SLACK_MS) return 'asks';
  }
  const pause = (lead.notBefore ?? 0) - now;
  // A pause longer than any that is kept comes from a clock that has jumped.
  return pause > 0 && pause <= SENT_WITHIN_MS ? 'pauses' : 'waits';
};
