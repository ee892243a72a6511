import { PICTURES_FOLDER } from '../content-model/fields/pictures-folder.ts';
import {
  choiceOf,
  choicesOf,
  entriesOf,
  isFigureOrWord,
  isOneOrMore,
  isPictureFile,
  isTextOrLines,
  KIND,
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

/** Where an author chooses between shapes, the form holds the choice by its place, beside what it asks for. */
const chosenToForm = (choices: readonly Schema[], value: Value): Fields => {
  const place = choiceOf(choices, value);
  const choice = choices[place];
  const shown = choice?.const === undefined ? toForm(choice, value) : {};
  return { [KIND]: String(place), ...(isFields(shown) ? shown : { [HELD]: shown }) };
};

const chosenFromForm = (choices: readonly Schema[], value: Value, before: Value | undefined): Value => {
  if (!isFields(value)) return value;
  const { [KIND]: place, ...rest } = value;
  const choice = choices[Number(place ?? 0)];
  if (choice?.const !== undefined) return choice.const;
  return fromForm(choice, choice?.properties ? rest : (rest[HELD] ?? []), before);
};

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
  const choices = choicesOf(schema);
  if (choices.length > 0) return chosenToForm(choices, value);
  if (isOneOrMore(schema)) return isList(value) ? value : [value];
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

const fieldsFromForm = (schema: Schema, value: Fields, before: Value | undefined): Fields =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, of]) => {
      const known = schema.properties?.[key];
      const optional = !schema.required?.includes(key);
      const old = before !== undefined && isFields(before) ? before[key] : undefined;
      return optional && isEmpty(of) ? [] : [[key, fromForm(known, of, old)]];
    }),
  );

/**
 * @param schema schema of the value
 * @param value value from the form
 * @param before the value that the file has: one group in a list stays a list
 * @returns the value in the shape of the file, without optional fields that are empty
 */
export const fromForm = (schema: Schema | undefined, value: Value, before?: Value): Value => {
  if (!schema) return value;
  if (isFigureOrWord(schema)) return typeof value === 'string' && FIGURE.test(value) ? Number(value) : value;
  if (isPictureFile(schema)) return String(value ?? '').replace(/^.*\//, '');
  if (isTextOrLines(schema)) return isList(value) && value.length === 1 ? (value[0] ?? '') : value;
  const choices = choicesOf(schema);
  if (choices.length > 0) return chosenFromForm(choices, value, before);
  if (isOneOrMore(schema))
    return isList(value) && value.length === 1 && !isList(before ?? null) ? (value[0] ?? {}) : value;
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
  if (isFields(value)) return fieldsFromForm(schema, value, before);
  return value;
};
