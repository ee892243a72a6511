import { COLLECTION_SCHEMAS } from '../collection-schemas.ts';
import { jsonSchema } from './json-schema.ts';

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
