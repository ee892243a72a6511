/** A figure in its two sizes. */
export interface FigureParts {
  readonly value: string;
  /** After a space where the text has one, so that both read aloud as written. */
  readonly unit: string;
}

/** Digits and what stands between and before them: `2,5`, `24/7`, `5:20`, `<30`, `5-7` with the word joiner that typography sets. */
const FIGURE = /^([<>]?[\d.,:/\u2060-]+\+?)(.*)$/u;

/** Units that are written at the digits: `97,6%`, `2,8x`, `€30-80K`, `4,2M`, `4,8/5`. */
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
