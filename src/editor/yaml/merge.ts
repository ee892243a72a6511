import { type Document, isMap, isScalar, isSeq, type Node, type Pair, parse, parseDocument } from 'yaml';
import { matchEntries } from './match.ts';
import { type Fields, isFields, isList, same, type Value } from './values.ts';
import { blockText, flowText, foldedText, numberText, scalarText } from './write.ts';

/** An entry of a block: its value, and where its lines start (with the comments above them) and end. */
interface Entry {
  readonly key: string;
  readonly node: Node | null;
  readonly from: number;
  readonly to: number;
}

const spaces = (count: number): string => ' '.repeat(count);
const heldBy = (node: Node | null, file: Document): Value => (node ? (node.toJS(file) as Value) : null);

/** Joins the entries of a block. The text before the block already contains the indentation of the first entry. */
const joined = (entries: readonly string[], column: number): string => {
  const text = entries.join('\n').replace(/^(?: *\n)+/, '');
  return text.startsWith(spaces(column)) ? text.slice(column) : text.trimStart();
};

/** Writes changed values into the text of one file. */
class Merge {
  readonly #source: string;
  readonly #file: Document;

  constructor(source: string, file: Document) {
    this.#source = source;
    this.#file = file;
  }

  /** @returns the text of a node with a new value; its unchanged parts stay the same byte for byte */
  text(node: Node | null, after: Value, inFlow = false): string {
    if (!node) return flowText(after);
    const { from, to } = this.span(node);
    const old = this.#source.slice(from, to);
    if (same(heldBy(node, this.#file), after)) return old;
    if (isMap(node) && isFields(after))
      return node.flow ? this.#flowMap(node, after) : this.#map(node, after);
    if (isSeq(node) && isList(after))
      return node.flow ? this.#flowList(node, after) : this.#list(node, after);
    if (!isScalar(node) || isList(after) || isFields(after)) return flowText(after);
    if (typeof after === 'number') return numberText(after, old);
    const folded = typeof after === 'string' ? foldedText(old, after) : undefined;
    return folded ?? scalarText(after, node.type, inFlow);
  }

  /** Start and end of a node, without the line break after it. */
  span(node: Node): { from: number; to: number } {
    const [from = 0, to = 0] = node.range ?? [];
    const last = this.#isBlock(node) ? this.#entries(node).at(-1) : undefined;
    return { from, to: last?.to ?? from + this.#source.slice(from, to).trimEnd().length };
  }

  #isBlock(node: Node): boolean {
    return (isMap(node) || isSeq(node)) && !node.flow && node.items.length > 0;
  }

  #column(block: Node): number {
    const at = block.range?.[0] ?? 0;
    return at - (this.#source.lastIndexOf('\n', at - 1) + 1);
  }

  #entries(block: Node): Entry[] {
    const pairs = isMap(block) ? (block.items as Pair<Node, Node | null>[]) : [];
    const items = isSeq(block) ? (block.items as Node[]) : [];
    const nodes = isMap(block)
      ? pairs.map(({ key, value }) => ({
          key: String(heldBy(key, this.#file)),
          node: value,
          at: key.range?.[0] ?? 0,
        }))
      : items.map((node) => ({ key: '', node, at: node.range?.[0] ?? 0 }));
    let from = block.range?.[0] ?? 0;
    return nodes.map(({ key, node, at }) => {
      const end = this.#source.indexOf('\n', node ? Math.max(at, this.span(node).to) : at);
      const to = end < 0 ? this.#source.length : end;
      const entry = { key, node, from, to };
      from = to + 1;
      return entry;
    });
  }

  /** Returns the lines of an entry, with the indentation of the first line. */
  #lines({ from, to, node }: Entry, first: boolean, column: number, after?: Value): string {
    const indent = first ? spaces(column) : '';
    if (after === undefined || !node) return indent + this.#source.slice(from, to);
    const span = this.span(node);
    return (
      indent + this.#source.slice(from, span.from) + this.text(node, after) + this.#source.slice(span.to, to)
    );
  }

  #map(node: Node, after: Fields): string {
    const column = this.#column(node);
    const chunks = this.#entries(node)
      .map((entry, index) => ({ entry, first: index === 0 }))
      .filter(({ entry: { key, node } }) => key in after || heldBy(node, this.#file) === false)
      .map(({ entry, first }) => ({
        key: entry.key,
        text: this.#lines(entry, first, column, after[entry.key]),
      }));
    let place = 0;
    for (const [key, value] of Object.entries(after)) {
      const there = chunks.findIndex((chunk) => chunk.key === key);
      if (there >= 0) place = there + 1;
      else chunks.splice(place++, 0, { key, text: spaces(column) + blockText({ [key]: value }, column) });
    }
    return chunks.length
      ? joined(
          chunks.map(({ text }) => text),
          column,
        )
      : '{}';
  }

  #list(node: Node, after: readonly Value[]): string {
    const column = this.#column(node);
    const entries = this.#entries(node);
    const found = matchEntries(
      entries.map((entry) => heldBy(entry.node, this.#file)),
      after,
    );
    const chunks = after.map((value, place) => {
      const index = found[place] ?? -1;
      const entry = entries[index];
      if (entry) return this.#lines(entry, index === 0, column, value);
      return spaces(column) + blockText([value], column);
    });
    return chunks.length ? joined(chunks, column) : '[]';
  }

  #flowMap(node: Node, after: Fields): string {
    const pairs = isMap(node) ? (node.items as Pair<Node, Node | null>[]) : [];
    const keys = pairs.map(({ key }) => String(heldBy(key, this.#file)));
    if (!same([...keys].sort(), Object.keys(after).sort())) return flowText(after);
    return this.#spliced(
      node,
      pairs.map(({ value }, index) => ({ node: value, after: after[keys[index] ?? ''] ?? null })),
    );
  }

  #flowList(node: Node, after: readonly Value[]): string {
    const items = isSeq(node) ? (node.items as Node[]) : [];
    if (items.length !== after.length) return flowText(after);
    return this.#spliced(
      node,
      items.map((item, index) => ({ node: item, after: after[index] ?? null })),
    );
  }

  /** Returns a node between brackets, with new values in the old places. */
  #spliced(node: Node, parts: readonly { node: Node | null; after: Value }[]): string {
    const { from, to } = this.span(node);
    let at = from;
    let text = '';
    for (const part of parts) {
      if (!part.node) return flowText(heldBy(node, this.#file));
      const span = this.span(part.node);
      text += this.#source.slice(at, span.from) + this.text(part.node, part.after, true);
      at = span.to;
    }
    return text + this.#source.slice(at, to);
  }
}

/** Removes `false` values, because a missing switch means off too. */
const withoutFalse = (value: Value): Value => {
  if (isList(value)) return value.map(withoutFalse);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (each === false ? [] : [[key, withoutFalse(each)]])),
  );
};

/**
 * Writes changed values into a content file.
 *
 * @param source the text of the file, a mapping
 * @param after all values that the file should have
 * @returns the text with the changed values; comments, order and line breaks stay the same everywhere else
 * @throws when the file cannot be parsed, or when the result would not have these values
 */
export const mergeYaml = (source: string, after: Fields): string => {
  const file = parseDocument(source);
  if (file.errors[0]) throw file.errors[0];
  const root = file.contents;
  if (!root || !isMap(root)) return blockText(after, 0).concat('\n');
  const merge = new Merge(source, file as Document);
  const { from, to } = merge.span(root);
  const text = `${(source.slice(0, from) + merge.text(root, after) + source.slice(to)).trimEnd()}\n`;
  if (!same(withoutFalse(parse(text)), withoutFalse(after)))
    throw new Error(
      'This change has to be made in the file itself: its comments or its order would be lost.',
    );
  return text;
};
