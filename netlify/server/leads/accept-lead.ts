import type { FormType } from '../../../src/lead/form-types.ts';
import type { Dependencies, FunctionContext } from '../dependencies.ts';
import { describeFailure } from '../failure.ts';
import { deliverLead, mailDirectly } from './delivery.ts';
import { deriveLeadId, hashPayload } from './lead-id.ts';
import { checkLeadRequest, type LeadRequest, type RequestErrors } from './lead-request.ts';
import { type Insertion, insertLead } from './lead-store.ts';
import type { ReceivedLead } from './received-lead.ts';

type LeadOutcome =
  /** Stored, or mailed: from here on it is our promise. */
  | { readonly kind: 'accepted'; readonly id: string; readonly formType: FormType }
  | { readonly kind: 'invalid'; readonly errors: RequestErrors }
  /** The id belongs to a request with other content. */
  | { readonly kind: 'conflict' }
  /** Neither stored nor mailed. */
  | { readonly kind: 'unavailable' };

const store = async (
  lead: ReceivedLead,
  held: boolean,
  using: Dependencies,
): Promise<Insertion | undefined> => {
  try {
    return await insertLead(using.database, lead, held ? 'held' : 'pending');
  } catch (error) {
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
 * @param waitUntil keeps the delivery alive after the answer
 */
export const acceptLead = async (
  request: LeadRequest,
  page: string | null,
  using: Dependencies,
  waitUntil: FunctionContext['waitUntil'],
): Promise<LeadOutcome> => {
  const verdict = checkLeadRequest(request);
  if (!verdict.ok) return { kind: 'invalid', errors: verdict.errors };
  const { payload, formType, source, consent, id: givenId } = verdict.request;
  const receivedAt = using.clock();
  const payloadHash = hashPayload(formType, source, payload);
  const id = givenId ?? deriveLeadId(payloadHash, receivedAt);
  const lead: ReceivedLead = { id, formType, source, page, payload, payloadHash, consent, receivedAt };

  const row = await store(lead, request.honeypot, using);
  if (row !== undefined) {
    if (row.payloadHash !== payloadHash) return { kind: 'conflict' };
    if (row.state === 'pending' && !request.honeypot) waitUntil(deliverLead(id, using));
    return { kind: 'accepted', id, formType };
  }
  // What may be a bot's is never mailed unseen, and without a row there is nothing to release.
  if (request.honeypot || !(await mailDirectly(lead, using))) return { kind: 'unavailable' };
  using.log(`lead mailed without database ${id}`);
  return { kind: 'accepted', id, formType };
};
