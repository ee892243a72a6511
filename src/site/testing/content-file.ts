import type { ContentFile } from '../../content-model/read/read-collection.ts';

/**
 * @param collection e.g. `plans`
 * @param id e.g. `voip`
 * @param data its parsed YAML
 * @returns a content file in which the line of a value is the length of its path
 */
export const contentFile = (collection: string, id: string, data: unknown): ContentFile => ({
  collection,
  id,
  data,
  file: collection === 'brand' ? 'src/content/brand.yaml' : `src/content/${collection}/${id}.yaml`,
  lineOf: ({ length }) => length,
  writtenAt: () => undefined,
});
