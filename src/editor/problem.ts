import type { ContentProblem } from '../content-model/read/content-error.ts';
import { editorSchemas } from './config.ts';
import { collectionName, fieldName, optionName } from './italian/words.ts';
import { KIND, partsOf, type Schema, schemasAt } from './schema.ts';

/** A field in the editor. */
interface Place {
  /** Path of the file from the project's root. */
  readonly file: string;
  /** Keys and indexes as the editor writes them, `items.0.price`; empty for the file itself. */
  readonly keyPath: string;
  /** Where it is, in words: `Listini › voip › Piano 1 › Prezzo`. */
  readonly place: string;
}

/** A mistake at its field in the editor. */
export interface EditorProblem extends Place {
  readonly expected: string;
  readonly received: string;
}

/** A question of the content check, at its field in the editor. */
export interface EditorQuestion extends Place {
  /** The words that it is about. */
  readonly words: string;
  readonly question: string;
}

/** What the editor says of a file that it has saved. */
export interface Saved {
  /** The version of the legal texts that came to be with it. */
  readonly legalVersion?: string | undefined;
}

let schemas: Readonly<Record<string, Schema>> | undefined;
const schemasOf = (): Readonly<Record<string, Schema>> => {
  schemas ??= editorSchemas();
  return schemas;
};

let kindNames: ReadonlyMap<string, string> | undefined;
/** @returns what the form calls a kind of section; undefined for any other word */
const kindName = (kind: string): string | undefined => {
  kindNames ??= new Map(
    Object.values(schemasOf())
      .flatMap((schema) => partsOf(schema))
      .map(([, { properties, title = '' }]) => [properties?.[KIND]?.const ?? '', title]),
  );
  return kindNames.get(kind);
};

const STEP = /[^.[\]]+/g;

const fieldInWords = (keys: readonly string[], schema: Schema | undefined): string[] => {
  let here: readonly Schema[] = schema ? [schema] : [];
  return keys.flatMap((key, place) => {
    here = schemasAt(here, key);
    if (/^\d+$/.test(key)) return [];
    const next = keys[place + 1] ?? '';
    const own = here.find(({ label }) => label !== undefined)?.label;
    const { label, label_singular: entry = label } = fieldName(key, own, key);
    return /^\d+$/.test(next) ? `${entry} ${Number(next) + 1}` : label;
  });
};

/** The path of a content file in a sentence, with its line and a field: `src/content/pages/home.yaml:12 (sections[0].lead)`. */
const FILE = /\bsrc\/content\/(\w+)(?:\/([\w/-]+))?(?:\.ya?ml)?(?::\d+)?(?: \(([\w.[\]-]+)\))?/g;
/** A field that a sentence names, with a value or without: `popular: true`. */
const FIELD = /`([^`:]+)(?::([^`]*))?`/g;

/**
 * @param text a sentence of the content check, which names files and fields as who writes the files sees them
 * @returns the same sentence with the names that the form shows
 */
const inForm = (text: string, schema: Schema | undefined): string =>
  text
    .replaceAll(FILE, (path: string, collection: string, id = '', field = '') => {
      const named = schemasOf()[collection];
      if (named === undefined) return path;
      const words = fieldInWords(field.match(STEP) ?? [], named);
      return `“${[collectionName(collection).label, id, ...words].filter(Boolean).join(' › ')}”`;
    })
    .replaceAll(FIELD, (_, field: string, value: string | undefined) => {
      const kind = field === KIND ? kindName(value?.trim() ?? '') : undefined;
      if (kind !== undefined) return `“${kind}”`;
      const words = fieldInWords(field.match(STEP) ?? [], schema).join(' › ');
      return value === undefined ? `“${words}”` : `“${words}:${value}”`;
    });

/** The collection of a file, then what its path has below the collection's folder. */
const partsOfPath = (path: string): string[] =>
  path
    .replace(/:\d+$/, '')
    .replace(/^src\/content\//, '')
    .replace(/\.ya?ml$/, '')
    .split('/');

const collectionOf = (path: string): string => partsOfPath(path)[0] ?? '';

const placeOf = (path: string, field: string): Place => {
  const [collection = '', ...id] = partsOfPath(path);
  const steps = field.startsWith('(') ? [] : (field.match(STEP) ?? []);
  // The form shows the kind of a section as its heading.
  const keys = steps.at(-1) === KIND ? steps.slice(0, -1) : steps;
  return {
    file: path.replace(/:\d+$/, ''),
    keyPath: keys.join('.'),
    place: [collectionName(collection).label, id.join('/'), ...fieldInWords(keys, schemasOf()[collection])]
      .filter(Boolean)
      .join(' › '),
  };
};

/** A value that the form shows as a choice: `"monday" (testo)`. */
const TEXT = /^"([^"]*)" \(testo\)$/;

/** @returns the value in the words of the form, if its field is a choice */
const chosenInForm = (received: string, field: string, schema: Schema | undefined): string => {
  const [, value = ''] = received.match(TEXT) ?? [];
  const keys = field.match(STEP) ?? [];
  const fields = keys.reduce<readonly Schema[]>(schemasAt, schema ? [schema] : []);
  const isChoice = fields.some(({ enum: choices }) => choices?.includes(value));
  const chosen = keys.at(-1) === KIND ? kindName(value) : isChoice ? optionName(value) : undefined;
  return chosen === undefined ? received : `“${chosen}”`;
};

/**
 * @param problem a mistake that the content check found
 * @returns the same for the editor, with its place, and the fields and choices that it names, in the words of the form
 */
export const editorProblem = ({ file, field, expected, received }: ContentProblem): EditorProblem => {
  const schema = schemasOf()[collectionOf(file)];
  return {
    ...placeOf(file, field),
    expected: inForm(expected, schema),
    received: chosenInForm(received, field, schema),
  };
};

/**
 * @param asked a question about the content
 * @returns the same for the editor, as of {@link editorProblem}
 */
export const editorQuestion = ({
  file,
  field,
  words,
  question,
}: Pick<EditorQuestion, 'file' | 'words' | 'question'> & { readonly field: string }): EditorQuestion => ({
  ...placeOf(file, field),
  words,
  question: inForm(question, schemasOf()[collectionOf(file)]),
});
