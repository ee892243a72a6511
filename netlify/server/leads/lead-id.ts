import { createHash } from 'node:crypto';
import type { FormType } from '../../../src/lead/form-types.ts';
import type { LeadPayload } from './received-lead.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * @param value an `Idempotency-Key` header or a `requestId` field
 * @returns the UUID in lower case, or undefined when it is none
 */
export const readLeadId = (value: unknown): string | undefined =>
  typeof value === 'string' && UUID.test(value.trim()) ? value.trim().toLowerCase() : undefined;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

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
      payload.name,
      payload.email,
      payload.phone,
      payload.company,
      payload.message,
      ...(attachment === undefined ? [] : [attachment]),
    ]),
  );

/**
 * The id of a lead that came without one, such as a form without JavaScript: the same request on the same UTC day
 * is the same lead, so that a double click stores and mails it once.
 *
 * @param payloadHash from {@link hashPayload}
 * @param receivedAt the day counts
 * @returns a UUID of version 8 (RFC 9562 §5.8)
 */
export const deriveLeadId = (payloadHash: string, receivedAt: Date): string => {
  const hex = sha256(`${receivedAt.toISOString().slice(0, 10)} ${payloadHash}`);
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0b0011) | 0b1000).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};
