import * as z from 'zod/mini';
import { type LeadTexts, recordOf, rulesOf, TEXT_FIELDS, type TextField } from './fields.ts';
import { SCHEMA_MESSAGES as say } from './messages.ts';

/**
 * NFC joins four characters into one at most (U+1F82). Control characters are removed too, but nobody types that many.
 */
const JOINED_AT_MOST = 4;

/**
 * Normalises a text, unless it would be too long even then: NFC sorts accents, which takes seconds for a hundred
 * thousand of them.
 */
const normalized = (normalize: (typed: string) => string, max: number) =>
  z.overwrite<string>((typed) => (typed.trim().length > max * JOINED_AT_MOST ? typed : normalize(typed)));

/** A check that skips the later checks of its field when it fails, so that each field has only its first message. */
const rule = (holds: (text: string) => boolean, message: string | ((text: string) => string)) =>
  z.refine<string>(holds, {
    error: ({ input }) => (typeof message === 'string' ? message : message(String(input))),
    abort: true,
  });

/**
 * Builds the schema of a field from its entry in the table (fields.ts): first the type, then the rules in this order.
 */
const textSchema = (name: TextField): z.ZodMiniType<string> => {
  const { presence, normalize, max, tooLong, rule: own } = rulesOf(name);
  const isRequired = 'required' in presence;
  const otherType = typeof tooLong === 'string' ? tooLong : tooLong('');
  const text = z.string(isRequired ? presence.required : otherType).check(
    normalized(normalize, max),
    ...(isRequired ? [rule((value) => value !== '', presence.required)] : []),
    // In UTF-16 code units, as HTML's `maxlength` counts: zod's own `maxLength` counts code points.
    rule((value) => value.length <= max, tooLong),
    ...(own ? [rule((value) => value === '' || own.holds(value), own.message)] : []),
  );
  // An optional text that is missing counts as empty.
  return isRequired
    ? text
    : z.pipe(
        z.transform((typed: unknown) => typed ?? ''),
        text,
      );
};

type Shape = { [Name in keyof LeadTexts]-?: z.ZodMiniType<LeadTexts[Name]> };

/** Leaves out a field that was added later while it is empty, so that a lead without it keeps its shape. */
const laterSchema = (name: TextField): z.ZodMiniType<string | undefined> =>
  z.pipe(
    textSchema(name),
    z.transform((text: string) => text || undefined),
  );

const shape = recordOf(TEXT_FIELDS, (name) =>
  rulesOf(name).whenEmpty === 'kept' ? textSchema(name) : laterSchema(name),
) as Shape; // The table has an entry for each key.

/** The rules of Specification §5, with its messages word for word. */
export const leadSchema = z.object({
  ...shape,
  privacyConsent: z.literal(true, say.privacyConsent),
  contactConsent: z.literal(true, say.contactConsent),
});

/** A request that passed every rule: normalised, ready to be stored. */
export type Lead = z.output<typeof leadSchema>;
export type LeadField = keyof Lead;
export type LeadErrors = Partial<Record<LeadField, string>>;
export type LeadVerdict = { ok: true; lead: Lead } | { ok: false; errors: LeadErrors };

/**
 * @param error error of an object whose fields have one message each at most
 * @returns the message of each wrong field
 */
export const messagesOf = ({ issues }: z.core.$ZodError): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }): [string, string] => [String(path[0]), message]));

/**
 * Applies {@link leadSchema} to the values of a form. The function extends the same schema
 * (docs/decisions/0009-rules-of-a-lead.md).
 *
 * The honeypot is not part of these rules: each layer handles a filled one in its own way.
 *
 * @param input the fields as typed, consents as booleans; other keys are ignored
 * @returns the normalised lead, or the first message of each wrong field
 */
export const checkLead = (input: unknown): LeadVerdict => {
  const { success, data, error } = leadSchema.safeParse(typeof input === 'object' ? { ...input } : {});
  return success ? { ok: true, lead: data } : { ok: false, errors: messagesOf(error) };
};
