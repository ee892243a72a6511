import { HINTS } from './hints.ts';
import { COLLECTION_NAMES, FIELD_NAMES, OPTION_NAMES, SECTION_NAMES } from './labels.ts';

/** Stands for a word that the tables do not have, so that no English shows; a test names what is missing. */
const UNNAMED = 'Campo';

/** What the editor shows: of a list with the name of one of its entries. */
export interface Named {
  readonly label: string;
  readonly label_singular?: string;
}

const named = (
  table: Readonly<Record<string, string | readonly [string, string]>>,
  key: string,
  unnamed = UNNAMED,
): Named => {
  const label = Object.hasOwn(table, key) ? table[key] : undefined;
  if (typeof label === 'object') return { label: label[0], label_singular: label[1] };
  return { label: label ?? unnamed };
};

/** @returns what the editor calls a key of the content; `unnamed` for another one */
export const fieldName = (key: string, unnamed?: string): Named => named(FIELD_NAMES, key, unnamed);

/** @returns what the editor calls a collection */
export const collectionName = (name: string): Named => named(COLLECTION_NAMES, name);

/** @returns what the editor calls a kind of section */
export const sectionName = (kind: string): string => named(SECTION_NAMES, kind).label;

/** @returns what the editor shows for a value of a list of choices; Italian ones show as they are */
export const optionName = (value: string): string => named(OPTION_NAMES, value, value).label;

/** The note in a schema's description on how long a text without tokens may be (`src/site/editor-schemas.ts`). */
const AT_MOST = / ?\(at most (\d+) characters\)/;
const EXAMPLE = /,? e\.g\. ([^;]+)/;
const OR = /,? or /g;

/** @returns how many characters the text may have, by its description; 0 without a limit */
export const longest = (description: string): number => Number(description.match(AT_MOST)?.[1] ?? 0);

/**
 * @param description the English description of a field in its JSON schema
 * @param isChoice whether the field is a list of choices, which needs no example
 * @returns its Italian hint, with its example and its length; undefined when the table has none
 */
export const hintOf = (description: string, isChoice = false): string | undefined => {
  const text = description.replace(AT_MOST, '');
  const [says = ''] = text.split(EXAMPLE, 1);
  const example = isChoice ? undefined : text.match(EXAMPLE)?.[1];
  const hint = HINTS[text] ?? (HINTS[says] && HINTS[says] + (example ? `, ad esempio ${example}` : ''));
  const most = longest(description);
  if (!most) return hint?.replaceAll(OR, ' o ');
  return [hint?.replaceAll(OR, ' o '), `(al massimo ${most} caratteri)`].filter(Boolean).join(' ');
};
