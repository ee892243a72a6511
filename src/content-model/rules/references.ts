import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES } from '../fields/pictures-folder.ts';
import { type ContentProblem, WHOLE_FILE } from '../read/content-error.ts';
import { fieldName } from '../read/json-path.ts';
import { type Missing, type MissingAt, problemOfMissing } from '../read/missing.ts';
import { oneOf } from '../read/nearest.ts';
import { received } from '../read/problem-at.ts';
import { CONTENT_FOLDER } from '../read/read-collection.ts';
import type { Reading, Rule } from '../reading.ts';

/** Folders and YAML files that nothing reads. An edit there would have no effect. */
const strayEntries = ({ root, raw }: Reading): ContentProblem[] => {
  const folder = join(root, CONTENT_FOLDER);
  if (!existsSync(folder)) return [];
  const known = [...Object.keys(raw), PICTURES];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && (entry.isDirectory() || /\.ya?ml$/.test(entry.name)))
    .filter((entry) => !known.includes(entry.isDirectory() ? entry.name : entry.name.replace(/\.yaml$/, '')))
    .map(({ name }) => ({
      file: `${CONTENT_FOLDER}/${name}`,
      field: WHOLE_FILE,
      expected: oneOf('una raccolta', name.replace(/\.ya?ml$/, ''), known),
      received: JSON.stringify(name),
    }));
};

/**
 * Names of entries and of their items that do not exist, in fields and in tokens. What several places refer to and is
 * missing was probably removed: one problem with all its places.
 */
export const references: Rule = (reading) => {
  const places = new Map<string, { readonly missing: Missing; readonly places: readonly MissingAt[] }>();
  const miss = (missing: Missing, place: MissingAt): void => {
    const key = JSON.stringify([missing.collection, missing.id, missing.item]);
    const { missing: { known } = { known: [] }, places: earlier = [] } = places.get(key) ?? {};
    places.set(key, {
      missing: { ...missing, known: [...new Set([...known, ...missing.known])] },
      places: [...earlier, place],
    });
  };
  for (const entry of reading.entries) {
    for (const { path, what, token } of entry.missing) miss(what, { entry, path, received: token });
    for (const { path, value, meta } of entry.fields) {
      const collection = meta.reference;
      if (collection === undefined || typeof value !== 'string' || entry.blamed.has(fieldName(path)))
        continue;
      const ids = Reflect.get(reading.raw, collection)?.ids as readonly string[] | undefined;
      if (ids === undefined) throw new Error(`No collection "${collection}" in the table (collections.ts).`);
      if (!ids.includes(value))
        miss({ collection, id: value, known: ids }, { entry, path, received: received(value) });
    }
  }
  const absent = [...places.values()].map((found) => problemOfMissing(found.missing, found.places));
  return [...absent, ...strayEntries(reading)];
};
