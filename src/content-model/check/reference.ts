import * as z from 'zod';
import type { JsonPath } from '../read/json-path.ts';
import { oneOf } from '../read/nearest.ts';
import { valueAt } from '../read/received.ts';
import { missingFile } from './missing-file.ts';

/** Collections that content can refer to, without their entries. */
export const NO_IDS = {
  plans: [],
  solutions: [],
  services: [],
  testimonials: [],
  clients: [],
  faqs: [],
  agents: [],
  roles: [],
  consultants: [],
};
export type ReferableCollection = keyof typeof NO_IDS;
export type KnownIds = Readonly<Record<ReferableCollection, readonly string[]>>;

/** The ids of the site that is being read. Reading is synchronous, so one variable is enough. */
let knownIds: KnownIds | undefined;

/**
 * @param ids the entries that exist
 * @param read validates content; every {@link reference} in it is checked against `ids`
 * @returns what `read` returns
 */
export const withKnownIds = <T>(ids: KnownIds, read: () => T): T => {
  const outer = knownIds;
  knownIds = ids;
  try {
    return read();
  } finally {
    knownIds = outer;
  }
};

/**
 * The id of an entry of another collection, e.g. `fibra-ottica` for `src/content/plans/fibra-ottica.yaml`.
 * An id without a file is a content error. If it is similar to an existing id, the message lists those, otherwise it
 * names the missing file. While no site is being read, as in the examples of a section, every text passes.
 *
 * @param collection the collection of the entry
 * @returns the schema of a text, with `{ reference: collection }` as metadata
 */
export const reference = (collection: ReferableCollection): z.ZodString =>
  z
    .string()
    .check((context) => {
      const ids = knownIds?.[collection];
      if (!ids || ids.includes(context.value)) return;
      const message = oneOf(`an entry of ${collection}`, context.value, ids);
      const params = { missing: missingFile(collection, context.value, ids), collection };
      context.issues.push({ code: 'custom', input: context.value, message, params, continue: true });
    })
    .meta({ reference: collection });

/** A place that refers to an entry of another collection. */
export interface Reference {
  readonly path: JsonPath;
  readonly collection: ReferableCollection;
  readonly id: string;
}

/**
 * Finds references by parsing without known ids: each reference is then an issue.
 *
 * @param schema the schema of the data
 * @param data parsed YAML, valid or not
 * @returns every {@link reference} in it
 */
export const referencesIn = (schema: z.ZodType, data: unknown): Reference[] =>
  withKnownIds(NO_IDS, () => schema.safeParse(data).error?.issues ?? []).flatMap((issue) => {
    const collection = issue.code === 'custom' ? issue.params?.['collection'] : undefined;
    return collection === undefined
      ? []
      : [{ path: issue.path, collection, id: String(valueAt(data, issue.path)) }];
  });
