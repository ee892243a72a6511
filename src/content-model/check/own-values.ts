import type { Facts } from '../facts/facts.ts';
import { resolveTokens } from '../facts/tokens.ts';
import type { ContentProblem } from '../read/content-error.ts';
import { fieldName, type JsonPath } from '../read/json-path.ts';
import type { RawEntry } from '../read/read-collection.ts';
import { valueAt } from '../read/received.ts';
import { problemAt } from './check-entry.ts';

/** A value that must be unique, and its place. */
export interface OwnValue {
  readonly entry: RawEntry;
  readonly path: JsonPath;
  readonly value: unknown;
}

const together = (a: string, b: string): string => (a === b ? a : `${a} and ${b}`);

/** One problem for both places: only the author knows which of two equal values is the copy. */
const sharedBy = (what: string, first: OwnValue, second: OwnValue): ContentProblem => {
  const found = JSON.stringify(second.value);
  const [one, other] = [first, second].map(({ entry, path }) => problemAt(entry, path, '', found).file);
  return {
    file: together(one ?? '', other ?? ''),
    field: together(fieldName(first.path), fieldName(second.path)),
    expected: `${what} of its own in each place`,
    received: found,
  };
};

/**
 * @param what the values are, e.g. `an address`
 * @param values in order of priority: the first of two equal values may keep it
 * @param taken values that are not available, with the files that have them
 * @returns a problem for each text that is taken or repeats an earlier one. When both texts are under the same key, the
 *   problem names both places, otherwise only the later one.
 */
export const sharedValues = (
  what: string,
  values: readonly OwnValue[],
  taken: readonly (readonly [value: string, file: string])[] = [],
): ContentProblem[] => {
  const files = new Map<unknown, string>(taken);
  const first = new Map<unknown, OwnValue>();
  return values.flatMap((own) => {
    const { entry, path, value } = own;
    const owner = first.get(value);
    const file = files.get(value) ?? owner?.entry.file;
    if (typeof value !== 'string') return [];
    if (file === undefined) first.set(value, own);
    if (owner && owner.path[0] === path[0]) return [sharedBy(what, owner, own)];
    return file === undefined
      ? []
      : [problemAt(entry, path, `${what} of its own: ${file} has it already`, JSON.stringify(value))];
  });
};

/** @returns a title or description as search results show it: tokens replaced, one space between words */
const shown = ({ data }: RawEntry, key: string, facts: Facts): unknown => {
  const text = resolveTokens(valueAt(data, [key]), facts).data;
  return typeof text === 'string' ? text.trim().replaceAll(/\s+/g, ' ') : text;
};

/**
 * @param pages the page files
 * @param facts the facts that titles and descriptions can quote
 * @returns a problem for each title or description that two pages share: searchers could not tell the pages apart
 */
export const sharedHeads = (pages: readonly RawEntry[], facts: Facts): ContentProblem[] =>
  ['title', 'description'].flatMap((key) =>
    sharedValues(
      `a ${key}`,
      pages.map((entry) => ({ entry, path: [key], value: shown(entry, key, facts) })),
    ),
  );

const CAMPAIGN = /^campagne\//;

/** The sources of the forms on a page, without repetitions: two forms of one page may share a source. */
const sourcesOf = (entry: RawEntry): OwnValue[] => {
  const sections = valueAt(entry.data, ['sections']);
  if (!Array.isArray(sections)) return [];
  const sources = sections.flatMap((section: unknown, index): OwnValue[] => {
    const source = valueAt(section, ['form', 'source']);
    return typeof source === 'string'
      ? [{ entry, path: ['sections', index, 'form', 'source'], value: source.trim() }]
      : [];
  });
  return sources.filter(({ value }, index) => sources.findIndex((other) => other.value === value) === index);
};

/** The form sources of the dialogs that open on any page. */
const sourcesOfDialogs = ({ data, file }: RawEntry): [source: string, file: string][] =>
  Object.values(typeof data === 'object' && data !== null ? data : {}).flatMap((dialog: unknown) => {
    const source = valueAt(dialog, ['source']);
    return typeof source === 'string' ? [[source.trim(), file]] : [];
  });

/**
 * @param pages the page files
 * @param dialogs `src/content/dialogs.yaml`, if it can be read
 * @returns a problem for each form source that two pages share: sales could not tell their requests apart. If a
 *   campaign shares the source of another page or of a dialog, the problem is reported for the campaign.
 */
export const sharedSources = (pages: readonly RawEntry[], dialogs: readonly RawEntry[]): ContentProblem[] => {
  const ordinary = pages.filter(({ id }) => !CAMPAIGN.test(id)).flatMap(sourcesOf);
  const campaigns = pages.filter(({ id }) => CAMPAIGN.test(id)).flatMap(sourcesOf);
  const taken = ordinary.map(({ entry, value }) => [String(value), entry.file] as const);
  return [
    ...sharedValues('a source', ordinary),
    ...sharedValues('a source', campaigns, [...dialogs.flatMap(sourcesOfDialogs), ...taken]),
  ];
};
