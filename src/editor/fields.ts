import { HELD, KEY } from './form-shape.ts';
import { entriesOf, isFigureOrWord, isTextOrLines, KIND, type Schema } from './schema.ts';

/** One field of a form, in the format of the editor's configuration. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly required?: boolean;
  readonly [option: string]: unknown;
}

/** Turns `originalPrice` and `closing-call` into "Original price" and "Closing call". */
export const labelOf = (key: string): string => {
  const words = key
    .replaceAll('-', ' ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The note in a schema's description on how long a text without tokens may be (`src/site/editor-schemas.ts`). */
const AT_MOST = / ?\(at most (\d+) characters\)/;
/** The longest text, in characters, that gets a single-line box. */
const ONE_LINE = 90;
/** A token in a text: the content check judges the length of such a text, because it knows the value of the token. */
const TOKEN = '\\{\\w+:';

const textField = ({ pattern, description = '' }: Schema): object => {
  const most = Number(description.match(AT_MOST)?.[1] ?? 0);
  const widget = most > ONE_LINE ? 'text' : 'string';
  if (pattern) return { widget: 'string', pattern: [pattern, description || `It must match ${pattern}`] };
  if (!most) return { widget };
  return { widget, pattern: [`${TOKEN}|^[^]{0,${most}}$`, `At most ${most} characters`] };
};

const figureOrWord = ({ anyOf, description = '' }: Schema): object => {
  const words = anyOf?.[1]?.enum ?? [];
  const expected = `${description}, with a point and no more than two decimals; or ${words.join(', ')}`;
  return {
    widget: 'string',
    pattern: [`^(?:(?!0+(?:\\.0+)?$)(?:0|[1-9]\\d{0,4})(?:\\.\\d{1,2})?|${words.join('|')})$`, expected],
  };
};

const numberField = ({ type, minimum, maximum, exclusiveMinimum }: Schema): object => ({
  widget: 'number',
  value_type: type === 'integer' ? 'int' : 'float',
  step: type === 'integer' ? 1 : 0.01,
  ...(minimum === undefined && exclusiveMinimum === undefined
    ? {}
    : { min: minimum ?? (exclusiveMinimum ?? 0) + (type === 'integer' ? 1 : 0.01) }),
  ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { max: maximum }),
});

const bounds = ({ minItems, maxItems }: Schema): object => ({
  ...(minItems === undefined ? {} : { min: minItems }),
  ...(maxItems === undefined ? {} : { max: maxItems }),
});

/** Options for the kinds of entries that a list can hold, such as kinds of sections. */
const kinds = (variants: readonly Schema[]): object => ({
  typeKey: KIND,
  types: variants.map((variant) => ({
    name: variant.properties?.[KIND]?.const,
    label: labelOf(variant.properties?.[KIND]?.const ?? ''),
    fields: fieldsOf({ ...variant, properties: withoutKind(variant) }),
  })),
});

const withoutKind = ({ properties = {} }: Schema): Record<string, Schema> =>
  Object.fromEntries(Object.entries(properties).filter(([key]) => key !== KIND));

const listField = (schema: Schema): object => {
  const { items = {} } = schema;
  const list = { widget: 'list', collapsed: 'auto', ...bounds(schema) };
  if (items.oneOf) return { ...list, collapsed: true, ...kinds(items.oneOf) };
  if (items.properties) return { ...list, fields: fieldsOf(items) };
  return { ...list, field: fieldOf('entry', items, true) };
};

/** A mapping with free keys, shown as a list. */
const mappingField = (held: Schema): object => ({
  widget: 'list',
  collapsed: 'auto',
  fields: [
    {
      name: KEY,
      label: 'Key',
      widget: 'string',
      pattern: ['^[a-zA-Z][a-zA-Z0-9]*$', 'A letter, then letters and digits'],
    },
    ...(held.properties ? fieldsOf(held) : [fieldOf(HELD, held, true)]),
  ],
});

const shapeOf = (schema: Schema): object => {
  const held = entriesOf(schema);
  if (isFigureOrWord(schema)) return figureOrWord(schema);
  if (isTextOrLines(schema)) return { ...listField({ ...schema.anyOf?.[1], minItems: 1 }), min: 1 };
  if (held) return mappingField(held);
  if (schema.reference) return { widget: 'relation', collection: schema.reference, value_field: '{{slug}}' };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (schema.type === 'array') return listField(schema);
  if (schema.type === 'object') return { widget: 'object', collapsed: 'auto', fields: fieldsOf(schema) };
  if (schema.type === 'boolean') return { widget: 'boolean' };
  if (schema.type === 'number' || schema.type === 'integer') return numberField(schema);
  return textField(schema);
};

const fieldOf = (name: string, schema: Schema, required: boolean): Field => ({
  name,
  label: labelOf(name),
  ...(schema.description ? { hint: schema.description } : {}),
  required,
  widget: 'string',
  ...shapeOf(schema),
});

/**
 * @param schema schema of a file or of a part of it, for a mapping
 * @returns its fields in the order of the schema, each with its hint and its limits
 */
export const fieldsOf = ({ properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties).map(([key, schema]) => fieldOf(key, schema, required.includes(key)));
