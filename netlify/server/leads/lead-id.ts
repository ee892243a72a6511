import { hash } from 'node:crypto';
import { TEXT_FIELDS } from '../../../src/lead/fields.ts';
import type { FormType } from '../../../src/lead/form-types.ts';
import { uuidOfHash } from '../uuid.ts';
import type { LeadPayload } from './received-lead.ts';

/**
 * What makes two requests with one id the same lead: form, source, what was typed and the plan or position. The
 * announcement of a curriculum does not count, because a retry may announce its file anew. Nor do the campaign and the
 * time of writing, which a browser may drop or measure again.
 *
 * @returns SHA-256 in hex. A field counts with its name, if it is filled: a further field of the forms changes no hash
 */
export const hashLead = (formType: FormType, source: string, payload: LeadPayload): string => {
  const filled = [...TEXT_FIELDS, 'plan' as const]
    .filter((name) => payload[name])
    .map((name) => [name, payload[name]]);
  return hash('sha256', JSON.stringify([formType, source, ...filled]));
};

/**
 * Makes an id for a lead that came without one, such as from a form without JavaScript. The same request with the same
 * file on the same UTC day gets the same id, so that a double click stores and mails it only once. With a wrong clock a
 * double click around midnight may become two leads; nothing is lost.
 *
 * @param payloadHash from {@link hashLead}
 * @param file identifies the curriculum; undefined = none
 * @param now only the UTC day counts
 * @returns a UUID
 */
export const deriveLeadId = (payloadHash: string, file: string | undefined, now: Date): string =>
  uuidOfHash(hash('sha256', [now.toISOString().slice(0, 10), payloadHash, file].join(' ').trim()));
