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

/** A request that passed every rule: normalised, ready to be stored. */
export interface Lead {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Empty when missing; so is the message. */
  readonly company: string;
  readonly message: string;
  readonly privacyConsent: true;
  readonly contactConsent: true;
}
export type LeadField = keyof Lead;
export type LeadErrors = Partial<Record<LeadField, string>>;
export type LeadVerdict = { ok: true; lead: Lead } | { ok: false; errors: LeadErrors };

/** The rules of one text, in the order in which they speak. Lengths in UTF-16 code units, as HTML counts. */
interface TextRules {
  readonly normalize: (typed: string) => string;
  readonly max: number;
  readonly tooLong: string;
  /** Said of an empty text; without it the text is optional. */
  readonly required?: string;
  readonly pattern?: RegExp;
  readonly characters?: string;
}

const whole = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'u');

const TEXTS = {
  name: {
    normalize: normalizeName,
    required: say.nameRequired,
    max: NAME_MAX_LENGTH,
    tooLong: say.nameTooLong,
    pattern: whole(NAME_PATTERN),
    characters: say.nameCharacters,
  },
  email: {
    normalize: normalizeEmail,
    required: say.emailRequired,
    max: EMAIL_MAX_LENGTH,
    tooLong: say.emailTooLong,
    pattern: whole(EMAIL_PATTERN),
    characters: say.emailFormat,
  },
  phone: {
    normalize: normalizePhone,
    required: say.phoneRequired,
    max: PHONE_MAX_LENGTH,
    tooLong: say.phoneTooLong,
    pattern: whole(PHONE_PATTERN),
    characters: say.phoneCharacters,
  },
  company: { normalize: normalizeText, max: COMPANY_MAX_LENGTH, tooLong: say.companyTooLong },
  message: { normalize: normalizeText, max: MESSAGE_MAX_LENGTH, tooLong: say.messageTooLong },
} as const satisfies Partial<Record<LeadField, TextRules>>;

type TextField = keyof typeof TEXTS;
export const TEXT_FIELDS = Object.keys(TEXTS) as TextField[];
export const CONSENTS = ['privacyConsent', 'contactConsent'] as const;

/** NFC makes one character of four at most (U+1F82). Control characters go too, but nobody types as many of them. */
const JOINED_AT_MOST = 4;

/**
 * A text normalised; as it is when nothing could make it short enough: sorting a hundred thousand accents, as NFC does,
 * takes seconds.
 */
const normalised = (typed: string, { normalize, max }: TextRules): string =>
  typed.trim().length > max * JOINED_AT_MOST ? typed : normalize(typed);

/** What is wrong with a normalised text; undefined when nothing is. */
const complaint = (text: string, rules: TextRules): string | undefined => {
  if (rules.required && !text) return rules.required;
  if (text.length > rules.max) return rules.tooLong;
  return rules.pattern?.test(text) === false ? rules.characters : undefined;
};

/**
 * Applies the rules of Specification §5, with its messages word for word; the island and the function call this same
 * function (docs/decisions/0009-rules-without-a-library.md).
 *
 * The honeypot is none of these rules: a filled one has consequences of its own in each layer.
 *
 * @param input the fields as typed, consents as booleans; anything else in it is ignored
 * @returns the normalised lead, or for each wrong field its first message
 */
export const checkLead = (input: unknown): LeadVerdict => {
  const typed: Readonly<Record<string, unknown>> = typeof input === 'object' ? { ...input } : {};
  const errors: LeadErrors = {};
  const texts = {} as Record<TextField, string>;
  for (const field of TEXT_FIELDS) {
    const rules: TextRules = TEXTS[field];
    const value = typed[field] ?? '';
    // What is no text at all was written by code: a required one is missing, an optional one is not taken.
    const isText = typeof value === 'string';
    texts[field] = isText ? normalised(value, rules) : '';
    const message = isText ? complaint(texts[field], rules) : (rules.required ?? rules.tooLong);
    if (message) errors[field] = message;
  }
  for (const consent of CONSENTS) if (typed[consent] !== true) errors[consent] = say[consent];
  return Object.keys(errors).length > 0
    ? { ok: false, errors }
    : { ok: true, lead: { ...texts, privacyConsent: true, contactConsent: true } };
};
