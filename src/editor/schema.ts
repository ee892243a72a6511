import type { Label } from '../content-model/fields/fields-of.ts';
import { isFields, isList, type Value } from './yaml/values.ts';

/** The keywords of JSON Schema that describe the content (`src/site/editor-schemas.ts`). */
export interface Schema {
  readonly type?: string;
  /** What a kind of section is called. */
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly pattern?: string;
  readonly format?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  /** The collection of the file that the value names. */
  readonly reference?: string;
  /** How the picture is shown whose file the value names. */
  readonly picture?: string;
  /** What the editor calls the field. */
  readonly label?: Label;
}

/** The key with the kind of an entry, in lists with several kinds. */
export const KIND = 'kind';

/** Whether the value is a price: a number, or one of a few words. */
export const isFigureOrWord = ({ anyOf }: Schema): boolean =>
  anyOf?.length === 2 && anyOf[0]?.type === 'number' && anyOf[1]?.enum !== undefined;

/** Whether the value is a text, or a list of its lines or paragraphs. */
export const isTextOrLines = ({ anyOf }: Schema): boolean =>
  anyOf?.length === 2 && anyOf[0]?.type === 'string' && anyOf[1]?.type === 'array';

/** Whether the value is a group of fields, or a list of such groups. */
export const isOneOrMore = ({ anyOf }: Schema): boolean =>
  anyOf?.length === 2 && anyOf[0]?.properties !== undefined && anyOf[1]?.items?.properties !== undefined;

/** @returns the shapes between which an author chooses, each with a title of its own; none where there is no choice */
export const choicesOf = ({ anyOf = [] }: Schema): readonly Schema[] =>
  anyOf.every(({ title }) => title !== undefined) ? anyOf : [];

/** Whether a value of the file may have this shape, as far as its keys tell. */
const fits = (schema: Schema, value: Value): boolean => {
  if (schema.anyOf) return schema.anyOf.some((shape) => fits(shape, value));
  if (isList(value)) return schema.type === 'array';
  if (isFields(value)) return Object.keys(value).every((key) => key in (schema.properties ?? {}));
  return schema.const === undefined ? schema.type === typeof value : schema.const === value;
};

/** @returns the place of the choice that a value of the file has; the first where none fits */
export const choiceOf = (choices: readonly Schema[], value: Value): number =>
  Math.max(
    choices.findIndex((choice) => fits(choice, value)),
    0,
  );

/** Whether the value names a file in the folder of pictures; pictures for social networks are in `public/`. */
export const isPictureFile = ({ picture }: Schema): boolean => picture !== undefined && picture !== 'social';

/** @returns the schema for the entries of a mapping with free keys, undefined for any other schema */
export const entriesOf = ({ additionalProperties }: Schema): Schema | undefined =>
  typeof additionalProperties === 'object' ? additionalProperties : undefined;

/** @returns the schema for an entry of a list; where entries have several kinds, the schema of its kind */
export const schemaOfItem = ({ items }: Schema, kind: unknown): Schema | undefined =>
  items?.oneOf?.find(({ properties }) => properties?.[KIND]?.const === kind) ?? items;

/** The schema itself, or those of the kinds and shapes that a value may have. */
const shapesOf = (schema: Schema): readonly Schema[] => [
  schema,
  ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap(shapesOf),
];

/** @returns the schemas that may judge the value of a key, or of an index, in a value that these schemas may judge */
export const schemasAt = (schemas: readonly Schema[], key: string): readonly Schema[] =>
  schemas
    .flatMap(shapesOf)
    .flatMap(
      (schema) => (/^\d+$/.test(key) ? schema.items : (schema.properties?.[key] ?? entriesOf(schema))) ?? [],
    );

/** @returns every schema in a schema, itself included, each with the key that holds it, empty for an entry of a list */
export const partsOf = (schema: Schema, key = ''): readonly (readonly [key: string, schema: Schema])[] => [
  [key, schema],
  ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => partsOf(part, name)),
  ...[schema.items, entriesOf(schema), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((part) =>
    part === undefined ? [] : partsOf(part),
  ),
];
