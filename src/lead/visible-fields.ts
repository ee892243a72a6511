import { SHOWN_FIELDS, type ShownField } from './fields.ts';

export const CONSENTS = ['privacyConsent', 'contactConsent'] as const;

export type VisibleField = ShownField | (typeof CONSENTS)[number];

/** What a form shows, in order: where a message can stand. */
export const VISIBLE_FIELDS: readonly VisibleField[] = [...SHOWN_FIELDS, ...CONSENTS];
