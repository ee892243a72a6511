import type { FormType } from '../../../src/lead/form-types.ts';
import { describeFailure } from '../database/failures.ts';
import type { Dependencies, FunctionContext } from '../dependencies.ts';
import { visitorKey } from '../rate-limits/take-quota.ts';
import { deliverAfterAnswer } from './delivery.ts';
import {
  ATTACHMENT_MESSAGES,
  type Attachment,
  attachmentIdentity,
  cvWithoutDatabase,
  isUploadGone,
  keepAttachment,
} from './lead-attachment.ts';
import { deriveLeadId, hashPayload } from './lead-id.ts';
import { checkLeadRequest, type LeadRequest, type RequestErrors } from './lead-request.ts';
import type { ReceivedLead } from './received-lead.ts';
import { mailDirectly } from './send-lead-mail.ts';
import { type Insertion, insertLead, type LeadQuota } from './states/insert-lead.ts';

type LeadOutcome =
  /** Stored, or mailed: from here on it is our promise. */
  | {
      readonly kind: 'accepted';
      readonly id: string;
      readonly formType: FormType;
      /** Its curriculum, in parts, is in none of its mails. */
      readonly isCvMissing?: boolean;
    }
  | { readonly kind: 'invalid'; readonly errors: RequestErrors }
  /** The id belongs to a request with other content. */
  | { readonly kind: 'conflict' }
  /** The visitor has sent as many new leads as one may. */
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  /** Not known to be stored nor mailed: nothing is promised. */
  | { readonly kind: 'unavailable' };

const HOUR_SECONDS = 3600;

const quotaOf = (address: string | undefined, using: Dependencies): LeadQuota => {
  const { leadsPerHour, databaseUrl } = using.environment;
  const counted = leadsPerHour > 0 && address !== undefined && address !== '';
  return {
    visitor: counted ? visitorKey(address, databaseUrl, using.clock()) : null,
    limit: leadsPerHour,
    windowSeconds: HOUR_SECONDS,
  };
};

/** Its upload is another lead's, or erased: an answer, and no failure of the database. */
type Stored = Insertion | { readonly kind: 'upload_gone' };

const store = async (
  lead: ReceivedLead,
  attachment: Attachment | undefined,
  honeypot: boolean,
  address: string | undefined,
  using: Dependencies,
): Promise<Stored | undefined> => {
  try {
    const kept = await keepAttachment(attachment, lead, address, using);
    if (kept.kind !== 'kept') return kept;
    const whole = { ...lead, cvUploadId: kept.uploadId };
    return await insertLead(using.database, whole, honeypot, quotaOf(address, using));
  } catch (error) {
    if (isUploadGone(error)) return { kind: 'upload_gone' };
    using.log(`lead not stored ${lead.id} ${describeFailure(error)}`);
    return undefined;
  }
};

/**
 * Accepts a lead: checks it, stores it once, and lets its mail follow the answer. With the database down it mails
 * the lead at once instead.
 *
 * @param request what was posted
 * @param page path of the page that held the form, when known
 * @param context the visitor's address, and what keeps the delivery alive after the answer
 */
export const acceptLead = async (
  request: LeadRequest,
  page: string | null,
  using: Dependencies,
  context: Pick<FunctionContext, 'waitUntil' | 'ip'>,
): Promise<LeadOutcome> => {
  const verdict = checkLeadRequest(request);
  if (!verdict.ok) return { kind: 'invalid', errors: verdict.errors };
  const { payload, formType, source, consent, attachment, id: givenId } = verdict.request;
  const receivedAt = using.clock();
  const payloadHash = hashPayload(formType, source, payload, attachmentIdentity(attachment));
  const id = givenId ?? deriveLeadId(payloadHash, receivedAt);
  const lead: ReceivedLead = {
    id,
    formType,
    source,
    page,
    payload,
    payloadHash,
    consent,
    cvUploadId: null,
    receivedAt,
  };

  const row = await store(lead, attachment, request.honeypot, context.ip, using);
  if (row?.kind === 'upload_gone')
    return { kind: 'invalid', errors: { attachment: ATTACHMENT_MESSAGES.gone } };
  if (row?.kind === 'limited') return row;
  if (row?.kind === 'full') {
    using.log(`lead refused, too much is held ${id}`);
    return { kind: 'unavailable' };
  }
  if (row !== undefined) {
    if (row.payloadHash !== payloadHash) return { kind: 'conflict' };
    if (row.flood) using.log(`lead held, too many today ${id}`);
    if (row.state === 'pending' && !request.honeypot) context.waitUntil(deliverAfterAnswer(using));
    return { kind: 'accepted', id, formType };
  }
  // What may be a bot's is never mailed unseen, and without a row there is nothing to release.
  const cv = cvWithoutDatabase(attachment);
  if (request.honeypot || !(await mailDirectly(lead, using, cv))) return { kind: 'unavailable' };
  using.log(`lead mailed without database ${id}`);
  return { kind: 'accepted', id, formType, isCvMissing: cv?.kind === 'missing' };
};
