import { type Document, isScalar, visit } from 'yaml';

/** A text that YAML cuts off at a `#`, because it takes the rest for a comment. */
export interface CutText {
  /** The offset of the `#` in the file. */
  readonly offset: number;
  /** The key of the text, if it has one. */
  readonly key: string | undefined;
  /** The part that YAML keeps; empty when the text begins with `#`. */
  readonly left: string;
  /** The part that YAML takes for a comment. */
  readonly lost: string;
}

const COMMENT = /^[ \t]*(#.*)/;

/**
 * Finds texts that a `#` cuts off. Comments on their own line, after a figure or after a quoted text are fine.
 *
 * @param source the text of a file
 * @param document the same file as the YAML parser read it
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
