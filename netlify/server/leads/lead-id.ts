import { createHash } from 'node:crypto';
import { rulesOf, TEXT_FIELDS } from '../../../src/lead/fields.ts';
import type { FormType } from '../../../src/lead/form-types.ts';
import { uuidOfHash } from '../uuid.ts';
import type { LeadPayload } from './received-lead.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Fields that were added later are hashed with their name, and only if they are filled, so that old hashes stay valid.
 */
const hashedTexts = (payload: LeadPayload): unknown[] =>
  TEXT_FIELDS.flatMap((name): unknown[] => {
    const { hash } = rulesOf(name);
    if (hash === 'always') return [payload[name]];
    return hash === 'filled' && payload[name] ? [[name, payload[name]]] : [];
  });

/**
 * @param attachment identifies the curriculum; undefined = none
 * @returns SHA-256, in hex, of the lead's content. The same request always has the same hash
 */
export const hashPayload = (
  formType: FormType,
  source: string,
  payload: LeadPayload,
  attachment?: string,
): string =>
  sha256(
    JSON.stringify([
      formType,
      source,
      ...hashedTexts(payload),
      ...(attachment === undefined ? [] : [attachment]),
    ]),
  );

/**
 * Makes an id for a lead that came without one, such as from a form without JavaScript. The same request on the same
 * UTC day gets the same id, so that a double click stores and mails it only once.
 *
 * @param payloadHash from {@link hashPayload}
 * @param receivedAt only the UTC day counts
 * @returns a UUID
 */
export const deriveLeadId = (payloadHash: string, receivedAt: Date): string =>
  uuidOfHash(sha256(`${receivedAt.toISOString().slice(0, 10)} ${payloadHash}`));
