import { Document, Scalar, visit } from 'yaml';
import { isFields, isList, type Value } from './values.ts';

/** Maximum line length of the content, unless a single word is longer. */
const WIDTH = 120;

/** @returns a value as YAML on one line; `inFlow` for a value between brackets */
export const scalarText = (value: Value, type: Scalar.Type | undefined, inFlow: boolean): string => {
  const scalar = new Scalar(value);
  if (type && type !== 'BLOCK_FOLDED' && type !== 'BLOCK_LITERAL') scalar.type = type;
  const document = new Document(inFlow ? [scalar] : scalar);
  if (inFlow) Object.assign(document.contents ?? {}, { flow: true });
  const text = document.toString({ lineWidth: 0, blockQuote: false }).trim();
  return inFlow ? text.slice(1, -1).trim() : text;
};

/** @returns a list or mapping between brackets, on one line */
export const flowText = (value: Value): string => {
  if (isList(value)) return `[${value.map(flowText).join(', ')}]`;
  if (!isFields(value)) return scalarText(value, undefined, true);
  const pairs = Object.entries(value).map(
    ([key, each]) => `${scalarText(key, undefined, true)}: ${flowText(each)}`,
  );
  return pairs.length ? `{ ${pairs.join(', ')} }` : '{}';
};

/**
 * @param value a mapping with one key, or a list with one entry
 * @param column the column of its first line
 * @returns its lines, all but the first indented; long texts are folded
 */
export const blockText = (value: Value, column: number): string => {
  const document = new Document(value);
  visit(document, {
    Scalar: (key, node) => {
      if (key === 'key' || typeof node.value !== 'string') return;
      if (node.value.length > WIDTH - column - 20 && !node.value.includes('\n')) node.type = 'BLOCK_FOLDED';
    },
  });
  const text = document.toString({ lineWidth: WIDTH - column });
  return text
    .trimEnd()
    .replaceAll('\n', `\n${' '.repeat(column)}`)
    .replaceAll(/^ +$/gm, '');
};

const wrapped = (words: readonly string[], width: number): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const WORDS = / +/;

/**
 * Writes new words into a folded text. The lines before the first change and after the last one stay the same.
 *
 * @param old the node's text in the file, starting with its `>-`
 * @param value the new words, in one paragraph
 * @returns the node's new text, or undefined when a folded text in this form cannot hold it
 */
export const foldedText = (old: string, value: string): string | undefined => {
  const [header = '', ...lines] = old.split('\n');
  const indent = lines[0]?.match(/^ +/)?.[0] ?? '';
  const plain = lines.every(
    (line) => line.startsWith(indent) && /^\S(?:.*\S)?$/.test(line.slice(indent.length)),
  );
  if (!indent || !plain || header !== '>-' || value.includes('\n') || / {2}|^ | $|^$|^#/.test(value))
    return undefined;
  const words = value.split(WORDS);
  const texts = lines.map((line) => line.slice(indent.length).split(WORDS));
  let first = 0;
  let from = 0;
  const fits = (line: readonly string[], at: number): boolean =>
    line.every((word, index) => words[at + index] === word);
  while (first < texts.length && fits(texts[first] ?? [], from)) from += texts[first++]?.length ?? 0;
  let last = texts.length;
  let to = words.length;
  while (
    last > first &&
    to - (texts[last - 1]?.length ?? 0) >= from &&
    fits(texts[last - 1] ?? [], to - (texts[last - 1]?.length ?? 0))
  )
    to -= texts[--last]?.length ?? 0;
  const kept = (part: readonly string[][]): string[] => part.map((line) => line.join(' '));
  const all = [
    ...kept(texts.slice(0, first)),
    ...wrapped(words.slice(from, to), WIDTH - indent.length),
    ...kept(texts.slice(last)),
  ];
  return [header, ...all.map((line) => indent + line)].join('\n');
};

/** @returns a number as text, with two decimals if the old text had two */
export const numberText = (value: number, old: string): string =>
  /\.\d\d$/.test(old) && Number(value.toFixed(2)) === value ? value.toFixed(2) : String(value);
