import * as z from 'zod/mini';
import { type LeadTexts, recordOf, rulesOf, TEXT_FIELDS, type TextField } from './fields.ts';
import { SCHEMA_MESSAGES as say } from './messages.ts';

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

/** What the table of fields says of one (fields.ts), as a schema: first the type, then the rules in this order. */
const textSchema = (name: TextField): z.ZodMiniType<string> => {
  const { presence, normalize, max, tooLong, rule: own } = rulesOf(name);
  const isRequired = 'required' in presence;
  const text = z.string(isRequired ? presence.required : tooLong).check(
    normalized(normalize, max),
    ...(isRequired ? [rule((value) => value !== '', presence.required)] : []),
    // In UTF-16 code units, as HTML's `maxlength` counts: zod's own `maxLength` counts code points.
    rule((value) => value.length <= max, tooLong),
    ...(own ? [rule((value) => value === '' || own.holds(value), own.message)] : []),
  );
  // A text that may be missing: it is then empty.
  return isRequired
    ? text
    : z.pipe(
        z.transform((typed: unknown) => typed ?? ''),
        text,
      );
};

type Shape = { [Name in keyof LeadTexts]-?: z.ZodMiniType<LeadTexts[Name]> };

/** A field that came later is not there while it is empty, so that a lead without it is what it was before. */
const laterSchema = (name: TextField): z.ZodMiniType<string | undefined> =>
  z.pipe(
    textSchema(name),
    z.transform((text: string) => text || undefined),
  );

const shape = recordOf(TEXT_FIELDS, (name) =>
  rulesOf(name).hash === 'always' ? textSchema(name) : laterSchema(name),
) as Shape; // What the table says of each.

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
