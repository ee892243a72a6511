import { type Document, isScalar, visit } from 'yaml';

/** A text that YAML ends before a `#`, since a comment begins there. */
export interface CutText {
  /** Of the `#`. */
  readonly offset: number;
  /** Its key, where it has one. */
  readonly key: string | undefined;
  /** What is left of it: nothing where it begins with `#`. */
  readonly left: string;
  /** What is lost. */
  readonly lost: string;
}

const COMMENT = /^[ \t]*(#.*)/;

/**
 * Comments on lines of their own cut nothing, nor does one behind a figure or a text in quotation marks.
 *
 * @param source a file
 * @param document what the YAML parser made of it
 * @returns every text without quotation marks that a comment follows on its line
 */
export const cutTexts = (source: string, document: Document.Parsed): CutText[] => {
  const found: CutText[] = [];
  visit(document, {
    Scalar: (key, { type, value, range }, around) => {
      const isText = type === 'PLAIN' && (typeof value === 'string' || value === null);
      const lost = range && isText && key !== 'key' ? COMMENT.exec(source.slice(range[1]))?.[1] : undefined;
      if (range === undefined || range === null || lost === undefined) return;
      const pair = around.at(-1);
      const name = pair && 'key' in pair && isScalar(pair.key) ? String(pair.key.value) : undefined;
      found.push({ offset: source.indexOf('#', range[1]), key: name, left: String(value ?? ''), lost });
    },
  });
  return found;
};
