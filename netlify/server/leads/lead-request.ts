import { type FormType, isFormType } from '../../../src/lead/form-types.ts';
import { REQUEST_MESSAGES } from '../../../src/lead/messages.ts';
import { CONSENTS, checkLead, type LeadField, TEXT_FIELDS } from '../../../src/lead/schema.ts';
import { readSource } from '../../../src/lead/source.ts';
import type { Posted } from '../http/request-body.ts';
import { property } from '../property.ts';
import { readUuid } from '../uuid.ts';
import { type ConsentEvidence, consentEvidence } from './consent-evidence.ts';
import { type Attachment, checkAttachment, type GivenAttachment, readAttachment } from './lead-attachment.ts';
import type { LeadPayload } from './received-lead.ts';

/** What a ticked box posts: HTML's default, or a value of its own. */
const TICKED: readonly unknown[] = ['on', 'true'];

/** What a request says, before any rule. */
export interface LeadRequest {
  /** The fields of the schema as typed; consents as booleans. */
  readonly typed: Readonly<Partial<Record<LeadField, unknown>>>;
  readonly formType: unknown;
  readonly source: unknown;
  readonly consentVersion: unknown;
  /** Whether the box that people cannot see was filled. */
  readonly honeypot: boolean;
  readonly attachment: GivenAttachment;
  /** The id that the browser chose; undefined = none. */
  readonly id: unknown;
  /** Whether a wrong id is the sender's mistake: a header is written by code, a form's field by anyone. */
  readonly strictId: boolean;
}

/** Texts from JSON may hold half a surrogate pair, which neither Postgres nor a mail can carry. */
const wellFormed = (value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value);

/**
 * @param posted the body
 * @param idempotencyKey the header `Idempotency-Key`; wins over the form's `requestId`
 */
export const readLeadRequest = (posted: Posted, idempotencyKey: string | null): LeadRequest => {
  const field = (name: string): unknown =>
    posted.kind === 'form' ? posted.fields.get(name) : wellFormed(property(posted.value, name));
  const consent = (name: string): unknown =>
    posted.kind === 'form' ? TICKED.includes(field(name)) : field(name);
  const filled = (name: string): boolean => (field(name) ?? '') !== '';
  return {
    typed: Object.fromEntries([
      ...TEXT_FIELDS.map((name) => [name, field(name)]),
      ...CONSENTS.map((name) => [name, consent(name)]),
    ]),
    formType: field('formType'),
    source: field('source'),
    consentVersion: field('consentVersion'),
    honeypot: filled('website'),
    // A file that a form sends as text is said to be unreadable, not lost.
    attachment: readAttachment((posted.kind === 'form' ? posted.file : undefined) ?? field('attachment')),
    id: idempotencyKey ?? (posted.kind === 'form' ? field('requestId') : undefined),
    strictId: idempotencyKey !== null,
  };
};

/** Italian message of each wrong field. */
export type RequestErrors = Partial<
  Record<LeadField | 'formType' | 'source' | 'attachment' | 'idempotencyKey', string>
>;

interface CheckedRequest {
  readonly payload: LeadPayload;
  readonly formType: FormType;
  readonly source: string;
  readonly consent: ConsentEvidence;
  /** The curriculum of an application; undefined = none. */
  readonly attachment: Attachment | undefined;
  /** Undefined when the lead came without an id of its own. */
  readonly id: string | undefined;
}

type RequestVerdict =
  | { readonly ok: true; readonly request: CheckedRequest }
  | { readonly ok: false; readonly errors: RequestErrors };

export const ID_MESSAGE = 'Identificativo della richiesta non valido';

/**
 * Applies every rule of a request: Specification §5 for what is typed, and docs/http.md for the rest. The
 * honeypot is none of them: what it says decides the fate of a valid lead, so that a bot sees no difference.
 *
 * @returns the request, normalised, or every wrong field with its message
 */
export const checkLeadRequest = (request: LeadRequest): RequestVerdict => {
  const verdict = checkLead(request.typed);
  const source = readSource(request.source);
  const consent = consentEvidence(request.consentVersion);
  const attached = checkAttachment(request.attachment, request.formType);
  const id = readUuid(request.id);
  const errors: RequestErrors = verdict.ok ? {} : { ...verdict.errors };
  if (!isFormType(request.formType)) errors.formType = REQUEST_MESSAGES.formType;
  if (source === undefined) errors.source = REQUEST_MESSAGES.source;
  if (!attached.ok) errors.attachment = attached.message;
  if (request.strictId && id === undefined) errors.idempotencyKey = ID_MESSAGE;
  if (!verdict.ok || !attached.ok || !isFormType(request.formType) || source === undefined)
    return { ok: false, errors };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const { privacyConsent, contactConsent, ...payload } = verdict.lead;
  const { attachment } = attached;
  return { ok: true, request: { payload, formType: request.formType, source, consent, attachment, id } };
};
