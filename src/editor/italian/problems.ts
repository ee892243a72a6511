import type { ContentProblem } from '../../content-model/read/content-error.ts';
import { editorSchemas } from '../config.ts';
import { AT_MOST } from '../fields.ts';
import { partsOf, type Schema, schemasAt } from '../schema.ts';
import { FOUND, PHRASES } from './phrases.ts';
import { collectionName, fieldName } from './words.ts';

/** A mistake in the words of the editor. */
export interface EditorProblem {
  /** Path of the file from the project's root. */
  readonly file: string;
  /** Keys and indexes as the editor writes them, `items.0.price`; empty when the file itself is the problem. */
  readonly keyPath: string;
  /** Where it is, in words: `Listini › voip › Piano 1 › Prezzo`. */
  readonly place: string;
  readonly expected: string;
  readonly received: string;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');

/** Sentences with {} for what differs, as regular expressions that catch it. */
const compiled = (table: readonly (readonly [string, string])[]) =>
  table.map(([english, italian]) => ({
    form: new RegExp(`^${english.split('{}').map(escaped).join('([^]*?)')}$`),
    italian,
  }));
const EXPECTED = compiled(PHRASES);
const RECEIVED = compiled(FOUND);

const inItalian = (table: typeof EXPECTED, text: string): string | undefined => {
  for (const { form, italian } of table) {
    const found = form.exec(text)?.slice(1);
    if (!found) continue;
    let next = 0;
    return italian.replaceAll(
      /\{(\d?)\}/g,
      (_, place: string) => found[place ? Number(place) - 1 : next++] ?? '',
    );
  }
  return undefined;
};

/** Parts that many sentences share. */
const SHARED: readonly (readonly [RegExp, string])[] = [
  [/, probably (.+); known are /, ', forse $1; ci sono '],
  [/known are /g, 'ci sono '],
  [/: there is none$/, ': non ce n’è'],
  [/there is none yet/, 'non ce n’è ancora'],
  [/ and others\b/g, ' e altri'],
  [/ and (\d+) more\b/g, ' e altri $1'],
];

const withShared = (text: string): string =>
  SHARED.reduce((changed, [part, italian]) => changed.replace(part, italian), text);

const LATER = / \(from (\S+) on, by the "from" and "until" of the content\)$/;
const DRAWN = / \("[^"]+"(?: in \S+)? draws it\)$/;
/** A sentence, and in brackets what may be the description of the field, which is Italian. */
const DESCRIBED = /^(.*?) \((.+)\)$/s;

let schemas: Readonly<Record<string, Schema>> | undefined;
const schemasOf = (): Readonly<Record<string, Schema>> => {
  schemas ??= editorSchemas();
  return schemas;
};

let described: ReadonlySet<string> | undefined;
/** Every description of a field. */
const descriptions = (): ReadonlySet<string> => {
  described ??= new Set(
    Object.values(schemasOf())
      .flatMap((schema) => partsOf(schema))
      .map(([, { description = '' }]) => description.replace(AT_MOST, '')),
  );
  return described;
};

/** Stands for a sentence without an Italian one. The field's own hint stands beside it in the form. */
const GENERAL = 'un altro valore: leggi la spiegazione del campo';

/**
 * @param text what the content check expects, in English
 * @returns the same in Italian; a general sentence when the table has none
 */
const expectedInItalian = (text: string): string => {
  const day = text.match(LATER)?.[1];
  const bare = text.replace(LATER, '').replace(DRAWN, '');
  const [, sentence, said = ''] = bare.match(DESCRIBED) ?? [];
  const hint = descriptions().has(said) ? said : '';
  const italian = inItalian(EXPECTED, (hint && sentence) || bare) ?? GENERAL;
  const named = italian.replace(
    /^una voce di (\w+)/,
    (_, name: string) => `una voce di “${collectionName(name).label}”`,
  );
  return [withShared(named), hint ? ` (${hint})` : '', day ? ` (dal ${day} in poi)` : ''].join('');
};

const receivedInItalian = (text: string): string => inItalian(RECEIVED, text) ?? text;

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

/**
 * @param problem a mistake that the content check found
 * @returns the same for the editor, in Italian
 */
export const editorProblem = ({ file, field, expected, received }: ContentProblem): EditorProblem => {
  const path = file.replace(/:\d+$/, '');
  const [collection = '', ...id] = path
    .replace(/^src\/content\//, '')
    .replace(/\.ya?ml$/, '')
    .split('/');
  const keys = field.startsWith('(') ? [] : (field.match(STEP) ?? []);
  return {
    file: path,
    keyPath: keys.join('.'),
    place: [collectionName(collection).label, id.join('/'), ...fieldInWords(keys, schemasOf()[collection])]
      .filter(Boolean)
      .join(' › '),
    expected: expectedInItalian(expected),
    received: receivedInItalian(received),
  };
};
