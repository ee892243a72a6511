import { COLLECTIONS, type CollectionName } from '../../content-model/collections.ts';
import { fieldsOf } from '../../content-model/fields/fields-of.ts';
import type { Entry } from '../../content-model/read-entry.ts';

/**
 * @param collection e.g. `plans`
 * @param id e.g. `voip`
 * @param data its parsed YAML
 * @returns an entry in which the line of a value is the length of its path
 */
export const contentFile = (collection: CollectionName, id: string, data: unknown): Entry => ({
  collection,
  id,
  data,
  filled: data,
  fields: fieldsOf(COLLECTIONS[collection].schema, data),
  blamed: new Set(),
  accepted: undefined,
  missing: [],
  quotes: true,
  file: collection === 'brand' ? 'src/content/brand.yaml' : `src/content/${collection}/${id}.yaml`,
  lineOf: ({ length }) => length,
  writtenAt: () => undefined,
});
