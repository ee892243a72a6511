import { PICTURES_FOLDER } from '../content-model/fields/pictures-folder.ts';
import {
  entriesOf,
  isFigureOrWord,
  isPictureFile,
  isTextOrLines,
  type Schema,
  schemaOfItem,
} from './schema.ts';
import { type Fields, isFields, isList, type Value } from './yaml/values.ts';

/**
 * Names of two form fields: the key of an entry in a mapping with free keys, and its value where that is a single text.
 */
export const KEY = 'key';
export const HELD = 'value';

/** Form field with the text of the file, so that a save can keep its comments and its order. */
export const SOURCE = 'fileText';

/** A number as an editor types it. */
const FIGURE = /^\d+(?:\.\d+)?$/;

const each = (value: Value | undefined, change: (value: Value) => Value): Value =>
  isList(value) ? value.map(change) : (value ?? []);

const kindOf = (value: Value): Value | undefined => (isFields(value) ? value['kind'] : undefined);

/**
 * @param schema schema of the value
 * @param value value from the file
 * @returns the value in the shape of the form: a price as text, lines as a list, a mapping with free keys as a list
 */
export const toForm = (schema: Schema | undefined, value: Value): Value => {
  if (!schema) return value;
  if (isFigureOrWord(schema)) return String(value);
  if (isPictureFile(schema)) return value ? `/${PICTURES_FOLDER}/${value}` : value;
  if (isTextOrLines(schema)) return isList(value) ? value : [value];
  const held = entriesOf(schema);
  if (held && isFields(value))
    return Object.entries(value).map(([key, of]) => {
      const shown = toForm(held, of);
      return { [KEY]: key, ...(isFields(shown) ? shown : { [HELD]: shown }) };
    });
  if (isList(value)) return value.map((item) => toForm(schemaOfItem(schema, kindOf(item)), item));
  if (isFields(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, of]) => [key, toForm(schema.properties?.[key], of)]),
    );
  return value;
};

/** Whether a form field is empty or off. */
const isEmpty = (value: Value | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (isList(value) && value.every(isEmpty)) ||
  (isFields(value) && Object.values(value).every(isEmpty));

const fieldsFromForm = (schema: Schema, value: Fields): Fields =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, of]) => {
      const known = schema.properties?.[key];
      const optional = !schema.required?.includes(key);
      return optional && isEmpty(of) ? [] : [[key, fromForm(known, of)]];
    }),
  );

/**
 * @param schema schema of the value
 * @param value value from the form
 * @returns the value in the shape of the file, without optional fields that are empty
 */
export const fromForm = (schema: Schema | undefined, value: Value): Value => {
  if (!schema) return value;
  if (isFigureOrWord(schema)) return typeof value === 'string' && FIGURE.test(value) ? Number(value) : value;
  if (isPictureFile(schema)) return String(value ?? '').replace(/^.*\//, '');
  if (isTextOrLines(schema)) return isList(value) && value.length === 1 ? (value[0] ?? '') : value;
  const held = entriesOf(schema);
  if (held)
    return Object.fromEntries(
      (isList(value) ? value : [])
        .filter(isFields)
        .map(({ [KEY]: key, ...rest }) => [
          String(key),
          fromForm(held, held.properties ? rest : (rest[HELD] ?? '')),
        ]),
    );
  if (schema.type === 'array')
    return each(value, (item) => fromForm(schemaOfItem(schema, kindOf(item)), item));
  if (isFields(value)) return fieldsFromForm(schema, value);
  return value;
};
