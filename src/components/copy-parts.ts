import { TEXT_LINK } from '../content-model/check/text-links.ts';

/** A figure in its two sizes. */
export interface FigureParts {
  readonly value: string;
  /** After a space where the text has one, so that both read aloud as written. */
  readonly unit: string;
}

/** Digits and what stands between and before them: `2,5`, `24/7`, `5:20`, `<30`, `5-7` with the word joiner that typography sets. */
const FIGURE = /^([<>]?[\d.,:/\u2060-]+\+?)(.*)$/u;

/** Units that are written at the digits: `97,6%`, `2,8x`, `€12M`, `4,2M`, `4,8/5`. */
const ATTACHED = /^(?:[%xKM]|\/5)$/u;

/**
 * @param text a figure as facts spell it: `40 GB`, `99,95%`, `5-7 giorni lavorativi`, `24/7`
 * @param unit where the content names it apart from the figure: `Gb/s`, `%`
 * @returns the digits, and the unit after them, empty when there is none; a text that starts with no digit stays whole
 */
export const figureParts = (text: string, unit?: string): FigureParts => {
  if (unit !== undefined) return { value: text, unit: ATTACHED.test(unit) ? unit : ` ${unit}` };
  const match = FIGURE.exec(text);
  return { value: match?.[1] ?? text, unit: (match?.[2] ?? '').replace(/^\s+/, ' ') };
};

/** A piece of a text: words, or words that lead somewhere. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

/**
 * @param text copy in which a link on this site is written `[parole](/percorso)`, to an inbox `[parole](mailto:a@b.example)`
 * @returns its pieces in order
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
/** Letters that a last word needs, with its full stop, to stand on a line of its own. */
const ENOUGH_LETTERS = 7;
/** In a line of two words nothing is gained: either way each stands alone. */
const SHORT_LAST_WORD = new RegExp(`(?<= .*) (?=\\S{1,${ENOUGH_LETTERS - 1}}$)`);

/**
 * Where a line is too long for a small screen its last word must not stand alone: browsers do not balance a heading
 * whose lines are broken by hand.
 *
 * @param line one line of a heading as its author broke it
 * @returns it with a no-break space before a short last word
 */
export const wholeLine = (line: string): string => line.replace(SHORT_LAST_WORD, NO_BREAK_SPACE);

/**
 * @param name of a person, e.g. `Anna De Luca`
 * @returns the first letters of the first and the last word, as capitals: `AL`; of a name of one word, its first letter
 */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('it') ?? '').join('');
};
