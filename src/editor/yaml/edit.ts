import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
  type Scalar,
  type ScalarTag,
  visit,
  type YAMLSeq,
} from 'yaml';
import { stringifyString } from 'yaml/util';
import { foldedLines, WIDTH } from './folded.ts';
import { type Fields, isFields, isList, same, type Value } from './values.ts';

const FOLDED = 'BLOCK_FOLDED';

/** Texts whose line breaks an author has set: paragraphs with single spaces. */
const isParagraph = (text: string): boolean => /^[^\s#]/.test(text) && !/\n| {2}| $/.test(text);

/** Writes folded texts as the author has broken them; yaml itself would break them elsewhere, or not at all. */
const textTag = (linesOf: ReadonlyMap<Scalar, readonly string[]>): ScalarTag => ({
  tag: 'tag:yaml.org,2002:str',
  default: true,
  identify: (value) => typeof value === 'string',
  resolve: (text) => text,
  stringify: (item, context, onComment, onChompKeep) => {
    const text = String(item.value);
    if (item.type !== FOLDED || context.inFlow || !isParagraph(text))
      // As yaml's own tag does: a text that reads as another type, such as "3", is quoted.
      return stringifyString(
        { ...item, value: text },
        { ...context, actualString: true },
        onComment,
        onChompKeep,
      );
    const lines = foldedLines(linesOf.get(item) ?? [], text, WIDTH - context.indent.length);
    return ['>-', ...lines.map((line) => context.indent + line)].join('\n');
  },
});

/** The lines of every folded text of a file, without their indentation. */
const foldedTexts = (source: string, document: Document): Map<Scalar, string[]> => {
  const found = new Map<Scalar, string[]>();
  visit(document, {
    Scalar: (_, node) => {
      if (node.type !== FOLDED || !node.range) return;
      const [, ...lines] = source.slice(node.range[0], node.range[1]).trimEnd().split('\n');
      found.set(
        node,
        lines.map((line) => line.trim()),
      );
    },
  });
  return found;
};

/** How many keys of two entries are equal; entries of different kinds have nothing in common. */
const likeness = (one: Value, other: Value): number => {
  if (same(one, other)) return Number.POSITIVE_INFINITY;
  if (!isFields(one) || !isFields(other) || one['kind'] !== other['kind']) return 0;
  return Object.keys(one).filter((key) => same(one[key], other[key])).length;
};

/** Changes the values of a document, and moves, adds and removes its nodes. */
class Edit {
  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
  }

  /** @returns the node with its new value, or a new node where the old one cannot hold it */
  node(node: Node | null, after: Value): Node {
    if (node && same(this.#heldBy(node), after)) return node;
    if (isMap(node) && isFields(after))
      return this.#map(node.items as Pair<Node, Node | null>[], after, node);
    if (isSeq(node) && isList(after)) return this.#list(node, after);
    if (isScalar(node) && !isFields(after) && !isList(after)) {
      if (/\.\d\d$/.test(node.source ?? '')) node.minFractionDigits = 2;
      node.value = after;
      return node;
    }
    return this.#created(after);
  }

  #heldBy(node: Node | null): Value {
    return node ? (node.toJS(this.#document) as Value) : null;
  }

  #created(value: Value): Node {
    const created = this.#document.createNode(value);
    visit(created, {
      Scalar: (key, node) => {
        if (key !== 'key' && typeof node.value === 'string' && node.value.length > WIDTH - 20)
          node.type = FOLDED;
      },
    });
    return created;
  }

  #map(pairs: Pair<Node, Node | null>[], after: Fields, map: Node): Node {
    const keyOf = (pair: Pair<Node, Node | null>): string => String(this.#heldBy(pair.key));
    // A switch that is off may be written as `false`; the form leaves it out.
    const kept = pairs.filter((pair) => keyOf(pair) in after || this.#heldBy(pair.value) === false);
    let place = 0;
    for (const [key, value] of Object.entries(after)) {
      const there = kept.findIndex((pair) => keyOf(pair) === key);
      const pair = kept[there];
      if (pair) pair.value = this.node(pair.value, value);
      else kept.splice(place, 0, this.#document.createPair(key, this.#created(value)) as Pair<Node, Node>);
      place = (pair ? there : place) + 1;
    }
    pairs.splice(0, pairs.length, ...kept);
    return map;
  }

  #list(list: YAMLSeq, after: readonly Value[]): Node {
    const before = list.items as Node[];
    const values = before.map((node) => this.#heldBy(node));
    const free = new Set(before.keys());
    const found = new Map<number, number>();
    const pairs = after
      .flatMap((value, place) => values.map((old, index) => ({ place, index, score: likeness(old, value) })))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || Math.abs(a.place - a.index) - Math.abs(b.place - b.index));
    for (const { place, index } of pairs)
      if (!found.has(place) && free.delete(index)) found.set(place, index);
    list.items = after.map((value, place) => {
      const index = found.get(place) ?? (free.delete(place) ? place : -1);
      return this.node(before[index] ?? null, value);
    });
    return list;
  }
}

/** Comments at the end of a file, without a blank line above them. */
const COMMENTS_AT_END = /[^\n]\n(?:#.*\n?)+$/;

/**
 * Gives a comment above the first entry of a list to the entry, so that it moves with it, and one directly below the
 * last line to that line: yaml would add a blank line.
 */
const withOwnComments = (document: Document, source: string): void => {
  if (document.contents && document.comment && COMMENTS_AT_END.test(source)) {
    document.contents.comment = document.comment;
    document.comment = null;
  }
  visit(document, {
    Seq: (_, list) => {
      const [first] = list.items as Node[];
      if (!first || list.flow || !list.commentBefore) return;
      first.commentBefore = list.commentBefore;
      list.commentBefore = null;
    },
  });
};

/** The content writes `[a, b]` and `{ a: 1 }`; yaml knows one padding for both. */
const withPadding = (document: Document): void =>
  visit(document, {
    Collection: (_, node) => {
      if (!node.flow) return;
      const { toString: written } = Object.getPrototypeOf(node);
      const flowCollectionPadding = isMap(node) ? ' ' : '';
      node.toString = (context, ...rest) =>
        written.call(node, context && { ...context, flowCollectionPadding }, ...rest);
    },
  });

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
 * @param source the text of the file, a mapping; empty for a new file
 * @param after all values that the file should have
 * @returns the text with the changed values, in the content's own form; comments and order stay
 * @throws when the file cannot be parsed, or when the result would not have these values
 */
export const editYaml = (source: string, after: Fields): string => {
  const folded = new Map<Scalar, readonly string[]>();
  const document = parseDocument(source, {
    customTags: (tags) => [textTag(folded), ...tags],
  });
  if (document.errors[0]) throw document.errors[0];
  for (const [node, lines] of foldedTexts(source, document)) folded.set(node, lines);
  withOwnComments(document, source);
  document.contents = new Edit(document).node(document.contents, after) as typeof document.contents;
  withPadding(document);
  const text = document.toString({ lineWidth: 0 });
  if (!same(withoutFalse(parse(text)), withoutFalse(after)))
    throw new Error('Questa modifica va fatta nel file: l’editor non riesce a scriverla.');
  return source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
};
