import { HELD, KEY } from './form-shape.ts';
import { fieldName, type Named, optionName } from './italian/words.ts';
import {
  choicesOf,
  entriesOf,
  isFigureOrWord,
  isOneOrMore,
  isPictureFile,
  isTextOrLines,
  KIND,
  type Schema,
} from './schema.ts';

/** One field of a form, in the format of the editor's configuration. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly required?: boolean;
  readonly [option: string]: unknown;
}

/** The note at the end of a description on how long a text without tokens may be (`src/site/editor-schemas.ts`). */
const AT_MOST = / ?\(al massimo (\d+) caratteri\)$/;
/** The longest text, in characters, that gets a single-line box. */
const ONE_LINE = 90;
/** The name that Sveltia asks for in the field of a list of plain values; no file has it. */
const ENTRY = 'entry';
/** A token in a text: the content check judges the length of such a text, because it knows the value of the token. */
const TOKEN = '\\{\\w+:';

/**
 * @param source of a regular expression
 * @param expected what an editor reads beside a value that does not match, in Italian
 * @returns the option `pattern` of a field. Between slashes: the editor takes the last slash of a bare text for the one
 *   before the flags
 */
const mustMatch = (source: string, expected: string): object => ({ pattern: [`/${source}/`, expected] });

const textField = ({ pattern, description = '' }: Schema): object => {
  const most = Number(description.match(AT_MOST)?.[1] ?? 0);
  const widget = most > ONE_LINE ? 'text' : 'string';
  if (pattern) return { widget: 'string', ...mustMatch(pattern, description || 'Non in questa forma') };
  if (!most) return { widget };
  return { widget, ...mustMatch(`${TOKEN}|^[^]{0,${most}}$`, `Al massimo ${most} caratteri`) };
};

const figureOrWord = ({ anyOf, description = '' }: Schema): object => {
  const words = anyOf?.[1]?.enum ?? [];
  const expected = `${description}, con un punto e al massimo due decimali; oppure ${words.join(', ')}`;
  return {
    widget: 'string',
    ...mustMatch(`^(?:(?!0+(?:\\.0+)?$)(?:0|[1-9]\\d{0,4})(?:\\.\\d{1,2})?|${words.join('|')})$`, expected),
  };
};

/** Offers the pictures of the content, and takes new ones into their folder. */
const pictureField = ({ picture }: Schema): object => ({
  widget: 'image',
  choose_url: false,
  accept: picture === 'logo' ? 'image/svg+xml,image/png,image/jpeg' : 'image/png,image/jpeg',
});

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
    label: variant.title,
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
  return { ...list, field: { ...fieldOf(ENTRY, items, true), label: 'Voce' } };
};

/** A mapping with free keys, shown as a list. */
const mappingField = (held: Schema): object => ({
  widget: 'list',
  collapsed: 'auto',
  fields: [
    {
      name: KEY,
      label: 'Nome nei riferimenti',
      widget: 'string',
      ...mustMatch('^[a-zA-Z][a-zA-Z0-9]*$', 'Una lettera, poi lettere e cifre senza spazi'),
    },
    ...(held.properties ? fieldsOf(held) : [{ ...fieldOf(HELD, held, true), label: 'Valore' }]),
  ],
});

/** A group of fields that begins with a choice between shapes. What has no fields of its own is called as the whole. */
const chosenField = (choices: readonly Schema[], named: Named): object => ({
  widget: 'object',
  typeKey: KIND,
  types: choices.map((choice, place) => ({
    name: String(place),
    label: choice.title,
    ...(choice.const === undefined
      ? {
          fields: choice.properties ? fieldsOf(choice) : [{ ...fieldOf(HELD, choice, true), ...named }],
        }
      : {}),
  })),
});

const shapeOf = (schema: Schema, named: Named): object => {
  const held = entriesOf(schema);
  const choices = choicesOf(schema);
  if (choices.length > 0) return chosenField(choices, named);
  if (isOneOrMore(schema)) return { ...listField({ ...schema.anyOf?.[1] }), min: 1 };
  if (isFigureOrWord(schema)) return figureOrWord(schema);
  if (isTextOrLines(schema)) return { ...listField({ ...schema.anyOf?.[1], minItems: 1 }), min: 1 };
  if (held) return mappingField(held);
  if (isPictureFile(schema)) return pictureField(schema);
  if (schema.reference) return { widget: 'relation', collection: schema.reference, value_field: '{{slug}}' };
  if (schema.enum)
    return { widget: 'select', options: schema.enum.map((value) => ({ label: optionName(value), value })) };
  if (schema.type === 'array') return listField(schema);
  if (schema.type === 'object') return { widget: 'object', collapsed: 'auto', fields: fieldsOf(schema) };
  if (schema.type === 'boolean') return { widget: 'boolean' };
  if (schema.type === 'number' || schema.type === 'integer') return numberField(schema);
  return textField(schema);
};

/** A hint is Markdown: without the backslash, the example of a link would be a link. */
const asMarkdown = (text: string): string => text.replaceAll('[', '\\[');

const fieldOf = (name: string, schema: Schema, required: boolean): Field => {
  const { description: hint } = schema;
  const named = fieldName(name, schema.label);
  const { label, ...ofEntry } = named;
  const shape = { widget: 'string', ...shapeOf(schema, named) };
  const isList = shape.widget === 'list';
  return {
    name,
    label,
    ...(isList ? ofEntry : {}),
    ...(hint ? { hint: asMarkdown(hint) } : {}),
    // Sveltia takes an empty list for a missing one. Where the list may be empty, the file keeps it: `roles: []`.
    required: required && (!isList || 'min' in shape),
    ...shape,
  };
};

/**
 * @param schema schema of a file or of a part of it, for a mapping
 * @returns its fields in the order of the schema, each with its hint and its limits
 */
export const fieldsOf = ({ properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties).map(([key, schema]) => fieldOf(key, schema, required.includes(key)));
