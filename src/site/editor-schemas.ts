import * as z from 'zod';
import { COLLECTION_SCHEMAS } from './collection-schemas.ts';

/** What quotes a fact, such as {price:voip/one}, is judged once the fact is known. */
const QUOTES_A_FACT = '\\{\\w+:';

/**
 * A text that quotes facts is longer than what it becomes: how long it may be is said, not enforced. What one field alone
 * cannot tell (a file that must exist, two fields that must agree) is the content check's.
 */
const allowQuotes = (schema: z.core.JSONSchema.BaseSchema): void => {
  const { maxLength, pattern, description = '' } = schema;
  delete schema.minLength;
  delete schema.maxLength;
  if (maxLength !== undefined) schema.description = `${description} (at most ${maxLength} characters)`.trim();
  if (pattern !== undefined) schema.pattern = `${QUOTES_A_FACT}|${pattern}`;
};

/**
 * @param schema what a content file holds
 * @returns the JSON Schema by which an editor completes keys and underlines wrong values while a file is typed
 */
export const jsonSchema = (schema: z.ZodType): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => allowQuotes(jsonSchema),
  });

/** Where editors find them: `yaml.schemas` in `.vscode/settings.json`. */
export const SCHEMA_FOLDER = '.vscode/content-schemas';

/** @returns the JSON Schema of each collection, as text by its path in the project */
export const schemaFiles = (): Map<string, string> =>
  new Map(
    Object.entries(COLLECTION_SCHEMAS).map(([collection, schema]) => [
      `${SCHEMA_FOLDER}/${collection}.json`,
      `${JSON.stringify(jsonSchema(schema), null, 2)}\n`,
    ]),
  );
