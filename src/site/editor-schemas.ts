import * as z from 'zod';
import { linesOf } from '../content-model/collections.ts';
import type { FieldMeta } from '../content-model/fields/fields-of.ts';
import { COLLECTIONS } from '../content-model/sections.ts';

/** A text with a token, such as {price:voip/one}, matches any pattern: its final text is not known yet. */
const QUOTES_A_FACT = '\\{\\w+:';

/** What schemas say for rules and reports (fields-of.ts). Editors read `reference`, `picture` and `label`. */
const FOR_RULES = [
  'shows',
  'links',
  'href',
  'plain',
  'past',
  'unit',
  'amounts',
  'repeats',
  'maxLengthReason',
  'searchLength',
] as const satisfies readonly (keyof FieldMeta)[];

/**
 * Turns length limits into a part of the description, because a text with tokens may be longer than the final text.
 * Rules about other files or several fields, such as references, are left to the content check.
 */
const allowQuotes = (schema: z.core.JSONSchema.BaseSchema): void => {
  const { maxLength, pattern, description = '' } = schema;
  for (const key of FOR_RULES) delete schema[key];
  delete schema.minLength;
  delete schema.maxLength;
  if (maxLength !== undefined)
    schema.description = `${description} (al massimo ${maxLength} caratteri)`.trim();
  if (pattern !== undefined) schema.pattern = `${QUOTES_A_FACT}|${pattern}`;
};

/**
 * @param schema the schema of a content file
 * @returns the JSON Schema with which code editors complete keys and underline invalid values
 */
export const jsonSchema = (schema: z.ZodType): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => allowQuotes(jsonSchema),
  });

/** The folder of the JSON Schemas, to which `yaml.schemas` in `.vscode/settings.json` points. */
export const SCHEMA_FOLDER = '.vscode/content-schemas';

/** @returns file in the project -> text, with the JSON Schema of each collection */
export const schemaFiles = (): Map<string, string> =>
  new Map(
    linesOf(COLLECTIONS).map(([collection, { schema }]) => [
      `${SCHEMA_FOLDER}/${collection}.json`,
      `${JSON.stringify(jsonSchema(schema), null, 2)}\n`,
    ]),
  );
