import * as z from 'zod';
import type { FieldMeta } from './fields-of.ts';

/**
 * The id of an entry of another collection, e.g. `fibra-ottica` for `src/content/plans/fibra-ottica.yaml`. Whether the
 * entry exists is a rule (rules/references.ts), since a schema sees one file only.
 *
 * @param collection a folder of the table (collections.ts)
 * @param shows what the place shows of the entry
 * @returns the schema of a text
 */
export const reference = (collection: string, { shows = 'words' }: Pick<FieldMeta, 'shows'> = {}) =>
  z.string().meta({ reference: collection, shows });
