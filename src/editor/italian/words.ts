import type { Label } from '../../content-model/fields/fields-of.ts';
import { COLLECTION_NAMES, FIELD_NAMES, OPTION_NAMES } from './labels.ts';

/** Stands for a word that the tables do not have, so that no English shows; a test names what is missing. */
const UNNAMED = 'Campo';

/** What the editor shows: of a list with the name of one of its entries. */
export interface Named {
  readonly label: string;
  readonly label_singular?: string;
}

const named = (label: Label): Named =>
  typeof label === 'string' ? { label } : { label: label[0], label_singular: label[1] };

const entryOf = (table: Readonly<Record<string, Label>>, key: string): Label | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * @param key of the content
 * @param own what its schema calls it, instead of what the key is called everywhere
 * @param unnamed for a key that neither names
 */
export const fieldName = (key: string, own: Label | undefined, unnamed = UNNAMED): Named =>
  named(own ?? entryOf(FIELD_NAMES, key) ?? unnamed);

/** @returns what the editor calls a collection */
export const collectionName = (name: string): Named => named(entryOf(COLLECTION_NAMES, name) ?? UNNAMED);

/** @returns what the editor shows for a value of a list of choices; Italian ones show as they are */
export const optionName = (value: string): string => OPTION_NAMES[value] ?? value;
