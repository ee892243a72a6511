import { pagePath } from './check/page-addresses.ts';
import { dayAfter } from './facts/days.ts';
import type { JsonPath } from './read/json-path.ts';
import type { RawCollection, RawEntry } from './read/read-collection.ts';
import { valueAt } from './read/received.ts';
import { isDay } from './schemas/window.ts';

/** The collections that know days. */
interface Timed {
  readonly pages: RawCollection;
  readonly plans: RawCollection;
  readonly notices: RawCollection;
  readonly redirects: RawCollection;
}

type Fields = Readonly<Record<string, unknown>>;

/** What is no day is told by the schema. */
const dayIn = (data: unknown, ...path: string[]): string | undefined => {
  const day = valueAt(data, path);
  return typeof day === 'string' && isDay(day) ? day : undefined;
};

/** What ends before it begins is told by the schema. */
const isOnline = (data: unknown, day: string): boolean => {
  const [from = '', until = '9999'] = [dayIn(data, 'from'), dayIn(data, 'until')];
  return from > until || (from <= day && day <= until);
};

const listIn = (entry: RawEntry, key: string): readonly unknown[] => {
  const list = valueAt(entry.data, [key]);
  return Array.isArray(list) ? list : [];
};

/** The same file with other data; each place in it knows where in the file it comes from. */
const rewritten = (entry: RawEntry, data: unknown, origin: (path: JsonPath) => JsonPath): RawEntry => ({
  ...entry,
  data,
  lineOf: (path) => entry.lineOf(origin(path)),
  writtenAt: (path) => entry.writtenAt(origin(path)),
});

/** The same file with a part of one of its lists. */
const withPart = (entry: RawEntry, key: string, isKept: (item: unknown) => boolean): RawEntry => {
  const list = listIn(entry, key);
  const kept = [...list.keys()].filter((index) => isKept(list[index]));
  if (kept.length === list.length) return entry;
  const data = { ...(entry.data as Fields), [key]: kept.map((index) => list[index]) };
  return rewritten(entry, data, (path) =>
    path[0] === key && typeof path[1] === 'number' ? [key, kept[path[1]] ?? path[1], ...path.slice(2)] : path,
  );
};

/** A label that speaks of the promotion goes with it; "Consigliato" stays. */
const OF_PROMOTION = /promo/i;

/** After its promotion a plan costs what it cost before. */
const withoutPromotion = (plan: unknown): unknown => {
  if (valueAt(plan, ['originalPrice']) === undefined) return plan;
  const { originalPrice, badge, ...rest } = plan as Fields;
  const stays = badge !== undefined && !OF_PROMOTION.test(String(badge));
  return { ...rest, price: originalPrice, ...(stays && { badge }) };
};

const afterPromotion = (list: RawEntry): RawEntry => {
  const items = listIn(list, 'items');
  const { promotionEnds: _over, ...conditions } = valueAt(list.data, ['conditions']) as Fields;
  const data = { ...(list.data as Fields), conditions, items: items.map(withoutPromotion) };
  return rewritten(list, data, (path) => {
    const isOldPrice =
      path[2] === 'price' && valueAt(items[Number(path[1])], ['originalPrice']) !== undefined;
    return isOldPrice ? [...path.slice(0, 2), 'originalPrice'] : path;
  });
};

const plansOn = (entry: RawEntry, day: string): RawEntry => {
  const list = withPart(entry, 'items', (plan) => isOnline(plan, day));
  const ends = dayIn(entry.data, 'conditions', 'promotionEnds');
  return ends === undefined || day <= ends ? list : afterPromotion(list);
};

/**
 * What of the content is online on a day: files and plans within their `from` and `until`, promotions until their end. An
 * old address of a page leads elsewhere only on days on which the page is not there.
 *
 * @param raw the files as they stand on the disk
 * @param day year-month-day, in Italy
 * @returns the same collections, as if they had been written for that day alone
 */
export const onDay = <R extends Timed>(raw: R, day: string): R => {
  const online = ({ entries, ids, ...rest }: RawCollection): RawCollection => {
    const over = new Set(entries.filter(({ data }) => !isOnline(data, day)).map(({ id }) => id));
    return {
      ...rest,
      entries: entries.filter(({ id }) => !over.has(id)),
      ids: ids.filter((id) => !over.has(id)),
    };
  };
  const pages = online(raw.pages);
  const timed = pages.entries.filter(({ data }) => dayIn(data, 'from') ?? dayIn(data, 'until'));
  const addresses = new Set(timed.map(({ id }) => pagePath(id)));
  const movesOn = (entry: RawEntry): RawEntry =>
    withPart(entry, 'moved', (move) => !addresses.has(String(valueAt(move, ['from']))));
  return {
    ...raw,
    pages,
    notices: online(raw.notices),
    plans: { ...raw.plans, entries: raw.plans.entries.map((entry) => plansOn(entry, day)) },
    redirects: { ...raw.redirects, entries: raw.redirects.entries.map(movesOn) },
  };
};

/**
 * @param raw the files as they stand on the disk
 * @param after year-month-day
 * @returns the days after it on which the content is another than on the day before, in order
 */
export const changesAfter = ({ pages, plans, notices }: Timed, after: string): string[] => {
  const windows = [
    ...[...pages.entries, ...notices.entries].map(({ data }) => data),
    ...plans.entries.flatMap((entry) => listIn(entry, 'items')),
  ];
  const lastDays = [
    ...windows.map((data) => dayIn(data, 'until')),
    ...plans.entries.map(({ data }) => dayIn(data, 'conditions', 'promotionEnds')),
  ];
  const firstDays = [
    ...windows.map((data) => dayIn(data, 'from')),
    ...lastDays.map((day) => day && dayAfter(day)),
  ];
  return [...new Set(firstDays.filter((day) => day !== undefined))].filter((day) => day > after).sort();
};

/**
 * @param raw the files as they stand on the disk
 * @param day year-month-day, in Italy
 * @returns what was online and no longer is, each with its file and its last day: it can be taken out
 */
export const overBefore = ({ pages, plans, notices }: Timed, day: string): string[] => {
  const told = (what: string, data: unknown): string[] => {
    const until = dayIn(data, 'until');
    return until !== undefined && until < day ? [`${what}, online until ${until}`] : [];
  };
  return [
    ...[...pages.entries, ...notices.entries].flatMap(({ file, data }) => told(file, data)),
    ...plans.entries.flatMap((entry) => [
      ...listIn(entry, 'items').flatMap((plan, index) => told(`${entry.file} items[${index}]`, plan)),
      ...told(`${entry.file} conditions.promotionEnds, a promotion`, {
        until: dayIn(entry.data, 'conditions', 'promotionEnds'),
      }),
    ]),
  ];
};

/**
 * @param raw the files as they stand on the disk
 * @param day year-month-day, in Italy
 * @returns the addresses of pages that are not there on that day, each with the days on which they are
 */
export const absentPages = ({ pages }: Timed, day: string): ReadonlyMap<string, string> =>
  new Map(
    pages.entries
      .filter(({ data }) => !isOnline(data, day))
      .map(({ id, data }) => {
        const [from, until] = [dayIn(data, 'from'), dayIn(data, 'until')];
        return [pagePath(id), [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ')];
      }),
  );
