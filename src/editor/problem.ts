import type { ContentProblem } from '../content-model/read/content-error.ts';
import { editorSchemas } from './config.ts';
import { collectionName, fieldName } from './italian/words.ts';
import { type Schema, schemasAt } from './schema.ts';

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

/** The path of a content file in a sentence, with its line: `src/content/pages/home.yaml:12`. */
const FILE = /\bsrc\/content\/(\w+)(?:\/([\w/-]+))?(?:\.ya?ml)?(?::\d+)?/g;
/** A field that a sentence names, with a value or without: `popular: true`. */
const FIELD = /`([^`:]+)(?::([^`]*))?`/g;

/**
 * @param text a sentence of the content check, which names files and fields as who writes the files sees them
 * @returns the same sentence with the names that the form shows
 */
const inForm = (text: string, schema: Schema | undefined): string =>
  text
    .replaceAll(FILE, (path: string, collection: string, id: string | undefined) =>
      Object.hasOwn(schemasOf(), collection)
        ? `“${[collectionName(collection).label, id].filter(Boolean).join(' › ')}”`
        : path,
    )
    .replaceAll(FIELD, (_, field: string, value: string | undefined) => {
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
  const keys = field.startsWith('(') ? [] : (field.match(STEP) ?? []);
  return {
    file: path.replace(/:\d+$/, ''),
    keyPath: keys.join('.'),
    place: [collectionName(collection).label, id.join('/'), ...fieldInWords(keys, schemasOf()[collection])]
      .filter(Boolean)
      .join(' › '),
  };
};

/**
 * @param problem a mistake that the content check found
 * @returns the same for the editor, with its place, and the fields that it names, in the words of the form
 */
export const editorProblem = ({ file, field, expected, received }: ContentProblem): EditorProblem => ({
  ...placeOf(file, field),
  expected: inForm(expected, schemasOf()[collectionOf(file)]),
  received,
});

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
