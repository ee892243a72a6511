import { fieldName, type JsonPath, leavesOf } from './json-path.ts';
import type { RawEntry } from './read-collection.ts';

/**
 * Italians write 1.200 for twelve hundred, but YAML reads 1.2. No figure in the content has three decimals, since the
 * site shows two (format-price.ts).
 */
const GROUPED = /^[-+]?[1-9]\d{0,2}\.\d{3}$/;

/** Decimal figures, as people write them. YAML also reads `0x27` as 39, `0o17` as 15, `1e3` as 1000 and `010` as 10. */
const DECIMAL = /^[-+]?(?:0|[1-9]\d*)(?:\.\d+)?$/;

const PRICE = /price/i;

/** A number that YAML reads differently from what its author probably meant. */
export interface WrongNumber {
  readonly path: JsonPath;
  /** The number as the file has it: `1.200` */
  readonly written: string;
  readonly expected: string;
}

const figureOf = (path: JsonPath, written: string): string => {
  const example = PRICE.test(fieldName(path))
    ? 'un importo in euro, ad esempio 23.99'
    : 'un numero, ad esempio 97.6';
  return GROUPED.test(written)
    ? `${written.replace('.', '')} (senza punto) oppure ${example}`
    : `cifre decimali: ${example}`;
};

/**
 * @param entry a file as it is on disk
 * @param wantsText whether the schema accepts only text at a place
 * @returns its numbers that YAML reads differently from what was meant, with how to write them
 */
export const wrongNumbers = (entry: RawEntry, wantsText: (path: JsonPath) => boolean): WrongNumber[] =>
  leavesOf(entry.data).flatMap(({ path, value }) => {
    const written = typeof value === 'number' ? entry.writtenAt(path) : undefined;
    if (written === undefined || (DECIMAL.test(written) && !GROUPED.test(written))) return [];
    const text = `un testo tra virgolette, ad esempio "${written}"`;
    return [{ path, written, expected: wantsText(path) ? text : figureOf(path, written) }];
  });
