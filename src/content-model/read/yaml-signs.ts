import { CST, type Document, isPair, isScalar, isSeq, Lexer, visit } from 'yaml';
import { WHOLE_FILE } from './content-error.ts';
import { fieldName, type JsonPath } from './json-path.ts';

/** A text that begins with a character that has a meaning in YAML. */
export interface YamlSign {
  /** The offset of the sign in the file. */
  readonly offset: number;
  /** The field of the text, or `(file)`. */
  readonly field: string;
  readonly expected: string;
  readonly received: string;
}

/** YAML token -> its meaning in YAML, which content never intends. */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  tag: 'a tag',
  anchor: 'an anchor',
  alias: 'a reference to an anchor',
  'directive-line': 'a directive',
};

/** `>` or `|` at the end of a line, with the text below. A figure after it would set the indentation. */
const LONG_TEXT = /^[|>][+-]?$/;
const NOTHING_BEHIND = /^[ \t]*(?:#.*)?(?:\r?\n|$)/;
const FLOW_ENDS = /[,\]}]/;

/** How many characters of a text are shown. */
const SHOWN = 40;

interface Token {
  readonly type: string | null;
  readonly offset: number;
  readonly text: string;
  /** Whether it is between brackets or braces. */
  readonly isInFlow: boolean;
}

/** The tokens of a file. The lexer returns every character in order, with control marks between, which are skipped. */
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

/** The path of the first value at or after an offset. */
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
 * @param text a text that begins with a sign
 * @returns the "expected" text of its problem
 */
export const quoted = (text: string): string => {
  const example = text.includes('"') || text.length > SHOWN ? '' : `, such as "${text}"`;
  return `quotation marks around a text that begins with ${text[0]}${example}`;
};

/**
 * Finds texts that begin with a sign for a YAML tag, anchor, alias, directive or block. Content needs no tags, anchors,
 * aliases or directives, and YAML would drop the first word of such a text.
 *
 * @param source the text of a file
 * @param document the same file as the YAML parser read it
 * @returns every such text, in order
 */
export const yamlSigns = (source: string, document: Document.Parsed): YamlSign[] =>
  tokensOf(source).flatMap(({ type, offset, text, isInFlow }) => {
    const behind = source.slice(offset + text.length);
    const isLongText = type === 'block-scalar-header' && LONG_TEXT.test(text) && NOTHING_BEHIND.test(behind);
    const takenFor =
      type === 'block-scalar-header' ? !isLongText && 'the start of a long text' : TAKEN_FOR[type ?? ''];
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
