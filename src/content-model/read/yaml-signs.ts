import { CST, type Document, isPair, isScalar, isSeq, Lexer, visit } from 'yaml';
import { WHOLE_FILE } from './content-error.ts';
import { fieldName, type JsonPath } from './json-path.ts';

/** A text that begins with a sign which YAML takes for its own. */
export interface YamlSign {
  /** Where the sign stands in the file. */
  readonly offset: number;
  /** Its place in the data, or that of the file. */
  readonly field: string;
  readonly expected: string;
  readonly received: string;
}

/** What content never means by a sign, by the name of its token. */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  tag: 'the kind of a value',
  anchor: 'the mark of a place',
  alias: 'a place that is marked so',
  'directive-line': 'an order to itself',
};

/** `>` or `|` at the end of a line: its text stands below. Of a figure behind it YAML would count spaces. */
const LONG_TEXT = /^[|>][+-]?$/;
const NOTHING_BEHIND = /^[ \t]*(?:#.*)?(?:\r?\n|$)/;
const FLOW_ENDS = /[,\]}]/;

/** Characters of a text that are shown. */
const SHOWN = 40;

interface Token {
  readonly type: string | null;
  readonly offset: number;
  readonly text: string;
  /** Whether it stands between brackets or braces. */
  readonly isInFlow: boolean;
}

/** The lexer gives every character of a file in order, and between them marks of its own. */
const tokensOf = (source: string): Token[] => {
  const tokens: Token[] = [];
  let offset = 0;
  let depth = 0;
  let isScalar = false;
  for (const text of new Lexer().lex(source)) {
    const type = isScalar ? 'scalar' : CST.tokenType(text);
    isScalar = text === CST.SCALAR;
    if (isScalar || text === CST.DOCUMENT || text === CST.FLOW_END) continue;
    if (type === 'flow-map-start' || type === 'flow-seq-start') depth += 1;
    if (type === 'flow-map-end' || type === 'flow-seq-end') depth -= 1;
    tokens.push({ type, offset, text, isInFlow: depth > 0 });
    offset += text.length;
  }
  return tokens;
};

/** Keys and indexes of the first value that ends behind an offset. */
const pathFrom = (document: Document.Parsed, offset: number): JsonPath => {
  let path: JsonPath = [];
  visit(document, {
    Node: (_key, node, around) => {
      if (!node.range || node.range[0] < offset) return undefined;
      const steps = [...around, node];
      path = steps.flatMap((step, index): JsonPath => {
        const parent = steps[index - 1];
        if (isSeq(parent)) return [parent.items.indexOf(step)];
        return isPair(step) && isScalar(step.key) ? [String(step.key.value)] : [];
      });
      return visit.BREAK;
    },
  });
  return path;
};

/**
 * @param text what begins with the sign
 * @returns what belongs there instead
 */
export const quoted = (text: string): string => {
  const example = text.includes('"') || text.length > SHOWN ? '' : `, such as "${text}"`;
  return `quotation marks around a text that begins with ${text[0]}${example}`;
};

/**
 * YAML has signs for kinds of values, marks and references. Content needs none of them, and where a text begins with
 * one its first word is lost.
 *
 * @param source a file
 * @param document what the YAML parser made of it
 * @returns every text that begins so, in order
 */
export const yamlSigns = (source: string, document: Document.Parsed): YamlSign[] =>
  tokensOf(source).flatMap(({ type, offset, text, isInFlow }) => {
    const behind = source.slice(offset + text.length);
    const isLongText = type === 'block-scalar-header' && LONG_TEXT.test(text) && NOTHING_BEHIND.test(behind);
    const takenFor =
      type === 'block-scalar-header' ? !isLongText && 'the beginning of a long text' : TAKEN_FOR[type ?? ''];
    if (!takenFor) return [];
    const [line = ''] = source.slice(offset).split(/\r?\n/, 1);
    const [words = ''] = isInFlow ? line.split(FLOW_ENDS, 1) : [line];
    const path = type === 'directive-line' ? [] : pathFrom(document, offset);
    return {
      offset,
      field: path.length === 0 ? WHOLE_FILE : fieldName(path),
      expected: quoted(words.trim()),
      received: `${words.trim()}, whose beginning YAML takes for ${takenFor}`,
    };
  });
