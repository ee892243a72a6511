import { LEGAL_VERSION } from '../../lead/consent.ts';
import { type FormType, LEAD_ENDPOINT } from '../../lead/form-types.ts';
import type { Lead, LeadErrors } from '../../lead/schema.ts';
import { VISIBLE_FIELDS } from '../../lead/visible-fields.ts';

/** Milliseconds after which a send counts as failed; the same id makes trying again safe. */
const SEND_TIMEOUT_MS = 30_000;

export interface LeadRequest {
  readonly lead: Lead;
  readonly formType: FormType;
  readonly source: string;
  /** UUID of the lead. */
  readonly key: string;
}

export type SendResult =
  | { ok: true }
  | { ok: false /** The id belongs to other content. */; isConflict: boolean; errors?: LeadErrors };

const CONFLICT = 409;

/** The messages of fields that a visitor can see and correct; undefined when there is none. */
const visibleErrors = (errors: unknown): LeadErrors | undefined => {
  if (typeof errors !== 'object' || errors === null) return undefined;
  const visible: LeadErrors = {};
  for (const field of VISIBLE_FIELDS) {
    const message: unknown = Reflect.get(errors, field);
    if (typeof message === 'string') visible[field] = message;
  }
  return Object.keys(visible).length > 0 ? visible : undefined;
};

/**
 * Posts a lead and looks at the answer: only the server's word makes it sent.
 *
 * @param request a checked lead with its origin and id
 * @returns ok only when the server has accepted the lead; the server's messages when it refused a field
 */
export const sendLead = async ({ lead, formType, source, key }: LeadRequest): Promise<SendResult> => {
  try {
    const answer = await fetch(LEAD_ENDPOINT, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ ...lead, website: '', formType, source, consentVersion: LEGAL_VERSION }),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    const body: { ok?: unknown; errors?: unknown } = await answer.json();
    if (answer.ok && body.ok === true) return { ok: true };
    const errors = visibleErrors(body.errors);
    return { ok: false, isConflict: answer.status === CONFLICT, ...(errors && { errors }) };
  } catch (error) {
    console.warn('Lead not sent', error);
    return { ok: false, isConflict: false };
  }
};
