import type { FormType } from '../../../src/lead/form-types.ts';
import { describeFailure } from '../database/failures.ts';
import type { Dependencies, FunctionContext } from '../dependencies.ts';
import { sendingNetworks } from '../rate-limits/ceilings.ts';
import { deliverAfterAnswer } from './delivery.ts';
import {
  ATTACHMENT_MESSAGES,
  type Attachment,
  attachmentIdentity,
  cvWithoutDatabase,
  isUploadGone,
  keepAttachment,
} from './lead-attachment.ts';
import { deriveLeadId, hashLead, idAfterErasure, isSameLead, type LeadHashes } from './lead-id.ts';
import { checkLeadRequest, type LeadRequest, type RequestErrors } from './lead-request.ts';
import type { ReceivedLead } from './received-lead.ts';
import { mailDirectly } from './send-lead-mail.ts';
import { type Insertion, insertLead, type LeadQuota } from './states/insert-lead.ts';

type LeadOutcome =
  /** The lead is stored or mailed, so we have promised the visitor to handle it. */
  | {
      readonly kind: 'accepted';
      readonly id: string;
      readonly formType: FormType;
      /** Whether the mail left without the curriculum, which was sent in parts and could not be read. */
      readonly isCvMissing?: boolean;
    }
  | { readonly kind: 'invalid'; readonly errors: RequestErrors }
  /** Another request with the same id and other content exists. */
  | { readonly kind: 'conflict' }
  /** The visitor has reached the limit of new leads. */
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  /** It is not certain that the lead is stored or mailed, so we promise nothing. */
  | { readonly kind: 'unavailable' };

const HOUR_SECONDS = 3600;

const quotaOf = (address: string | undefined, using: Dependencies): LeadQuota => {
  const { leadsPerHour, databaseUrl } = using.environment;
  const counted = leadsPerHour > 0 && address !== undefined && address !== '';
  const networks = counted ? sendingNetworks(address, leadsPerHour, databaseUrl, using.clock()) : [];
  // The narrowest network is the visitor.
  const visitor = networks[0]?.key ?? null;
  return { visitor, limit: leadsPerHour, windowSeconds: HOUR_SECONDS, networks };
};

type NewLead = ReceivedLead & LeadHashes;

/** `upload_gone`: the upload belongs to another lead or was erased. That is a result and not a database failure. */
type Stored = Insertion | { readonly kind: 'upload_gone' };

const store = async (
  lead: NewLead,
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
 * @param isDerived whether the id comes from the content
 * @returns the next id for a request whose id belongs to a lead that was erased, or, if the id is derived, to one that
 *   differs in a later field; undefined if the request keeps its id
 */
const nextId = (lead: NewLead, row: Stored | undefined, isDerived: boolean): string | undefined => {
  if (row?.kind !== 'stored') return undefined;
  if (row.erasedAt !== null) return idAfterErasure(lead.id, row.erasedAt);
  const next = deriveLeadId(lead.joinedHash, lead.receivedAt);
  return isDerived && row.payloadHash === lead.payloadHash && !isSameLead(row, lead) && lead.id !== next
    ? next
    : undefined;
};

/** More erasures of one request than anybody asks for in a day. */
const MOST_IDS = 20;

/**
 * Accepts a lead: checks it, stores it once, and sends its mail after the answer. If the database is down, it mails the
 * lead before the answer instead.
 *
 * @param request the posted request
 * @param page path of the page with the form; null if not known
 * @param context the visitor's address, and `waitUntil`, which keeps the function alive for the delivery
 */
export const acceptLead = async (
  request: LeadRequest,
  page: string | null,
  using: Dependencies,
  context: Pick<FunctionContext, 'waitUntil' | 'ip'>,
): Promise<LeadOutcome> => {
  const verdict = checkLeadRequest(request);
  if (!verdict.ok) return { kind: 'invalid', errors: verdict.errors };
  const { formType, source, consent, attachment, writtenSecondsAgo: wait, id: givenId } = verdict.request;
  const receivedAt = using.clock();
  const writtenAt =
    wait === undefined ? undefined : new Date(receivedAt.getTime() - wait * 1000).toISOString();
  const payload = { ...verdict.request.payload, ...(writtenAt && { writtenAt }) };
  const hashes = hashLead(formType, source, payload, attachmentIdentity(attachment));
  let lead: NewLead = {
    ...hashes,
    id: givenId ?? deriveLeadId(hashes.payloadHash, receivedAt),
    formType,
    source,
    page,
    payload,
    consent,
    cvUploadId: null,
    receivedAt,
  };

  let row: Stored | undefined;
  for (let left = MOST_IDS; left > 0; left -= 1) {
    row = await store(lead, attachment, request.honeypot, context.ip, using);
    const next = nextId(lead, row, givenId === undefined);
    if (next === undefined) break;
    lead = { ...lead, id: next };
  }
  const { id } = lead;
  if (row?.kind === 'upload_gone')
    return { kind: 'invalid', errors: { attachment: ATTACHMENT_MESSAGES.gone } };
  if (row?.kind === 'limited') return row;
  if (row?.kind === 'full') {
    using.log(`lead refused, too much is held ${id}`);
    return { kind: 'unavailable' };
  }
  if (row !== undefined) {
    if (!isSameLead(row, lead)) return { kind: 'conflict' };
    if (row.flood) using.log(`lead held, too many today ${id}`);
    if (row.state === 'pending' && !request.honeypot) context.waitUntil(deliverAfterAnswer(using));
    return { kind: 'accepted', id, formType };
  }
  // A lead with a filled honeypot may come from a bot. It is never mailed directly, and without a row nobody can
  // release it later.
  const cv = cvWithoutDatabase(attachment);
  if (request.honeypot || !(await mailDirectly(lead, using, cv))) return { kind: 'unavailable' };
  using.log(`lead mailed without database ${id}`);
  return { kind: 'accepted', id, formType, isCvMissing: cv?.kind === 'missing' };
};
