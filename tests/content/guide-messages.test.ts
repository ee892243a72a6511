import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { ContentError, WHOLE_FILE } from '../../src/content-model/read/content-error.ts';
import { readSite } from '../../src/site/site.ts';
import { copyProject, PROJECT } from './project-copy.ts';

const MESSAGE = /^(src\/content\/\S+):(\d+)(\n {2}campo {5}(.*)\n {2}atteso {4}.*\n {2}ricevuto {2}(.*))$/gm;

/** Error messages of the build that the guides quote. */
const messages = ['README.md', 'docs/contenuti.md'].flatMap((guide) =>
  Array.from(
    readFileSync(join(PROJECT, guide), 'utf8').matchAll(MESSAGE),
    ([, file = '', line = '', said = '', field = '', received = '']) => ({
      guide,
      file,
      line: Number(line),
      said,
      field,
      value: received.replace(/ \(testo\)$/, '').replace(/^- question: /, ''),
    }),
  ),
);

test('finds messages in both guides', () => {
  expect(new Set(messages.map(({ guide }) => guide)).size).toBe(2);
});

/** @returns the field's current line, from 1, since lines above it may be new; for a whole file, a question's line */
const lineOf = (text: string, field: string): number => {
  if (field === WHOLE_FILE) return text.split('\n').findIndex((line) => /^ *- question: /.test(line)) + 1;
  const counter = new LineCounter();
  const keys = (field.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const value = parseDocument(text, { lineCounter: counter }).getIn(keys, true);
  return counter.linePos(isNode(value) ? (value.range?.[0] ?? 0) : 0).line;
};

test.each(messages)('reports $guide: $file:$line as shown', ({ file, field, value, said }) => {
  const root = copyProject();
  try {
    const text = readFileSync(join(root, file), 'utf8');
    const line = lineOf(text, field);
    const lines = text.split('\n');
    lines[line - 1] = lines[line - 1]?.replace(/: .*/, `: ${value}`) ?? '';
    writeFileSync(join(root, file), lines.join('\n'));
    expect(() => readSite(root)).toThrow(ContentError);
    expect(() => readSite(root)).toThrow(`${file}:${line}${said}`);
  } finally {
    rmSync(root, { recursive: true });
  }
});
