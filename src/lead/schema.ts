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

const whole = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'u');

const required = (
  rules: { required: string; tooLong: string; max: number; pattern: RegExp; characters: string },
  normalize: (value: string) => string,
) =>
  z.pipe(
    z.pipe(z.string(rules.required), z.transform(normalize)),
    z
      .string()
      .check(
        z.minLength(1, { error: rules.required, abort: true }),
        z.maxLength(rules.max, { error: rules.tooLong, abort: true }),
        z.regex(rules.pattern, rules.characters),
      ),
  );

const optional = (max: number, tooLong: string) =>
  z.pipe(
    z.pipe(
      z._default(z.nullable(z.string(tooLong)), ''),
      z.transform((value) => normalizeText(value ?? '')),
    ),
    z.string().check(z.maxLength(max, tooLong)),
  );

/** What a visitor types and ticks. Rules and messages word for word from Specification §5. */
export const leadSchema = z.object({
  name: required(
    {
      required: say.nameRequired,
      tooLong: say.nameTooLong,
      max: NAME_MAX_LENGTH,
      pattern: whole(NAME_PATTERN),
      characters: say.nameCharacters,
    },
    normalizeName,
  ),
  email: required(
    {
      required: say.emailRequired,
      tooLong: say.emailTooLong,
      max: EMAIL_MAX_LENGTH,
      pattern: whole(EMAIL_PATTERN),
      characters: say.emailFormat,
    },
    normalizeEmail,
  ),
  phone: required(
    {
      required: say.phoneRequired,
      tooLong: say.phoneTooLong,
      max: PHONE_MAX_LENGTH,
      pattern: whole(PHONE_PATTERN),
      characters: say.phoneCharacters,
    },
    normalizePhone,
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

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Applies the rules of Specification §5; the island and the function call this same function.
 *
 * The honeypot is not a rule of this schema: a filled one has consequences of its own in each layer.
 *
 * @param input the fields as typed, consents as booleans; anything else in it is ignored
 * @returns the normalised lead, or for each wrong field its first message
 */
export const checkLead = (input: unknown): LeadVerdict => {
  const result = leadSchema.safeParse(isRecord(input) ? input : {});
  if (result.success) return { ok: true, lead: result.data };
  const errors: LeadErrors = {};
  for (const issue of result.error.issues) {
    const field = issue.path[0] as LeadField;
    errors[field] ??= issue.message;
  }
  return { ok: false, errors };
};
