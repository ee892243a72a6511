import type { FieldRules } from './field-rules.ts';
import { FORM_TYPES, type FormType } from './form-types.ts';
import {
  COMPANY_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
} from './limits.ts';
import { SCHEMA_MESSAGES as say } from './messages.ts';
import {
  normalizeEmail,
  normalizeName,
  normalizePhone,
  normalizeText,
  normalizeVatNumber,
} from './normalize.ts';
import {
  EMAIL_INPUT_PATTERN,
  EMAIL_PATTERN,
  matchesWhole,
  NAME_INPUT_HINT,
  NAME_INPUT_PATTERN,
  NAME_PATTERN,
  namingLookAlike,
  PHONE_INPUT_HINT,
  PHONE_INPUT_PATTERN,
  PHONE_PATTERN,
  VAT_NUMBER_INPUT_HINT,
  VAT_NUMBER_INPUT_PATTERN,
} from './patterns.ts';
import { isTaxCode, isVatNumber, VAT_NUMBER_DIGITS } from './vat-number.ts';

const vatNumberMessage = (text: string): string => (isTaxCode(text) ? say.taxCode : say.vatNumber);

/**
 * The fields that visitors type into, in the order in which a form shows them: Specification §3 and §5. The schema, the
 * form, the draft, the page that sends a form back, the row, the hash, the mail and the desk loop over this
 * table, so a field exists everywhere once it has an entry here (docs/develop.md, "Another field in the forms").
 */
const LEAD_FIELDS = {
  name: {
    label: 'Nome e cognome',
    forms: FORM_TYPES,
    isShown: true,
    presence: { required: say.nameRequired, need: 'nome' },
    normalize: normalizeName,
    max: NAME_MAX_LENGTH,
    tooLong: say.nameTooLong,
    rule: { holds: matchesWhole(NAME_PATTERN), message: (text) => namingLookAlike(say.nameCharacters, text) },
    box: {
      autoComplete: 'name',
      pattern: NAME_INPUT_PATTERN,
      title: NAME_INPUT_HINT,
    },
    words: { mail: 'Nome' },
    whenEmpty: 'kept',
  },
  email: {
    label: 'Email',
    forms: FORM_TYPES,
    isShown: true,
    presence: { required: say.emailRequired, need: 'email' },
    normalize: normalizeEmail,
    max: EMAIL_MAX_LENGTH,
    tooLong: say.emailTooLong,
    rule: { holds: matchesWhole(EMAIL_PATTERN), message: (text) => namingLookAlike(say.emailFormat, text) },
    box: { type: 'email', autoComplete: 'email', pattern: EMAIL_INPUT_PATTERN },
    words: { mail: 'Email' },
    whenEmpty: 'kept',
  },
  phone: {
    label: 'Telefono',
    forms: FORM_TYPES,
    isShown: true,
    presence: { required: say.phoneRequired, need: 'telefono' },
    normalize: normalizePhone,
    max: PHONE_MAX_LENGTH,
    tooLong: say.phoneTooLong,
    rule: {
      holds: matchesWhole(PHONE_PATTERN),
      message: (text) => namingLookAlike(say.phoneCharacters, text),
    },
    box: {
      type: 'tel',
      autoComplete: 'tel',
      pattern: PHONE_INPUT_PATTERN,
      title: PHONE_INPUT_HINT,
    },
    words: { mail: 'Telefono' },
    whenEmpty: 'kept',
  },
  // "The company field is not displayed in the form": Specification §3.
  company: {
    label: 'Azienda',
    forms: FORM_TYPES,
    isShown: false,
    presence: { optional: '(facoltativa)' },
    normalize: normalizeText,
    max: COMPANY_MAX_LENGTH,
    tooLong: say.companyTooLong,
    box: {},
    words: { mail: 'Azienda' },
    whenEmpty: 'kept',
  },
  message: {
    label: 'Messaggio',
    forms: FORM_TYPES,
    isShown: true,
    presence: { optional: '(facoltativo)' },
    normalize: normalizeText,
    max: MESSAGE_MAX_LENGTH,
    tooLong: say.messageTooLong,
    box: { isLong: true },
    words: { mail: 'Messaggio' },
    whenEmpty: 'kept',
  },
  vatNumber: {
    label: 'Partita IVA',
    forms: ['quote'],
    isShown: true,
    presence: { optional: '(facoltativa)' },
    normalize: normalizeVatNumber,
    max: VAT_NUMBER_DIGITS,
    tooLong: vatNumberMessage,
    rule: { holds: isVatNumber, message: vatNumberMessage },
    box: { inputMode: 'numeric', pattern: VAT_NUMBER_INPUT_PATTERN, title: VAT_NUMBER_INPUT_HINT },
    words: { mail: 'Partita IVA' },
    whenEmpty: 'absent',
  },
} as const satisfies Record<string, FieldRules>;

type Fields = typeof LEAD_FIELDS;
/** The name of a field: the same for its box, in a request and in a row. */
export type TextField = keyof Fields;
/** The fields that a form shows. */
export type ShownField = {
  [Name in TextField]: Fields[Name]['isShown'] extends true ? Name : never;
}[TextField];
/** The fields that were added later. An older row does not have them, nor does a lead that leaves them empty. */
export type LaterField = {
  [Name in TextField]: Fields[Name]['whenEmpty'] extends 'kept' ? never : Name;
}[TextField];

/** What visitors type into a lead's fields: texts, normalised or not. */
export type LeadTexts = { readonly [Name in Exclude<TextField, LaterField>]: string } & {
  readonly [Name in LaterField]?: string | undefined;
};

/** @returns the entry of a field, typed with every key that an entry may have */
export const rulesOf = (name: TextField): FieldRules => LEAD_FIELDS[name];

// Object.keys widens the names of the table to strings.
export const TEXT_FIELDS = Object.keys(LEAD_FIELDS) as TextField[];

/** @returns an object with an entry for each of the names */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  entryOf: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, entryOf(name)])) as Record<Name, Value>; // The call widens the names.

export const SHOWN_FIELDS = TEXT_FIELDS.filter((name): name is ShownField => rulesOf(name).isShown);

export const CONSENTS = ['privacyConsent', 'contactConsent'] as const;

export type VisibleField = ShownField | (typeof CONSENTS)[number];

/** Everything that a form shows, in order; each of these can have a message. */
export const VISIBLE_FIELDS: readonly VisibleField[] = [...SHOWN_FIELDS, ...CONSENTS];

/**
 * The fields in the order in which the agency reads a lead: name and telephone come first. The message has many lines
 * and is shown separately.
 */
export const READING_ORDER: readonly Exclude<TextField, 'message'>[] = [
  ...new Set(['name', 'phone', ...TEXT_FIELDS] as const),
].filter((name) => name !== 'message');

/** @returns whether a request of that form may carry the field */
export const belongsTo = (name: TextField, formType: unknown): boolean =>
  rulesOf(name).forms.some((form: FormType) => form === formType);
