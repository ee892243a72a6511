import type { LeadField } from './schema.ts';

/** The fields that a form shows, in order: where a message can stand. The company is not one (Specification §3). */
export const VISIBLE_FIELDS = [
  'name',
  'email',
  'phone',
  'message',
  'privacyConsent',
  'contactConsent',
] as const satisfies readonly LeadField[];

export type VisibleField = (typeof VISIBLE_FIELDS)[number];
