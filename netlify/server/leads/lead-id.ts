import { createHash } from 'node:crypto';
import { rulesOf, TEXT_FIELDS } from '../../../src/lead/fields.ts';
import type { FormType } from '../../../src/lead/form-types.ts';
import { uuidOfHash } from '../uuid.ts';
import type { LeadPayload } from './received-lead.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Of a field that was added later the name stands beside it, and only where it is filled: older hashes hold. */
const hashedTexts = (payload: LeadPayload): unknown[] =>
  TEXT_FIELDS.flatMap((name): unknown[] => {
    const { hash } = rulesOf(name);
    if (hash === 'always') return [payload[name]];
    return hash === 'filled' && payload[name] ? [[name, payload[name]]] : [];
  });

/**
 * @param attachment what tells the curriculum from another one; undefined = none
 * @returns SHA-256, in hex, of what a lead asks: the same for the same request, whenever and from wherever it comes
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
 * The id of a lead that came without one, such as a form without JavaScript: the same request on the same UTC day
 * is the same lead, so that a double click stores and mails it once.
 *
 * @param payloadHash from {@link hashPayload}
 * @param receivedAt the day counts
 * @returns a UUID
 */
export const deriveLeadId = (payloadHash: string, receivedAt: Date): string =>
  uuidOfHash(sha256(`${receivedAt.toISOString().slice(0, 10)} ${payloadHash}`));
