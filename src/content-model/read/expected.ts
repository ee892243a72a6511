import type * as z from 'zod';
import type { JsonPath } from './json-path.ts';
import { oneOf } from './nearest.ts';

const TYPES: Readonly<Record<string, string>> = {
  string: 'un testo',
  number: 'un numero',
  int: 'un numero intero',
  boolean: 'acceso o spento (true o false)',
  array: 'un elenco',
  object: 'un gruppo di campi',
  record: 'un gruppo di campi',
};

/** The schema that found the issue. Zod passes it to error maps only. */
const schemaOf = (issue: z.core.$ZodRawIssue): Partial<z.ZodType> | undefined =>
  // `inst` may also be a check, which has neither description nor shape: hence Partial.
  issue.inst as unknown as Partial<z.ZodType> | undefined;

const described = (issue: z.core.$ZodRawIssue, text: string): string => {
  const description = schemaOf(issue)?.description;
  return description ? `${text} (${description})` : text;
};

const ofType = (issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string => {
  const type = TYPES[issue.expected] ?? issue.expected;
  if (issue.expected === 'string' && typeof issue.input === 'number')
    return `${type} tra virgolette, ad esempio "${issue.input}"`;
  const fields = issue.expected === 'object' ? requiredKeys(issue) : [];
  return fields.length === 0
    ? type
    : `${type}, ad esempio { ${fields.map((key) => `${key}: …`).join(', ')} }`;
};

const size = (issue: { origin: string }, amount: string): string => {
  if (issue.origin === 'string') return `${amount} caratteri`;
  if (issue.origin === 'array') return `${amount} voci`;
  return amount;
};

/** The message for a union whose schema has no message. */
const ONE_SHAPE = 'una delle forme spiegate per questo campo';

const isStringArray = (values: readonly unknown[]): values is readonly string[] =>
  values.every((value) => typeof value === 'string');

/**
 * The error map of every content schema: says what was expected. The `error` text of a schema takes precedence.
 *
 * @param issue an issue as zod passes it to error maps
 * @returns the text after "expected"; for unknown keys, the known keys, which {@link findings} turns into a text
 */
export const expected = (issue: z.core.$ZodRawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return described(issue, ofType(issue));
    case 'invalid_value': {
      const values = issue.values;
      if (values.length === 1) return JSON.stringify(values[0]);
      return isStringArray(values)
        ? oneOf('una delle scelte', issue.input, values)
        : `una delle scelte: ${JSON.stringify(values)}`;
    }
    case 'invalid_union':
      if (!issue.discriminator) return described(issue, ONE_SHAPE);
      return oneOf(
        'una delle scelte',
        discriminatorValue(issue),
        discriminators(Reflect.get(issue, 'options')),
      );
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1)
        return described(issue, 'un testo: il campo è obbligatorio');
      return described(issue, size(issue, `${issue.inclusive ? 'almeno' : 'più di'} ${issue.minimum}`));
    case 'too_big':
      return described(issue, size(issue, `${issue.inclusive ? 'al massimo' : 'meno di'} ${issue.maximum}`));
    case 'unrecognized_keys':
      return knownKeys(issue).join(KEY_SEPARATOR);
    default:
      return described(issue, 'un valore che questo campo accetta');
  }
};

const discriminatorValue = (issue: { input?: unknown; discriminator?: unknown }): unknown =>
  typeof issue.input === 'object' && issue.input !== null
    ? Reflect.get(issue.input, String(issue.discriminator))
    : undefined;

const discriminators = (options: unknown): string[] => (Array.isArray(options) ? options.map(String) : []);

/** Separates the known keys in the message of an `unrecognized_keys` issue, the only field that can carry them. */
const KEY_SEPARATOR = ' ';

const knownKeys = (issue: z.core.$ZodRawIssue): string[] => {
  const shape: unknown = Reflect.get(schemaOf(issue) ?? {}, 'shape');
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : [];
};

/** The keys that a group cannot do without. */
const requiredKeys = (issue: z.core.$ZodRawIssue): string[] => {
  const shape: unknown = Reflect.get(schemaOf(issue) ?? {}, 'shape');
  return Object.entries((shape ?? {}) as Readonly<Record<string, z.ZodType>>).flatMap(([key, schema]) =>
    schema.safeParse(undefined).success ? [] : key,
  );
};

/** Whether a shape is one text alone, such as 24/7, which no other text is meant to be. */
const isOneText = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_value' && issue.values.length === 1;

/** Whether the value has the type of a shape with these issues: a union among them fits when one of its shapes does. */
const fitsType = (issues: readonly z.core.$ZodIssue[]): boolean =>
  issues.every(
    (issue) =>
      issue.path.length > 0 ||
      (issue.code === 'invalid_union'
        ? issue.errors.some(fitsType)
        : issue.code !== 'invalid_type' && !isOneText(issue)),
  );

/** The issues of the only shape of a union that fits the type of the value; `undefined` when several or none fit. */
const meantShape = (shapes: readonly z.core.$ZodIssue[][]): readonly z.core.$ZodIssue[] | undefined => {
  const [meant, ...others] = shapes.filter(fitsType);
  return others.length === 0 ? meant : undefined;
};

/** The place of an issue and what was expected there. */
export interface Finding {
  readonly path: JsonPath;
  readonly expected: string;
}

/**
 * @param issue an issue of a parse that used {@link expected} as its error map
 * @returns one finding; for unknown keys one each, for a union those of the shape that fits
 */
export const findings = (issue: z.core.$ZodIssue): Finding[] => {
  if (issue.code === 'invalid_union' && issue.message.startsWith(ONE_SHAPE)) {
    const meant = meantShape(issue.errors);
    if (meant)
      return meant.flatMap(findings).map((found) => ({ ...found, path: [...issue.path, ...found.path] }));
  }
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, expected: issue.message }];
  const known = issue.message.split(KEY_SEPARATOR);
  return issue.keys.map((key) => ({
    path: [...issue.path, key],
    expected: oneOf('un campo che esiste', key, known),
  }));
};
