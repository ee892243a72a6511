import { domainToUnicode } from 'node:url';
import * as z from 'zod/mini';
import { campaignOf, readCampaign } from '../../../src/lead/campaign.ts';
import { CHOICE_PARAMETER, readChoice } from '../../../src/lead/choice.ts';
import { belongsTo, recordOf, TEXT_FIELDS } from '../../../src/lead/fields.ts';
import { FORM_TYPES, type FormType, isFormType } from '../../../src/lead/form-types.ts';
import { REQUEST_MESSAGES } from '../../../src/lead/messages.ts';
import { readSource } from '../../../src/lead/one-line.ts';
import { type LeadField, leadSchema, messagesOf } from '../../../src/lead/schema.ts';
import { jsonObject } from '../http/json-object.ts';
import type { Posted } from '../http/request-body.ts';
import { readUuid } from '../uuid.ts';
import { type ConsentEvidence, consentEvidence } from './consent-evidence.ts';
import { type Attachment, checkAttachment, type GivenAttachment, readAttachment } from './lead-attachment.ts';
import type { LeadPayload } from './received-lead.ts';

/** The content of a request, before validation. */
export interface LeadRequest {
  /** The fields of the schema as typed; consents as booleans. */
  readonly typed: Readonly<Partial<Record<LeadField, unknown>>>;
  readonly formType: unknown;
  readonly source: unknown;
  readonly plan: unknown;
  readonly campaign: unknown;
  readonly consentVersion: unknown;
  /** How long the lead waited for a connection on the visitor's device; undefined = it did not. */
  readonly writtenSecondsAgo?: unknown;
  /** Whether the honeypot was filled. */
  readonly honeypot: boolean;
  readonly attachment: GivenAttachment;
  /** The id that the browser generated; undefined = none. */
  readonly id: unknown;
  /** Whether an invalid id is an error. It is one in the header, which only code sets, but not in a form field. */
  readonly strictId: boolean;
}

/**
 * Passes a value on unchecked. Repairs half surrogate pairs, which JSON texts may contain but neither Postgres nor a
 * mail can.
 */
const sent = z.transform((value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));

/** The domain of an address that a browser has put into ASCII (RFC 5890). */
const ASCII_DOMAIN = /(?<=@)\S*xn--\S*$/i;

/**
 * Chromium gives a page and a post `xn--studiorossi-qf3f.example` for an address with U+2010, which looks like a hyphen.
 * In letters again, the schema mends or refuses the sign as in every other browser.
 */
const sentEmail = z.transform((value: unknown) =>
  typeof value === 'string'
    ? value.toWellFormed().replace(ASCII_DOMAIN, (domain) => domainToUnicode(domain) || domain)
    : value,
);

const jsonBody = z.object({
  ...recordOf(TEXT_FIELDS, () => sent),
  email: sentEmail,
  privacyConsent: sent,
  contactConsent: sent,
  formType: sent,
  source: sent,
  plan: sent,
  campaign: sent,
  consentVersion: sent,
  writtenSecondsAgo: sent,
  website: sent,
  // A form field with text instead of a file becomes `unreadable`, so that the visitor is told about it.
  attachment: z.transform(readAttachment),
});

/** A checked checkbox posts `on` by default, or its `value`. */
const ticked = z.transform((value: unknown) => value === 'on' || value === 'true');

const formBody = z.extend(jsonBody, { privacyConsent: ticked, contactConsent: ticked });

/**
 * @param posted the body
 * @param idempotencyKey the header `Idempotency-Key`; takes precedence over the form's `requestId`
 * @param address of the page with the form. A form without scripts passes plan and campaign only in this address
 */
export const readLeadRequest = (
  posted: Posted,
  idempotencyKey: string | null,
  address: URL | null = null,
): LeadRequest => {
  const isForm = posted.kind === 'form';
  const {
    formType,
    source,
    plan,
    campaign,
    consentVersion,
    writtenSecondsAgo,
    website,
    attachment,
    ...typed
  } = isForm ? formBody.parse(Object.fromEntries(posted.fields)) : jsonBody.parse(jsonObject(posted.value));
  return {
    typed,
    formType,
    source,
    plan: isForm ? address?.searchParams.get(CHOICE_PARAMETER) : plan,
    campaign: isForm ? address && campaignOf(address.href) : campaign,
    consentVersion,
    writtenSecondsAgo,
    honeypot: (website ?? '') !== '',
    attachment: isForm && posted.file ? { kind: 'file', ...posted.file } : attachment,
    id: idempotencyKey ?? (isForm ? posted.fields.get('requestId') : undefined),
    strictId: idempotencyKey !== null,
  };
};

/** The Italian message for each wrong field. */
export type RequestErrors = Partial<
  Record<LeadField | 'formType' | 'source' | 'attachment' | 'idempotencyKey', string>
>;

interface CheckedRequest {
  readonly payload: LeadPayload;
  /** How long it waited on the visitor's device; undefined = it did not, or nobody knows. */
  readonly writtenSecondsAgo: number | undefined;
  readonly formType: FormType;
  readonly source: string;
  readonly consent: ConsentEvidence;
  /** The curriculum of an application; undefined = there is none. */
  readonly attachment: Attachment | undefined;
  /** Undefined if the request has no valid id. */
  readonly id: string | undefined;
}

type RequestVerdict =
  | { readonly ok: true; readonly request: CheckedRequest }
  | { readonly ok: false; readonly errors: RequestErrors };

/**
 * A browser sends a kept lead for a day without asking, and the last try may take a while. The age and not the time is
 * sent, so that the clock of the visitor's device does not matter.
 */
const LONGEST_WAIT_SECONDS = 25 * 3600;

/** Invalid values are dropped, because they must never cost a lead. */
const readWait = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= LONGEST_WAIT_SECONDS ? value : undefined;

export const ID_MESSAGE = 'Identificativo della richiesta non valido';

/** The rules of a lead (Specification §5), and those of the form it came from (docs/http.md). */
const requestSchema = z.extend(leadSchema, {
  formType: z.enum(FORM_TYPES, REQUEST_MESSAGES.formType),
  source: z.pipe(z.transform(readSource), z.string(REQUEST_MESSAGES.source)),
  consentVersion: z.transform(consentEvidence),
  // Invalid values are dropped, because they must never cost a lead.
  plan: z.transform(readChoice),
  campaign: z.transform(readCampaign),
  writtenSecondsAgo: z.transform(readWait),
});

/** @returns the typed fields without those that this form does not have, which are ignored like unknown keys */
const typedInto = ({ typed, formType }: LeadRequest): LeadRequest['typed'] => {
  if (!isFormType(formType)) return typed;
  const foreign = TEXT_FIELDS.filter((name) => !belongsTo(name, formType));
  return { ...typed, ...recordOf(foreign, () => undefined) };
};

/**
 * Applies every rule of a request except the honeypot. Later code holds a valid lead with a filled honeypot, so that a
 * bot sees no difference.
 *
 * @returns the normalised request, or every wrong field with its message
 */
export const checkLeadRequest = (request: LeadRequest): RequestVerdict => {
  const parsed = requestSchema.safeParse({ ...request, ...typedInto(request) });
  const attached = checkAttachment(request.attachment, request.formType);
  const id = readUuid(request.id);
  const errors: RequestErrors = parsed.success ? {} : messagesOf(parsed.error);
  if (!attached.ok) errors.attachment = attached.message;
  if (request.strictId && id === undefined) errors.idempotencyKey = ID_MESSAGE;
  if (!parsed.success || !attached.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  const {
    formType,
    source,
    consentVersion: consent,
    writtenSecondsAgo,
    privacyConsent,
    contactConsent,
    ...payload
  } = parsed.data;
  const { attachment } = attached;
  return { ok: true, request: { payload, writtenSecondsAgo, formType, source, consent, attachment, id } };
};
