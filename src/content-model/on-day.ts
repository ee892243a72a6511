import type { Document } from 'yaml';
import type { Lines } from './collections.ts';
import { pagePath } from './fields/address.ts';
import { dayAfter } from './fields/days.ts';
import { isDay } from './fields/window.ts';
import { valueAt } from './read/json-path.ts';
import type { RawCollection, RawEntry } from './read/read-collection.ts';
import type { RawContent } from './reading.ts';
import { oldAddressKey } from './schemas/old-address.ts';

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

/** The same file with some items of one of its lists removed. */
const withPart = (entry: RawEntry, key: string, isKept: (item: unknown) => boolean): RawEntry => {
  const list = listIn(entry, key);
  const gone = [...list.keys()].filter((index) => !isKept(list[index])).reverse();
  if (gone.length === 0) return entry;
  return entry.edited((document) => {
    for (const index of gone) document.deleteIn([key, index]);
  });
};

/** A label that mentions the promotion is removed with it. A label such as "Consigliato" stays. */
const OF_PROMOTION = /promo/i;

const withoutLabel = (document: Document, index: number): void => {
  const badge = [ITEMS, index, 'badge'];
  if (OF_PROMOTION.test(String(document.getIn(badge)))) document.deleteIn(badge);
};

/** The list with the original prices, as it is after the promotion. */
const afterPromotion = (list: RawEntry): RawEntry =>
  list.edited((document) => {
    document.deleteIn(['conditions', 'promotionEnds']);
    for (const index of listIn(list, ITEMS).keys()) {
      const before = document.getIn([ITEMS, index, 'originalPrice'], true);
      if (before === undefined) continue;
      document.setIn([ITEMS, index, 'price'], before);
      document.deleteIn([ITEMS, index, 'originalPrice']);
      withoutLabel(document, index);
    }
  });

/** The promotion of a plan, if it has one. */
const promotionIn = (item: unknown): unknown => valueAt(item, ['promotion']);

/** The list with the promotions that run on a day; the other plans cost their own price. */
const withPromotionsOf = (list: RawEntry, day: string): RawEntry => {
  const items = listIn(list, ITEMS);
  const others = [...items.keys()].filter((index) => !isOnline(promotionIn(items[index]), day));
  if (others.length === 0) return list;
  return list.edited((document) => {
    for (const index of others) {
      document.deleteIn([ITEMS, index, 'promotion']);
      withoutLabel(document, index);
    }
  });
};

const itemsOn = (entry: RawEntry, day: string): RawEntry => {
  const online = withPart(entry, ITEMS, (item) => isOnline(item, day));
  const list = withPromotionsOf(online, day);
  const ends = dayIn(entry.data, 'conditions', 'promotionEnds');
  return ends === undefined || day <= ends ? list : afterPromotion(list);
};

const filesOn = ({ entries, ids, ...rest }: RawCollection, day: string): RawCollection => {
  const over = new Set(entries.filter(({ data }) => !isOnline(data, day)).map(({ id }) => id));
  const isThere = (id: string): boolean => !over.has(id);
  return { ...rest, entries: entries.filter(({ id }) => isThere(id)), ids: ids.filter(isThere) };
};

/**
 * Keeps the content that is online on a day: files, items and their promotions between `from` and `until`, and the
 * promotions of a list until their end. If the address of a page is also redirected, the redirect applies only on days when
 * the page is offline.
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

/** What has a first or a last day, in the words of the editors. */
const timedIn = (files: RawContent, lines: Lines) =>
  lines.flatMap(([name, { window }]) =>
    files[name].entries.flatMap((entry) => {
      const { file, data } = entry;
      const timed = (what: string, of: unknown) => ({
        what,
        from: dayIn(of, 'from'),
        until: dayIn(of, 'until'),
      });
      if (window === undefined) return [];
      if (window === 'file') return [timed(file, data)];
      const promotion = timed(`${file} conditions.promotionEnds, una promozione`, undefined);
      return [
        ...listIn(entry, ITEMS).flatMap((item, index) => [
          timed(`${file} ${ITEMS}[${index}]`, item),
          timed(`${file} ${ITEMS}[${index}].promotion`, promotionIn(item)),
        ]),
        { ...promotion, until: dayIn(data, 'conditions', 'promotionEnds') },
      ];
    }),
  );

/**
 * @param files the files as they are on disk
 * @param after year-month-day
 * @param lines the table
 * @returns the later days on which the content differs from the day before, in order
 */
export const changesAfter = (files: RawContent, after: string, lines: Lines): string[] => {
  const days = timedIn(files, lines).flatMap(({ from, until }) => [from, until && dayAfter(until)]);
  return [...new Set(days.filter((day) => day !== undefined))].filter((day) => day > after).sort();
};

/**
 * @param files the files as they are on disk
 * @param day year-month-day, in Italy
 * @param lines the table
 * @returns the content that ended before the day and can be deleted, each with its file and its last day
 */
export const overBefore = (files: RawContent, day: string, lines: Lines): string[] =>
  timedIn(files, lines).flatMap(({ what, until }) =>
    until !== undefined && until < day ? [`${what}, online fino al ${until}`] : [],
  );
