import { TEXT_LINK } from '../content-model/fields/link.ts';

/** A figure, split into the part that is set large and the part that is set small. */
export interface FigureParts {
  readonly value: string;
  /** Begins with a space where the text has one, so that a screen reader reads both parts as written. */
  readonly unit: string;
}

/**
 * Digits with the signs between and before them: `2,5`, `24/7`, `5:20`, `<30`, `5-7` with the word joiner that
 * `typeset` inserts.
 */
const FIGURE = /^([<>]?[\d.,:/\u2060-]+\+?)(.*)$/u;

/** Units that follow the digits without a space: `97,6%`, `2,8x`, `€12M`, `4,2M`, `4,8/5`. */
const ATTACHED = /^(?:[%xKM]|\/5)$/u;

/**
 * @param text a figure as facts spell it: `40 GB`, `99,95%`, `5-7 giorni lavorativi`, `24/7`
 * @param unit its unit, where the content gives it separately: `Gb/s`, `%`
 * @returns the digits and the unit after them, which is empty when there is none; a text that does not start with a
 *   digit stays whole
 */
export const figureParts = (text: string, unit?: string): FigureParts => {
  if (unit !== undefined) return { value: text, unit: ATTACHED.test(unit) ? unit : ` ${unit}` };
  const match = FIGURE.exec(text);
  return { value: match?.[1] ?? text, unit: (match?.[2] ?? '').replace(/^\s+/, ' ') };
};

/** A part of a text: plain words, or the words of a link. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

/**
 * @param text copy with links to pages of this site `[parole](/percorso)`, to e-mail addresses
 *   `[parole](mailto:a@b.example)` and to other sites `[parole](https://a.example/)`
 * @returns its parts, in order
 */
export const textParts = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(TEXT_LINK)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: match[1] ?? '', href: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
};

const NO_BREAK_SPACE = '\u00a0';
/** Characters that a last word needs, full stop included, to stand on a line of its own. */
const ENOUGH_LETTERS = 7;
/** Matches from the third word on: in a line of two words, keeping the last one with the other gains nothing. */
const SHORT_LAST_WORD = new RegExp(`(?<= .*) (?=\\S{1,${ENOUGH_LETTERS - 1}}$)`);

/**
 * Keeps a short last word from standing alone when a line is too long for a small screen: browsers do not balance a
 * heading whose lines the author broke by hand.
 *
 * @param line one line of a heading as its author broke it
 * @returns the line with a no-break space before a short last word
 */
export const wholeLine = (line: string): string => line.replace(SHORT_LAST_WORD, NO_BREAK_SPACE);

/**
 * @param name a person's name, e.g. `Anna De Luca`
 * @returns the first letters of the first and last words in upper case, `AL`; for a name of one word, its first letter
 */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('it') ?? '').join('');
};
