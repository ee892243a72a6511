import type { ContentProblem } from '../read/content-error.ts';
import { fieldName, type JsonPath } from '../read/json-path.ts';
import { problemAt } from '../read/problem-at.ts';
import type { RawEntry } from '../read/read-collection.ts';
import { valueAt } from '../read/received.ts';
import type { Entry } from '../read-entry.ts';
import { entriesIn, isWhole, type Right, type Rule, rightIn } from '../reading.ts';
import type { PlanListData } from '../schemas/plan-list.ts';
import { AREAS } from '../schemas/service.ts';

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

/** A title or description as search results show it: tokens replaced, one space between words. */
const shown = ({ filled }: Entry, key: string): unknown => {
  const text = valueAt(filled, [key]);
  return typeof text === 'string' ? text.trim().replaceAll(/\s+/g, ' ') : text;
};

/** Titles and descriptions that two pages share: searchers could not tell the pages apart. */
const sharedHeads = (pages: readonly Entry[]): ContentProblem[] =>
  ['title', 'description'].flatMap((key) =>
    sharedValues(
      `a ${key}`,
      pages.map((entry) => ({ entry, path: [key], value: shown(entry, key) })),
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
const sharedSources = (pages: readonly RawEntry[], dialogs: readonly RawEntry[]): ContentProblem[] => {
  const ordinary = pages.filter(({ id }) => !CAMPAIGN.test(id)).flatMap(sourcesOf);
  const campaigns = pages.filter(({ id }) => CAMPAIGN.test(id)).flatMap(sourcesOf);
  const taken = ordinary.map(({ entry, value }) => [String(value), entry.file] as const);
  return [
    ...sharedValues('a source', ordinary),
    ...sharedValues('a source', campaigns, [...dialogs.flatMap(sourcesOfDialogs), ...taken]),
  ];
};

/** Checks that the services of an area have the places 1, 2, 3 and so on in its menu, without repetition or gap. */
const wrongOrders = (services: readonly Right<'services'>[]): ContentProblem[] =>
  services.flatMap(({ entry, data: { order, area } }) => {
    const same = services.find((other) => other.entry !== entry && other.data.order === order);
    const free = services.findIndex((_, index) => !services.some(({ data }) => data.order === index + 1)) + 1;
    if (same && same.entry.file < entry.file)
      return [
        problemAt(
          entry,
          ['order'],
          `another place in ${area}, such as ${free}: ${same.entry.file} already has this one`,
        ),
      ];
    if (order <= services.length) return [];
    return [
      problemAt(
        entry,
        ['order'],
        `a place from 1 to ${services.length}, such as ${free}, which is free in ${area}`,
      ),
    ];
  });

/** One plan of a list is highlighted, and the label of the list is on it. */
const wrongCards = (entry: RawEntry, { items }: PlanListData): ContentProblem[] => {
  const popular = items.findIndex((plan) => plan.popular);
  return [
    ...(popular === -1
      ? [problemAt(entry, ['items'], '`popular: true` on one of the plans, which is highlighted', 'none')]
      : []),
    ...(popular !== -1 &&
    items[popular]?.badge === undefined &&
    items.some(({ badge }) => badge !== undefined)
      ? [
          problemAt(
            entry,
            ['items', popular, 'badge'],
            'the label of the list on the plan that is highlighted: where `popular` moves, `badge` moves with it',
          ),
        ]
      : []),
  ];
};

/** Texts that stand once in their list, such as questions; upper and lower case are equal. */
const repeated = (entry: Entry): ContentProblem[] => {
  const first = new Map<string, JsonPath>();
  return entry.fields.flatMap(({ path, value, meta }) => {
    if (!meta.once || typeof value !== 'string') return [];
    const text = `${fieldName(path.slice(0, -2))} ${value.trim().toLowerCase()}`;
    const owner = first.get(text);
    if (owner === undefined) first.set(text, path.slice(0, -1));
    return owner === undefined
      ? []
      : [problemAt(entry, path, `another ${String(path.at(-1))}: ${fieldName(owner)} already asks this one`)];
  });
};

/** Notices of the same day would cover one another. */
const severalNotices = ([first, ...others]: readonly Entry[]): ContentProblem[] =>
  others.map((entry) =>
    problemAt(entry, [], `one notice at a time: ${first?.file} is online on the same day`, entry.file),
  );

/** Values that stand once: addresses of services, heads, sources of forms, places in a menu, questions, one notice. */
export const unique: Rule = (reading) => {
  const pages = entriesIn(reading, 'pages');
  const services = rightIn(reading, 'services');
  const hrefs = entriesIn(reading, 'services').map((entry) => ({
    entry,
    path: ['href'],
    value: valueAt(entry.data, ['href']),
  }));
  return [
    ...sharedValues('an address', hrefs),
    ...severalNotices(entriesIn(reading, 'notices')),
    ...sharedHeads([...pages, ...entriesIn(reading, 'articles')]),
    ...sharedSources(pages, entriesIn(reading, 'dialogs')),
    ...reading.entries.flatMap(repeated),
    // A refused service may have any place.
    ...(isWhole(reading, 'services')
      ? AREAS.flatMap((area) => wrongOrders(services.filter(({ data }) => data.area === area)))
      : []),
    ...rightIn(reading, 'plans').flatMap(({ entry, data }) => wrongCards(entry, data)),
  ];
};
