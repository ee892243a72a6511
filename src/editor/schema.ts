/** The part of a JSON Schema by which content is described (`src/site/editor-schemas.ts`). */
export interface Schema {
  readonly type?: string;
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
  /** The collection whose file it names. */
  readonly reference?: string;
}

/** The key that says of which kind an entry is, where a list has entries of several. */
export const KIND = 'kind';

/** A price: a figure, or one of a few words. */
export const isFigureOrWord = ({ anyOf }: Schema): boolean =>
  anyOf?.length === 2 && anyOf[0]?.type === 'number' && anyOf[1]?.enum !== undefined;

/** A text, or a list of its lines or paragraphs. */
export const isTextOrLines = ({ anyOf }: Schema): boolean =>
  anyOf?.length === 2 && anyOf[0]?.type === 'string' && anyOf[1]?.type === 'array';

/** @returns the schema of each entry of a mapping whose keys are free, undefined for any other */
export const entriesOf = ({ additionalProperties }: Schema): Schema | undefined =>
  typeof additionalProperties === 'object' ? additionalProperties : undefined;

/** @returns the schema by which an entry of a list is read, that of its kind where there are several */
export const schemaOfItem = ({ items }: Schema, kind: unknown): Schema | undefined =>
  items?.oneOf?.find(({ properties }) => properties?.[KIND]?.const === kind) ?? items;
