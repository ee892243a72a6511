import { readFileSync } from 'node:fs';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { type ContentProblem, WHOLE_FILE } from './content-error.ts';
import type { JsonPath } from './json-path.ts';

/** A YAML file as it stands on the disk. */
export interface YamlFile {
  /** Path from the project's root. */
  readonly file: string;
  readonly data: unknown;
  /** The line of a value, or of the nearest thing around it that exists. */
  readonly lineOf: (path: JsonPath) => number;
}

const firstLine = (message: string): string =>
  message.split('\n', 1)[0]?.replace(/ at line \d+.*$/, '') ?? '';

const keyAt = (source: string, offset: number): string => /^[^:\s]*/.exec(source.slice(offset))?.[0] ?? '';

/**
 * @param absolute where the file is
 * @param file how messages name it
 * @returns its data, or what is wrong with its syntax, duplicate keys included
 */
export const readYaml = (absolute: string, file: string): YamlFile | ContentProblem[] => {
  const lines = new LineCounter();
  const source = readFileSync(absolute, 'utf8');
  const document = parseDocument(source, { lineCounter: lines });
  if (document.errors.length > 0) {
    return document.errors.map((error) => {
      const at = error.linePos?.[0];
      const duplicate = error.code === 'DUPLICATE_KEY';
      return {
        file: at ? `${file}:${at.line}` : file,
        field: duplicate ? keyAt(source, error.pos[0]) : WHOLE_FILE,
        expected: duplicate ? 'each key once' : 'YAML that can be read',
        received: duplicate ? 'a key that stands above already' : firstLine(error.message),
      };
    });
  }
  const lineOf = (path: JsonPath): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  return { file, data: document.toJS(), lineOf };
};
