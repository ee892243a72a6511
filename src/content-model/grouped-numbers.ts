import { fieldName, type JsonPath } from './json-path.ts';
import { leavesOf } from './leaves.ts';
import type { RawEntry } from './read-collection.ts';

/**
 * Italians write 1.200 for twelve hundred, YAML reads 1.2. No figure of the content can have three decimals: the site
 * shows two (format-price.ts).
 */
const GROUPED = /^[-+]?[1-9]\d{0,2}\.\d{3}$/;

const PRICE = /price/i;

/** A number with a point for thousands. */
export interface GroupedNumber {
  readonly path: JsonPath;
  /** As it stands in the file: `1.200` */
  readonly written: string;
  readonly expected: string;
}

const figureOf = (path: JsonPath, written: string): string => {
  const other = PRICE.test(fieldName(path)) ? 'a number of euro such as 23.99' : 'a number such as 97.6';
  return `${written.replace('.', '')} (without a point) or ${other}`;
};

/**
 * @param entry a file as it stands on the disk
 * @param wantsText whether a place takes text only
 * @returns its numbers that say another figure than they seem to, with how to write them
 */
export const groupedNumbers = (entry: RawEntry, wantsText: (path: JsonPath) => boolean): GroupedNumber[] =>
  leavesOf(entry.data).flatMap(({ path, value }) => {
    const written = typeof value === 'number' ? entry.writtenAt(path) : undefined;
    if (written === undefined || !GROUPED.test(written)) return [];
    const text = `text in quotation marks, such as "${written}"`;
    return [{ path, written, expected: wantsText(path) ? text : figureOf(path, written) }];
  });
