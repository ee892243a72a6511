import { CONSENTS } from '../../lead/fields.ts';
import { MAX_ATTEMPTS, MINIMUM_FILL_TIME_MS } from '../../lead/limits.ts';
import { ERROR_NOTICES, type Notice } from '../../lead/notices.ts';
import { checkLead, type Lead, type LeadErrors } from '../../lead/schema.ts';
import type { TypedLead } from './read-form.ts';

/** What is known when a visitor presses the button. */
export interface Attempt {
  readonly typed: TypedLead;
  /** Of the page, whichever form they came from. */
  readonly sends: number;
  /** Milliseconds since the page was loaded, the form's dialog was opened first, or the last success. */
  readonly elapsed: number;
}

export type AttemptVerdict = { ok: true; lead: Lead } | { ok: false; notice: Notice; errors: LeadErrors };

/** Sends since the page was loaded or the last success, of all its forms (Specification §5). */
export const pageSends = { count: 0 };

const refuse = (notice: Notice, errors: LeadErrors = {}): AttemptVerdict => ({ ok: false, notice, errors });

/**
 * The rules of Specification §4, §5 and §8 in the order in which they speak: honeypot, time, attempts, fields,
 * consents. Only real sends count as attempts, so that correcting a field never blocks a visitor.
 *
 * @param attempt what was typed, when, and after how many sends
 * @returns the lead to send, or the notice to show with the messages of the fields
 */
export const judgeAttempt = ({ typed, sends, elapsed }: Attempt): AttemptVerdict => {
  if (typed.website) return refuse(ERROR_NOTICES.honeypot);
  if (elapsed < MINIMUM_FILL_TIME_MS) return refuse(ERROR_NOTICES.tooFast);
  if (sends >= MAX_ATTEMPTS) return refuse(ERROR_NOTICES.tooManyAttempts);
  const verdict = checkLead(typed);
  if (verdict.ok) return verdict;
  const onlyConsents = Object.keys(verdict.errors).every((field) => CONSENTS.some((name) => name === field));
  const missing = CONSENTS.find((consent) => verdict.errors[consent]);
  return refuse(onlyConsents && missing ? ERROR_NOTICES[missing] : ERROR_NOTICES.invalid, verdict.errors);
};
