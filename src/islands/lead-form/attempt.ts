import { CONSENTS, recordOf, SHOWN_FIELDS, type ShownField } from '../../lead/fields.ts';
import { MAX_ATTEMPTS, MINIMUM_FILL_TIME_MS } from '../../lead/limits.ts';
import { ERROR_NOTICES, type Notice } from '../../lead/notices.ts';
import { checkLead, type Lead, type LeadErrors } from '../../lead/schema.ts';

/** The fields of a lead form as typed, with consents as booleans: the input of `checkLead`. */
interface TypedLead extends Readonly<Record<ShownField, string>> {
  readonly privacyConsent: boolean;
  readonly contactConsent: boolean;
  readonly website: string;
}

/**
 * @param form a lead form in the page
 * @returns its current values; a field that this form does not have is empty
 */
export const readForm = (form: HTMLFormElement): TypedLead => {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '');
  return {
    ...recordOf(SHOWN_FIELDS, text),
    privacyConsent: data.has('privacyConsent'),
    contactConsent: data.has('contactConsent'),
    website: text('website'),
  };
};

/** The state of the form when a visitor presses the button. */
interface Attempt {
  readonly typed: TypedLead;
  /** Sends of all forms of the page. */
  readonly sends: number;
  /** Milliseconds since the page was loaded, the form's dialog was opened first, or the last success. */
  readonly elapsed: number;
}

type AttemptVerdict = { ok: true; lead: Lead } | { ok: false; notice: Notice; errors: LeadErrors };

/** Sends of all forms of the page since it was loaded or since the last success (Specification §5). */
export const pageSends = { count: 0 };

const refuse = (notice: Notice, errors: LeadErrors = {}): AttemptVerdict => ({ ok: false, notice, errors });

/**
 * Applies the rules of Specification §4, §5 and §8 in their order: honeypot, time, attempts, fields, consents. Only
 * real sends count as attempts, so that correcting a field never blocks a visitor.
 *
 * @param attempt what was typed, how long it took, and the number of sends before
 * @returns the lead to send, or the notice to show and the messages of the fields
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
