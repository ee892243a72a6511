import { fieldName, type JsonPath, mapTexts } from '../read/json-path.ts';

const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';

/** Units that stay on the line of their number, as alternatives of a regular expression. */
export const UNITS =
  'km|Gb/s|Mb/s|kb/s|Gbps|Mbps|kbps|GB|MB|TB|ms|secondi|minuti|ore|giorni|settimane|mesi|anni|euro|Paesi|SIM|sedi|interni|numeri|aziende|pixel|€';
const NUMBER_AND_UNIT = new RegExp(`(\\d%?) (?=(?:${UNITS})(?![\\p{L}\\p{N}]))`, 'gu');
/** Skips the address of a link, since a change would break it. */
const RANGE = /(?<!\]\([^\s()]*)(?:(?<=\d)-(?=\d)|(?<=\b(?:Lun|Mar|Mer|Gio|Ven|Sab|Dom))-(?=[LMGVSD]))/g;
/** A "from" price stays on one line with its word: `da €499`. */
const FROM_PRICE = /(?<=\b[Dd]a) (?=€)/g;
/** Accents that keyboards without them write as an apostrophe, and the acute one that Italian has in `perché`. */
const ACCENTS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])E['’](?![\p{L}\p{N}])/gu, 'È'],
  [/(?<![\p{L}\p{N}])e['’](?=\s)/gu, 'è'],
  [/(?<=\p{L}ch|(?<!\p{L})[Nn])(?:è|e['’])(?!\p{L})/gu, 'é'],
];
const DOTS = /\.{3}/g;
/** Quoted words, not inches: a sign with a letter or a digit inside at both ends. */
const QUOTED = /(?<![\p{L}\p{N}])["“”](?=[\p{L}\p{N}€])([^"“”]*?[\p{L}\p{N}.?!…%])["“”](?![\p{L}\p{N}])/gu;
const SPACES = /(?<=\S)[ \t]{2,}(?=\S)|\t/g;
const APOSTROPHE = /(?<=[\p{L}\p{N}])'/gu;

/**
 * Applies Italian typography, so that authors can type plain characters: `'` becomes `’`, `"così"` becomes `«così»`,
 * `...` becomes `…`, `E'` becomes `È`, `perchè` becomes `perché`, several spaces become one. A no-break space keeps a
 * number and its unit together, and a word joiner after the hyphen keeps a range together (Chromium breaks `5-10`).
 * A text of one word does not change: it may be an id, an address or a name that code compares.
 *
 * @param text copy as written
 * @returns copy as shown; applying the function again changes nothing
 */
export const typeset = (text: string): string =>
  text.includes(' ')
    ? ACCENTS.reduce((set, [wrong, right]) => set.replace(wrong, right), text)
        .replace(DOTS, '…')
        .replace(QUOTED, '«$1»')
        .replace(SPACES, ' ')
        .replace(APOSTROPHE, '’')
        .replace(NUMBER_AND_UNIT, `$1${NO_BREAK_SPACE}`)
        .replace(FROM_PRICE, NO_BREAK_SPACE)
        .replace(RANGE, `-${WORD_JOINER}`)
    : text;

/** Articles, prepositions and conjunctions of one syllable, up to the word that they belong to. */
const WITH_ITS_WORD =
  /(?<![^ \u00a0])(?:(?:a|ad|ai|al|con|da|dai|dal|dei|del|di|e|ed|gli|i|il|in|la|le|lo|nei|nel|o|per|su|sui|sul|tra|un|una|uno) )+\S+/giu;
/** Together they still fit one line of a small screen in letters of twice the size. */
const TOGETHER_MAX_LENGTH = 14;

/**
 * @param heading a heading that wraps, typeset
 * @returns the heading with no-break spaces, so that no line ends in "e", "da" or "al"
 */
export const typesetHeading = (heading: string): string =>
  heading.replace(WITH_ITS_WORD, (words) =>
    words.length > TOGETHER_MAX_LENGTH ? words : words.replaceAll(' ', NO_BREAK_SPACE),
  );

/** The headings of a page's sections and of what is in them. Elsewhere a `title` is a name, which code compares. */
const isHeading = (path: JsonPath): boolean => path[0] === 'sections' && path.includes('title');

/**
 * @param value data with texts at any depth
 * @param plain the fields whose texts do not change, named as in messages: `title`
 * @returns a copy of the data with every other text typeset
 */
export const typesetAll = <T>(value: T, plain: ReadonlySet<string>): T =>
  mapTexts(value, (text, path) => {
    if (plain.has(fieldName(path))) return text;
    const shown = typeset(text);
    return isHeading(path) ? typesetHeading(shown) : shown;
  });

/** The place after the slash of a figure's unit: `2,5 Gb/s`, `€23,99/mese`. */
const IN_UNIT = /(?<=(?<![\p{L}\p{N}_/-])\d[\d.,]*[ \u00a0]?\p{L}*\/)(?=\p{L})/gu;

/**
 * For texts that React draws: build/page/whole-figures.ts keeps the figures of all others whole. Firefox breaks
 * `2,5 Gb/s` after the slash.
 *
 * @param text typeset copy
 * @returns the text with a word joiner after the slash of each unit
 */
export const unbrokenUnits = (text: string): string => text.replace(IN_UNIT, WORD_JOINER);

/**
 * @param text a telephone number or another text that stays on one line
 * @returns the text with no-break spaces
 */
export const unbroken = (text: string): string => text.replaceAll(' ', NO_BREAK_SPACE);
