import type { Lines } from './collections.ts';
import { pagePath } from './fields/address.ts';
import { dayAfter } from './fields/days.ts';
import { isDay } from './fields/window.ts';
import type { JsonPath } from './read/json-path.ts';
import type { RawCollection, RawEntry } from './read/read-collection.ts';
import { valueAt } from './read/received.ts';
import type { RawContent } from './reading.ts';
import { oldAddressKey } from './schemas/old-address.ts';
import type { Collection } from './table.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The list in a file whose items have days of their own. */
const ITEMS = 'items';

/** The day at a path; `undefined` when it is not a valid day, which the schema reports. */
const dayIn = (data: unknown, ...path: string[]): string | undefined => {
  const day = valueAt(data, path);
  return typeof day === 'string' && isDay(day) ? day : undefined;
};

/** Whether data is online on a day. A window that ends before it begins counts as online; the schema reports it. */
const isOnline = (data: unknown, day: string): boolean => {
  const [from = '', until = '9999'] = [dayIn(data, 'from'), dayIn(data, 'until')];
  return from > until || (from <= day && day <= until);
};

const listIn = (entry: RawEntry, key: string): readonly unknown[] => {
  const list = valueAt(entry.data, [key]);
  return Array.isArray(list) ? list : [];
};

/** The same file with other data. `origin` maps a path in that data to the path in the file. */
const rewritten = (entry: RawEntry, data: unknown, origin: (path: JsonPath) => JsonPath): RawEntry => ({
  ...entry,
  data,
  lineOf: (path) => entry.lineOf(origin(path)),
  writtenAt: (path) => entry.writtenAt(origin(path)),
});

/** The same file with some items of one of its lists removed. */
const withPart = (entry: RawEntry, key: string, isKept: (item: unknown) => boolean): RawEntry => {
  const list = listIn(entry, key);
  const kept = [...list.keys()].filter((index) => isKept(list[index]));
  if (kept.length === list.length) return entry;
  const data = { ...(entry.data as Fields), [key]: kept.map((index) => list[index]) };
  return rewritten(entry, data, (path) =>
    path[0] === key && typeof path[1] === 'number' ? [key, kept[path[1]] ?? path[1], ...path.slice(2)] : path,
  );
};

/** A label that mentions the promotion is removed with it. A label such as "Consigliato" stays. */
const OF_PROMOTION = /promo/i;

/** The plan with its original price, as it is after the promotion. */
const withoutPromotion = (plan: unknown): unknown => {
  if (valueAt(plan, ['originalPrice']) === undefined) return plan;
  const { originalPrice, badge, ...rest } = plan as Fields;
  const stays = badge !== undefined && !OF_PROMOTION.test(String(badge));
  return { ...rest, price: originalPrice, ...(stays && { badge }) };
};

const afterPromotion = (list: RawEntry): RawEntry => {
  const items = listIn(list, ITEMS);
  const { promotionEnds: _over, ...conditions } = valueAt(list.data, ['conditions']) as Fields;
  const data = { ...(list.data as Fields), conditions, items: items.map(withoutPromotion) };
  return rewritten(list, data, (path) => {
    const isOldPrice =
      path[2] === 'price' && valueAt(items[Number(path[1])], ['originalPrice']) !== undefined;
    return isOldPrice ? [...path.slice(0, 2), 'originalPrice'] : path;
  });
};

const itemsOn = (entry: RawEntry, day: string): RawEntry => {
  const list = withPart(entry, ITEMS, (item) => isOnline(item, day));
  const ends = dayIn(entry.data, 'conditions', 'promotionEnds');
  return ends === undefined || day <= ends ? list : afterPromotion(list);
};

const filesOn = ({ entries, ids, ...rest }: RawCollection, day: string): RawCollection => {
  const over = new Set(entries.filter(({ data }) => !isOnline(data, day)).map(({ id }) => id));
  return {
    ...rest,
    entries: entries.filter(({ id }) => !over.has(id)),
    ids: ids.filter((id) => !over.has(id)),
  };
};

/**
 * Keeps the content that is online on a day: files and items between their `from` and `until`, and promotions until
 * their end. If the address of a page is also redirected, the redirect applies only on days when the page is offline.
 *
 * @param files the files as they are on disk
 * @param day year-month-day, in Italy
 * @param lines the table
 * @returns the same collections with only the content of that day
 */
export const onDay = (files: RawContent, day: string, lines: Lines): RawContent => {
  const kept = { ...files };
  for (const [name, { window }] of lines) {
    const collection = files[name];
    if (window === 'file') kept[name] = filesOn(collection, day);
    if (window === 'items')
      kept[name] = { ...collection, entries: collection.entries.map((entry) => itemsOn(entry, day)) };
  }
  const timed = kept.pages.entries.filter(({ data }) => dayIn(data, 'from') ?? dayIn(data, 'until'));
  const addresses = new Set(timed.map(({ id }) => pagePath(id)));
  const entries = files.redirects.entries.map((entry) =>
    withPart(entry, 'moved', (move) => !addresses.has(oldAddressKey(String(valueAt(move, ['from']))))),
  );
  return { ...kept, redirects: { ...files.redirects, entries } };
};

/** The files with days, and the lists of items with days. */
const timedIn = (files: RawContent, lines: Lines) => {
  const of = (kind: Collection['window']): readonly RawEntry[] =>
    lines.flatMap(([name, { window }]) => (window === kind ? files[name].entries : []));
  return { single: of('file'), lists: of('items') };
};

/**
 * @param files the files as they are on disk
 * @param after year-month-day
 * @param lines the table
 * @returns the later days on which the content differs from the day before, in order
 */
export const changesAfter = (files: RawContent, after: string, lines: Lines): string[] => {
  const { single, lists } = timedIn(files, lines);
  const windows = [...single.map(({ data }) => data), ...lists.flatMap((entry) => listIn(entry, ITEMS))];
  const lastDays = [
    ...windows.map((data) => dayIn(data, 'until')),
    ...lists.map(({ data }) => dayIn(data, 'conditions', 'promotionEnds')),
  ];
  const firstDays = [
    ...windows.map((data) => dayIn(data, 'from')),
    ...lastDays.map((day) => day && dayAfter(day)),
  ];
  return [...new Set(firstDays.filter((day) => day !== undefined))].filter((day) => day > after).sort();
};

/**
 * @param files the files as they are on disk
 * @param day year-month-day, in Italy
 * @param lines the table
 * @returns the content that ended before the day and can be deleted, each with its file and its last day
 */
export const overBefore = (files: RawContent, day: string, lines: Lines): string[] => {
  const { single, lists } = timedIn(files, lines);
  const expired = (what: string, data: unknown): string[] => {
    const until = dayIn(data, 'until');
    return until !== undefined && until < day ? [`${what}, online until ${until}`] : [];
  };
  return [
    ...single.flatMap(({ file, data }) => expired(file, data)),
    ...lists.flatMap((entry) => [
      ...listIn(entry, ITEMS).flatMap((item, index) => expired(`${entry.file} ${ITEMS}[${index}]`, item)),
      ...expired(`${entry.file} conditions.promotionEnds, a promotion`, {
        until: dayIn(entry.data, 'conditions', 'promotionEnds'),
      }),
    ]),
  ];
};

/**
 * @param files the files as they are on disk
 * @param day year-month-day, in Italy
 * @returns the addresses of pages that are offline on that day, each with the days when it is online
 */
export const absentPages = ({ pages }: RawContent, day: string): ReadonlyMap<string, string> =>
  new Map(
    pages.entries
      .filter(({ data }) => !isOnline(data, day))
      .map(({ id, data }) => {
        const [from, until] = [dayIn(data, 'from'), dayIn(data, 'until')];
        return [pagePath(id), [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ')];
      }),
  );
