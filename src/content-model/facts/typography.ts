const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';

const UNITS =
  'Gb/s|Mb/s|kb/s|Gbps|Mbps|kbps|GB|MB|TB|ms|secondi|minuti|ore|giorni|settimane|mesi|anni|euro|Paesi|SIM|sedi|interni|numeri|aziende|pixel|€';
const NUMBER_AND_UNIT = new RegExp(`(\\d%?) (?=(?:${UNITS})(?![\\p{L}\\p{N}]))`, 'gu');
/** Not in the address of a link: it would lead elsewhere. */
const RANGE = /(?<!\]\([^\s()]*)(?:(?<=\d)-(?=\d)|(?<=\b(?:Lun|Mar|Mer|Gio|Ven|Sab|Dom))-(?=[LMGVSD]))/g;
/** A "from" price keeps its word: `da €499`. */
const FROM_PRICE = /(?<=\b[Dd]a) (?=€)/g;
const APOSTROPHE = /(?<=[\p{L}\p{N}])'/gu;

/**
 * Sets a text the Italian way, so that authors type what their keyboard has: `'` becomes `’`, a number keeps its unit
 * (no-break space) and a range stays whole (word joiner after its hyphen, since Chromium breaks `5-10`).
 * A text of one word is left alone: it may be an id, an address or a name that code compares.
 *
 * @param text copy as written
 * @returns copy as shown; setting it again changes nothing
 */
export const typeset = (text: string): string =>
  text.includes(' ')
    ? text
        .replace(APOSTROPHE, '’')
        .replace(NUMBER_AND_UNIT, `$1${NO_BREAK_SPACE}`)
        .replace(FROM_PRICE, NO_BREAK_SPACE)
        .replace(RANGE, `-${WORD_JOINER}`)
    : text;

/**
 * @param value data with texts at any depth
 * @param plain keys at its top whose texts stay as they are
 * @returns a copy of the data with every other text set
 */
export const typesetAll = <T>(value: T, plain: readonly string[] = []): T => {
  const walk = (item: unknown): unknown => {
    if (typeof item === 'string') return typeset(item);
    if (Array.isArray(item)) return item.map(walk);
    if (typeof item !== 'object' || item === null) return item;
    return Object.fromEntries(Object.entries(item).map(([key, child]) => [key, walk(child)]));
  };
  const set = walk(value);
  if (typeof set === 'object' && set !== null && typeof value === 'object' && value !== null) {
    for (const key of plain) if (key in value) Reflect.set(set, key, Reflect.get(value, key));
  }
  // Same keys, same types: only the letters of its texts differ.
  return set as T;
};

/**
 * @param text a telephone number or another text that stays on one line
 * @returns it with no-break spaces
 */
export const unbroken = (text: string): string => text.replaceAll(' ', NO_BREAK_SPACE);
