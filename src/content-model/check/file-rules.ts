import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from '../facts/facts.ts';
import { PICTURES, wrongPictureNames } from '../pictures/named-pictures.ts';
import type { RawContent } from '../raw-content.ts';
import { type ContentProblem, WHOLE_FILE } from '../read/content-error.ts';
import { oneOf } from '../read/nearest.ts';
import { CONTENT_FOLDER, type RawCollection, type RawEntry } from '../read/read-collection.ts';
import { valueAt } from '../read/received.ts';
import { problemAt } from './check-entry.ts';
import { claimsAgainstCode } from './claims-in-code.ts';
import { changedFixedWords } from './fixed-words.ts';
import { movedPrices } from './known-prices.ts';
import { missingPromises } from './legal-promises.ts';
import { wrongLegalVersion } from './legal-versions.ts';
import { marketingPurposes } from './marketing-purposes.ts';
import { type OwnValue, sharedHeads, sharedSources, sharedValues } from './own-values.ts';
import { takenAddresses } from './page-addresses.ts';
import { missingSocialPictures } from './page-pictures.ts';

/**
 * Finds folders and YAML files that nothing reads. An edit there would have no effect.
 *
 * @param root the folder of the project
 * @param known names of the collections, each a folder or a file
 * @returns a problem for each other folder and YAML file directly in `src/content`
 */
const strayEntries = (root: string, known: readonly string[]): ContentProblem[] => {
  const folder = join(root, CONTENT_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && (entry.isDirectory() || /\.ya?ml$/.test(entry.name)))
    .filter((entry) => !known.includes(entry.isDirectory() ? entry.name : entry.name.replace(/\.yaml$/, '')))
    .map(({ name }) => ({
      file: `${CONTENT_FOLDER}/${name}`,
      field: WHOLE_FILE,
      expected: oneOf('a collection', name.replace(/\.ya?ml$/, ''), known),
      received: JSON.stringify(name),
    }));
};

/** Notices of the same day would cover one another. */
const severalNotices = ([first, ...others]: readonly RawEntry[]): ContentProblem[] =>
  others.map((entry) =>
    problemAt(entry, [], `one notice at a time: ${first?.file} is online on the same day`, entry.file),
  );

const ownHrefs = ({ entries }: RawCollection): OwnValue[] =>
  entries.map((entry) => ({ entry, path: ['href'], value: valueAt(entry.data, ['href']) }));

/**
 * Finds problems that need no schema, such as wrong file names, and values that two files must not share.
 *
 * @param raw the entries that are online on the day of the reading
 * @param files all entries on disk, for the comparison of prices with the known ones
 * @param facts the facts that texts can quote
 * @param root the folder of the project
 */
export const wrongFiles = (
  raw: RawContent,
  files: RawContent,
  facts: Facts,
  root: string,
): ContentProblem[] => [
  ...strayEntries(root, [...Object.keys(raw), PICTURES]),
  ...Object.values(raw).flatMap((collection) => collection.problems),
  ...raw.brand.entries.flatMap(claimsAgainstCode),
  ...raw.words.entries.flatMap(changedFixedWords),
  ...sharedValues('an address', ownHrefs(raw.services)),
  ...takenAddresses(raw.pages, raw.articles, root),
  ...severalNotices(raw.notices.entries),
  ...sharedHeads([...raw.pages.entries, ...raw.articles.entries], facts),
  ...sharedSources(raw.pages.entries, raw.dialogs.entries),
  ...missingSocialPictures(raw.pages.entries, root),
  ...wrongPictureNames(
    [raw.consultants, raw.agents, raw.articles, raw.clients].flatMap(({ entries }) => entries),
    root,
  ),
  ...movedPrices(root, files),
  ...marketingPurposes(raw.pages),
  ...missingPromises(raw.pages, raw.navigation),
  ...wrongLegalVersion(root, raw.pages, facts, new Date()),
];
