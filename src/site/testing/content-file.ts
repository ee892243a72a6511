import type { ContentFile } from '../../content-model/read/read-collection.ts';

/**
 * @param collection e.g. `plans`
 * @param id e.g. `voip`
 * @param data what stands in it
 * @returns a file of its own kind: the line of a value is the number of keys that lead to it
 */
export const contentFile = (collection: string, id: string, data: unknown): ContentFile => ({
  collection,
  id,
  data,
  file: collection === 'brand' ? 'src/content/brand.yaml' : `src/content/${collection}/${id}.yaml`,
  lineOf: ({ length }) => length,
  writtenAt: () => undefined,
});
