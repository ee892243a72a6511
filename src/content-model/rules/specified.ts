import * as z from 'zod';
import type { ContentProblem } from '../read/content-error.ts';
import { fieldName, valueAt } from '../read/json-path.ts';
import { problemAt, received } from '../read/problem-at.ts';
import { CONTENT_FOLDER, type RawEntry } from '../read/read-collection.ts';
import { readJson } from '../read/read-json.ts';
import { type Reading, type Rule, rightIn } from '../reading.ts';
import { linkableAddresses } from './addresses.ts';

/** What the specification, or code that keeps a promise, fixes. The owner may say otherwise in the same file. */
const SPECIFIED_FILE = `${CONTENT_FOLDER}/specified.json`;

const value = z.union([z.number(), z.string()]);

const specifiedSchema = z.strictObject({
  figures: z.array(
    z.strictObject({
      /** The file below `src/content`, without `.yaml`. */
      file: z.string(),
      field: z.string(),
      value,
      /** The paragraph of the specification, or the file of the code that keeps the promise. */
      by: z.string(),
      owner: value.nullable(),
    }),
  ),
  addresses: z.array(
    z.strictObject({ address: z.string(), by: z.string(), owner: z.literal('gone').nullable() }),
  ),
});

/** The file of what is fixed, checked. */
interface Specified {
  readonly entry: RawEntry;
  readonly data: z.output<typeof specifiedSchema>;
}

const wrongFigures = ({ entry: home, data }: Specified, reading: Reading): ContentProblem[] =>
  data.figures.flatMap(({ file, field, value: fixed, by, owner }, index) => {
    const entry = reading.entries.find(({ file: path }) => path === `${CONTENT_FOLDER}/${file}.yaml`);
    const path = field.split('.');
    const found = valueAt(entry?.data, path);
    // The schema reports a figure of another type.
    if (!entry || typeof found !== typeof fixed || found === (owner ?? fixed)) return [];
    const line = home.lineOf(['figures', index, 'owner']);
    const expected = `${owner ?? fixed}: ${by} fixes ${fieldName(path)}, so the owner decides. Who changes it writes "owner": ${JSON.stringify(found)} in ${SPECIFIED_FILE}:${line} too`;
    return [problemAt(entry, path, expected, received(found))];
  });

const lostAddresses = ({ entry: home, data }: Specified, reading: Reading): ContentProblem[] => {
  const known = linkableAddresses(reading);
  const [redirects] = rightIn(reading, 'redirects');
  if (!known || !redirects) return [];
  const moved = new Set(redirects.data.moved.map(({ from }) => from));
  return data.addresses.flatMap(({ address, by, owner }, index) =>
    owner === 'gone' || known.has(address) || moved.has(address)
      ? []
      : [
          problemAt(
            home,
            ['addresses', index, 'address'],
            `a page at ${address}, which ${by} fixes. Was it renamed? Then add to src/content/redirects.yaml under moved: { from: ${address}, to: its new address }. If the owner gives it up, write "owner": "gone" in this line`,
            'no page and no redirect',
          ),
        ],
  );
};

/** Figures and addresses that are not the editor's to change. */
export const specified: Rule = (reading) => {
  const read = readJson(
    reading.root,
    SPECIFIED_FILE,
    specifiedSchema,
    '{ "address": "/servizi", "by": "specification §2", "owner": null }',
  );
  if (read === undefined) return [];
  return 'problems' in read
    ? read.problems
    : [...wrongFigures(read, reading), ...lostAddresses(read, reading)];
};
