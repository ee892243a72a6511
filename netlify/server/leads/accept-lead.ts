import type { FormType } from '../../../src/lead/form-types.ts';
import { describeFailure } from '../database/failures.ts';
import type { Dependencies, FunctionContext } from '../dependencies.ts';
import { networksOf } from '../rate-limits/networks.ts';
import { networkKeys } from '../rate-limits/take-quota.ts';
import { deliverAfterAnswer } from './delivery.ts';
import {
  ATTACHMENT_MESSAGES,
  type Attachment,
  attachmentIdentity,
  cvWithoutDatabase,
  isUploadGone,
  keepAttachment,
} from './lead-attachment.ts';
import { deriveLeadId, hashLead } from './lead-id.ts';
import { checkLeadRequest, type LeadRequest, type RequestErrors } from './lead-request.ts';
import type { ReceivedLead } from './received-lead.ts';
import { mailDirectly } from './send-lead-mail.ts';
import { attachCv, type Insertion, insertLead, type Origin } from './states/insert-lead.ts';

export type LeadOutcome =
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
  /** The visitor has used up the quota of curricula that come with their leads. */
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  /** It is not certain that the lead is stored or mailed, so we promise nothing. */
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds?: number };

const originOf = (address: string | undefined, using: Dependencies): Origin => {
  const { leadsPerHour, databaseUrl } = using.environment;
  const isCounted = leadsPerHour > 0 && address !== undefined && address !== '';
  const keys = isCounted ? networkKeys(address, databaseUrl, using.clock()) : [];
  return { visitor: keys[0] ?? null, network: keys.at(-1) ?? null, leadsPerHour };
};

/** When to send again what found no room among the held leads: a person has to close some. */
const HELD_AGAIN_SECONDS = 60 * 60;

/**
 * `upload_gone`: the upload belongs to another lead or was erased. `limited`: the visitor has used up its curricula. Both
 * are results and not database failures.
 */
type Stored =
  | Insertion
  | { readonly kind: 'upload_gone' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number };

const store = async (
  lead: ReceivedLead,
  attachment: Attachment | undefined,
  honeypot: boolean,
  address: string | undefined,
  using: Dependencies,
): Promise<Stored | undefined> => {
  try {
    const kept = await keepAttachment(attachment, lead.id, address, using);
    if (kept.kind !== 'kept') return kept;
    const row = await insertLead(
      using.database,
      { ...lead, cvUploadId: kept.uploadId },
      honeypot,
      originOf(address, using),
    );
    if (row.kind === 'stored' && !row.isOther && row.lacksCv && kept.uploadId !== null)
      await attachCv(using.database, lead.id, kept.uploadId);
    return row;
  } catch (error) {
    if (isUploadGone(error)) return { kind: 'upload_gone' };
    using.log(`lead not stored ${lead.id} ${describeFailure(error)}`);
    return undefined;
  }
};

/** Pauses between the tries to store a lead whose curriculum stayed behind, within the 60 s of a function. */
const STORE_AGAIN_MS = [5_000, 10_000, 15_000];

/**
 * Stores a lead that was mailed without the database, if that is back soon: the provider recognises the mail of the row,
 * and the curriculum, which stayed behind in the database, follows in a mail of its own.
 */
const storeLater = async (
  tryToStore: () => Promise<Stored | undefined>,
  using: Dependencies,
): Promise<void> => {
  for (const pause of STORE_AGAIN_MS) {
    await using.pause(pause);
    if ((await tryToStore()) === undefined) continue;
    await deliverAfterAnswer(using);
    return;
  }
};

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
  const { formType, source, consent, attachment, writtenSecondsAgo, id: givenId } = verdict.request;
  const now = using.clock();
  const payload = {
    ...verdict.request.payload,
    ...(writtenSecondsAgo !== undefined && { writtenSecondsAgo }),
  };
  const payloadHash = hashLead(formType, source, payload);
  const id = givenId ?? deriveLeadId(payloadHash, attachmentIdentity(attachment), now);
  const lead: ReceivedLead = {
    id,
    formType,
    source,
    page,
    payload,
    payloadHash,
    consent,
    cvUploadId: null,
    receivedAt: now,
  };
  const tryToStore = () => store(lead, attachment, request.honeypot, context.ip, using);

  const row = await tryToStore();
  if (row?.kind === 'upload_gone')
    return { kind: 'invalid', errors: { attachment: ATTACHMENT_MESSAGES.gone } };
  if (row?.kind === 'limited') return row;
  if (row?.kind === 'full') {
    using.log(`lead refused, too much is held ${id}`);
    return { kind: 'unavailable', retryAfterSeconds: HELD_AGAIN_SECONDS };
  }
  if (row !== undefined) {
    if (row.isOther) return { kind: 'conflict' };
    if (row.flood) using.log(`lead held, too many today ${id}`);
    if ((row.state === 'pending' || row.lacksCv) && !request.honeypot)
      context.waitUntil(deliverAfterAnswer(using));
    return { kind: 'accepted', id, formType };
  }
  // A lead with a filled honeypot may come from a bot. It is never mailed directly, and without a row nobody can
  // release it later.
  const cv = cvWithoutDatabase(attachment);
  const network = networksOf(context.ip ?? '').at(-1);
  if (request.honeypot || !(await mailDirectly(lead, using, cv, network))) return { kind: 'unavailable' };
  using.log(`lead mailed without database ${id}`);
  const isCvMissing = cv?.kind === 'missing';
  if (isCvMissing) context.waitUntil(storeLater(tryToStore, using));
  return { kind: 'accepted', id, formType, isCvMissing };
};
