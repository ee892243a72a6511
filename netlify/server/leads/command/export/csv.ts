/** Italian Excel takes semicolons, and UTF-8 only where the file begins with this mark. RFC 4180 for the rest. */
const BYTE_ORDER_MARK = '\ufeff';
const SEPARATOR = ';';
const LINE_END = '\r\n';

/** Of no width, and no space that a program trims away: what follows it stays the text that it is. */
const NO_FORMULA = '\u200b';

/**
 * Where a spreadsheet would begin to calculate: at the start of a cell, and after whatever another program, or another
 * country's settings, takes for the end of one (OWASP, "CSV Injection").
 */
const FORMULA_STARTS = /(?<=(?:^|[\r\n\t,;|])[ "']*)(?=[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** As Italian and English settings write them: "nov-2026" would become the first of that month. */
const MONTHS = ['it', 'en'].flatMap((language) =>
  (['short', 'long'] as const).flatMap((month) =>
    Array.from({ length: 12 }, (_, index) =>
      new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(Date.UTC(2026, index)),
    ),
  ),
);

/** Digits and signs, months, the "e" of "1e5", the letters of a time. */
const NUMBER_OR_DAY = new RegExp(
  `^(?:[\\s\\d.,:/()%€$+-]|(?<!\\p{L})(?:${MONTHS.join('|')}|[etz]|[ap]m)(?!\\p{L}))*$`,
  'iu',
);
const TRUE_OR_FALSE = /^\s*(?:true|false|vero|falso)\s*$/i;

/** What would become a number, a day or a truth value: a telephone number would lose its zero. */
const isRead = (text: string): boolean =>
  (/\d/.test(text) && NUMBER_OR_DAY.test(text)) || TRUE_OR_FALSE.test(text);

/**
 * @param text as somebody typed it
 * @returns what a spreadsheet shows as that text and never calculates
 */
const asTyped = (text: string): string => {
  const guarded = text.replace(FORMULA_STARTS, NO_FORMULA);
  return guarded === text && isRead(text) ? NO_FORMULA + text : guarded;
};

/** What the site itself wrote, such as a time: a spreadsheet may count with it. */
export interface Ours {
  readonly ours: string;
}

/** A text from outside; null = nothing. */
export type Cell = string | null | Ours;

const quoted = (cell: Cell): string => {
  const text = cell === null ? '' : typeof cell === 'string' ? asTyped(cell) : cell.ours;
  return `"${text.replaceAll('"', '""')}"`;
};

/**
 * A table for Excel and LibreOffice.
 *
 * @param rows the first holds the headings
 * @returns a CSV file: semicolons, every cell in quotation marks, CR LF, UTF-8 with its mark
 */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(quoted).join(SEPARATOR) + LINE_END).join('');
