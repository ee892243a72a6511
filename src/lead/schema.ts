import * as z from 'zod/mini';
import {
  COMPANY_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
} from './limits.ts';
import { SCHEMA_MESSAGES as say } from './messages.ts';
import { normalizeEmail, normalizeName, normalizePhone, normalizeText } from './normalize.ts';
import { EMAIL_PATTERN, NAME_PATTERN, PHONE_PATTERN } from './patterns.ts';

/** NFC makes one character of four at most (U+1F82). Control characters go too, but nobody types as many of them. */
const JOINED_AT_MOST = 4;

/**
 * Normalises a text, unless nothing could make it short enough: sorting a hundred thousand accents, as NFC does,
 * takes seconds.
 */
const normalized = (normalize: (typed: string) => string, max: number) =>
  z.overwrite<string>((typed) => (typed.trim().length > max * JOINED_AT_MOST ? typed : normalize(typed)));

/** A check that ends those of its field: one message for each field, the first that applies. */
const rule = (holds: (text: string) => boolean, error: string) =>
  z.refine<string>(holds, { error, abort: true });

const notEmpty = (error: string) => rule((text) => text !== '', error);

/** In UTF-16 code units, as HTML's `maxlength` counts: zod's own `maxLength` counts code points. */
const atMost = (max: number, error: string) => rule((text) => text.length <= max, error);

const whole = (source: string, error: string) => {
  const pattern = new RegExp(`^(?:${source})$`, 'u');
  return rule((text) => pattern.test(text), error);
};

/** A text that may be missing: it is then empty. */
const optional = (max: number, error: string) =>
  z.pipe(
    z.transform((typed: unknown) => typed ?? ''),
    z.string(error).check(normalized(normalizeText, max), atMost(max, error)),
  );

/** The rules of Specification §5, with its messages word for word. */
export const leadSchema = z.object({
  name: z
    .string(say.nameRequired)
    .check(
      normalized(normalizeName, NAME_MAX_LENGTH),
      notEmpty(say.nameRequired),
      atMost(NAME_MAX_LENGTH, say.nameTooLong),
      whole(NAME_PATTERN, say.nameCharacters),
    ),
  email: z
    .string(say.emailRequired)
    .check(
      normalized(normalizeEmail, EMAIL_MAX_LENGTH),
      notEmpty(say.emailRequired),
      atMost(EMAIL_MAX_LENGTH, say.emailTooLong),
      whole(EMAIL_PATTERN, say.emailFormat),
    ),
  phone: z
    .string(say.phoneRequired)
    .check(
      normalized(normalizePhone, PHONE_MAX_LENGTH),
      notEmpty(say.phoneRequired),
      atMost(PHONE_MAX_LENGTH, say.phoneTooLong),
      whole(PHONE_PATTERN, say.phoneCharacters),
    ),
  company: optional(COMPANY_MAX_LENGTH, say.companyTooLong),
  message: optional(MESSAGE_MAX_LENGTH, say.messageTooLong),
  privacyConsent: z.literal(true, say.privacyConsent),
  contactConsent: z.literal(true, say.contactConsent),
});

/** A request that passed every rule: normalised, ready to be stored. */
export type Lead = z.output<typeof leadSchema>;
export type LeadField = keyof Lead;
export type LeadErrors = Partial<Record<LeadField, string>>;
export type LeadVerdict = { ok: true; lead: Lead } | { ok: false; errors: LeadErrors };

export const CONSENTS = ['privacyConsent', 'contactConsent'] as const;

/**
 * @param error of an object of which each field has one message at most
 * @returns the message of each wrong field
 */
export const messagesOf = ({ issues }: z.core.$ZodError): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }): [string, string] => [String(path[0]), message]));

/**
 * Applies {@link leadSchema} to what a form holds. The function extends the same schema
 * (docs/decisions/0009-rules-of-a-lead.md).
 *
 * The honeypot is none of these rules: a filled one has consequences of its own in each layer.
 *
 * @param input the fields as typed, consents as booleans; anything else in it is ignored
 * @returns the normalised lead, or for each wrong field its first message
 */
export const checkLead = (input: unknown): LeadVerdict => {
  const { success, data, error } = leadSchema.safeParse(typeof input === 'object' ? { ...input } : {});
  return success ? { ok: true, lead: data } : { ok: false, errors: messagesOf(error) };
};
