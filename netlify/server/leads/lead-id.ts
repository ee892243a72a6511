import { hash } from 'node:crypto';
import { rulesOf, TEXT_FIELDS } from '../../../src/lead/fields.ts';
import type { FormType } from '../../../src/lead/form-types.ts';
import { uuidOfHash } from '../uuid.ts';
import type { LeadPayload } from './received-lead.ts';

/** What distinguishes a request from another one with the same id: SHA-256 in hex. */
export interface LeadHashes {
  /** Form type, source, the fields that every deploy knows, and curriculum: deploys before and after make the same. */
  readonly payloadHash: string;
  /** The fields that were added later. A deploy that does not know them leaves it empty (null) in the row. */
  readonly laterHash: string;
  /** Both in one, as the `payload_hash` of rows from deploys that had no `later_hash`. */
  readonly joinedHash: string;
}

/**
 * @param attachment identifies the curriculum; undefined = none
 * @returns the hashes of the lead's content. The same request always has the same ones
 */
export const hashLead = (
  formType: FormType,
  source: string,
  payload: LeadPayload,
  attachment?: string,
): LeadHashes => {
  const always = TEXT_FIELDS.filter((name) => rulesOf(name).hash === 'always').map((name) => payload[name]);
  // With their names, and only if they are filled, so that a further field changes no hash.
  const later = TEXT_FIELDS.filter((name) => rulesOf(name).hash === 'filled' && payload[name]).map((name) => [
    name,
    payload[name],
  ]);
  const file = attachment === undefined ? [] : [attachment];
  return {
    payloadHash: hash('sha256', JSON.stringify([formType, source, ...always, ...file])),
    laterHash: hash('sha256', JSON.stringify(later)),
    joinedHash: hash('sha256', JSON.stringify([formType, source, ...always, ...later, ...file])),
  };
};

/** @returns whether a stored row has the content of a request, whichever deploy stored it */
export const isSameLead = (
  row: { readonly payloadHash: string; readonly laterHash: string | null },
  { payloadHash, laterHash, joinedHash }: LeadHashes,
): boolean =>
  row.laterHash === null
    ? row.payloadHash === payloadHash || row.payloadHash === joinedHash
    : row.payloadHash === payloadHash && row.laterHash === laterHash;

/**
 * Makes an id for a lead that came without one, such as from a form without JavaScript. The same request on the same
 * UTC day gets the same id, so that a double click stores and mails it only once.
 *
 * @param payloadHash from {@link hashLead}
 * @param receivedAt only the UTC day counts
 * @returns a UUID
 */
export const deriveLeadId = (payloadHash: string, receivedAt: Date): string =>
  uuidOfHash(hash('sha256', `${receivedAt.toISOString().slice(0, 10)} ${payloadHash}`));

/**
 * Makes the id of a request whose own id belongs to a lead that was erased: nobody can tell whether it is the same
 * request, and it must not be lost. Posting it again gives the same id.
 *
 * @param id of the erased lead
 * @param erasedAt when
 */
export const idAfterErasure = (id: string, erasedAt: Date): string =>
  uuidOfHash(hash('sha256', `${id} after ${erasedAt.toISOString()}`));
