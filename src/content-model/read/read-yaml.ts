import { isUtf8 } from 'node:buffer';
import { type Document, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { type ContentProblem, WHOLE_FILE } from './content-error.ts';
import type { JsonPath } from './json-path.ts';
import { yamlMistakes } from './yaml-mistakes.ts';

/** A YAML file as it is on disk, or as it is on another day. */
export interface RawEntry {
  /** Its path below its collection, without extension. */
  readonly id: string;
  /** Path from the project's root. */
  readonly file: string;
  readonly data: unknown;
  /** The line of a value, or of the closest parent that exists. */
  readonly lineOf: (path: JsonPath) => number;
  /** A value exactly as the file has it, such as `1.200`, which YAML reads as 1.2. */
  readonly writtenAt: (path: JsonPath) => string | undefined;
  /** The same file after a change in memory; what stays keeps its line. */
  readonly edited: (change: (document: Document) => void) => RawEntry;
}

/** Whether a file is UTF-8; otherwise accented letters would show as �. Zero bytes are a sign of UTF-16. */
const isText = (bytes: Buffer): boolean => isUtf8(bytes) && !bytes.includes(0);

const entryOf = (document: Document, lines: LineCounter, file: string, id: string): RawEntry => {
  const nodeAt = (path: JsonPath): unknown => document.getIn(path, true);
  return {
    id,
    file,
    data: document.toJS(),
    lineOf: (path) => {
      for (let length = path.length; length > 0; length -= 1) {
        const node = nodeAt(path.slice(0, length));
        if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
      }
      return 1;
    },
    writtenAt: (path) => {
      const node = nodeAt(path);
      return isScalar(node) ? node.source : undefined;
    },
    edited: (change) => {
      const copy = document.clone();
      change(copy);
      return entryOf(copy, lines, file, id);
    },
  };
};

/** What each file held when it was last read: most are unchanged when the content is read again, after an edit. */
const lastRead = new Map<string, { readonly source: string; readonly entry: RawEntry }>();

/**
 * @param bytes what the file holds
 * @param file its name in messages
 * @param id its name below its collection
 * @returns its data, or the problems of its encoding and its syntax, including duplicate keys
 */
export const readYaml = (bytes: Buffer, file: string, id: string): RawEntry | ContentProblem[] => {
  if (!isText(bytes)) {
    const expected =
      'un file salvato come UTF-8: nel programma "Salva con nome", codifica "UTF-8"; poi guarda gli accenti';
    return [
      { file, field: WHOLE_FILE, expected, received: 'un’altra codifica, ad esempio "ANSI" o "Unicode"' },
    ];
  }
  const source = bytes.toString('utf8');
  const known = lastRead.get(file);
  if (known?.source === source && known.entry.id === id) return known.entry;
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, stringKeys: true });
  const mistakes = yamlMistakes({ file, source, document, lines });
  if (mistakes.length > 0) return mistakes;
  const entry = entryOf(document, lines, file, id);
  lastRead.set(file, { source, entry });
  return entry;
};
