/** Italian Excel expects semicolons, and reads UTF-8 only after this mark. Everything else follows RFC 4180. */
const BYTE_ORDER_MARK = '\ufeff';
const SEPARATOR = ';';
const LINE_END = '\r\n';

/** A character without width that programs do not trim as a space. A spreadsheet treats the cell after it as text. */
const NO_FORMULA = '\u200b';

/**
 * The positions where a spreadsheet would start a formula: at the start of a cell, and after every character that some
 * program or locale treats as the end of a cell (OWASP, "CSV Injection").
 */
const FORMULA_STARTS = /(?<=(?:^|[\r\n\t,;|])[ "']*)(?=[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** Month names in Italian and English: a spreadsheet would convert "nov-2026" to the first day of that month. */
const MONTHS = ['it', 'en'].flatMap((language) =>
  (['short', 'long'] as const).flatMap((month) =>
    Array.from({ length: 12 }, (_, index) =>
      new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(Date.UTC(2026, index)),
    ),
  ),
);

/** Digits, signs, month names, the "e" of "1e5", and the letters of a time. */
const NUMBER_OR_DAY = new RegExp(
  `^(?:[\\s\\d.,:/()%€$+-]|(?<!\\p{L})(?:${MONTHS.join('|')}|[etz]|[ap]m)(?!\\p{L}))*$`,
  'iu',
);
const TRUE_OR_FALSE = /^\s*(?:true|false|vero|falso)\s*$/i;

/**
 * Whether a spreadsheet would convert the text to a number, a date or a boolean. A phone number would lose its zero.
 */
const wouldConvert = (text: string): boolean =>
  (/\d/.test(text) && NUMBER_OR_DAY.test(text)) || TRUE_OR_FALSE.test(text);

/**
 * @param text as a visitor typed it
 * @returns a text that a spreadsheet shows as typed and neither calculates nor converts
 */
const asTyped = (text: string): string => {
  const guarded = text.replace(FORMULA_STARTS, NO_FORMULA);
  return guarded === text && wouldConvert(text) ? NO_FORMULA + text : guarded;
};

/**
 * A telephone number and nothing else: it may start with a plus, but has no letter, operator or separator of cells with
 * which a spreadsheet could call a function.
 */
const TELEPHONE_NUMBER = /^\+?[\d(][\d ()./\u00a0-]*$/;

/**
 * @param text the field for telephone numbers, as a visitor typed it
 * @returns a cell without an invisible sign when the text is a number: diallers and CRMs would take the sign for a part
 *   of it. A spreadsheet that opens the file without being told that the column is text drops a leading zero
 */
export const telephoneCell = (text: string): Cell => (TELEPHONE_NUMBER.test(text) ? { trusted: text } : text);

/** A value that this code wrote, such as a time. A spreadsheet may convert it. */
export interface Trusted {
  readonly trusted: string;
}

/** A string is text from outside; null = an empty cell. */
export type Cell = string | null | Trusted;

const quoted = (cell: Cell): string => {
  const text = cell === null ? '' : typeof cell === 'string' ? asTyped(cell) : cell.trusted;
  return `"${text.replaceAll('"', '""')}"`;
};

/** @returns rows of a table, without its start */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map(quoted).join(SEPARATOR) + LINE_END).join('');

/** @returns how a table with these headings begins */
export const csvStart = (headings: readonly string[]): string => BYTE_ORDER_MARK + csvRows([headings]);

/**
 * Writes a table for Excel and LibreOffice.
 *
 * @param rows the first row contains the headings
 * @returns a CSV file: semicolons, every cell in quotation marks, CR LF, UTF-8 with its mark
 */
export const csv = (rows: readonly (readonly Cell[])[]): string => BYTE_ORDER_MARK + csvRows(rows);
