import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentError } from '../../src/content-model/read/content-error.ts';
import { readSite } from '../../src/site/site.ts';
import { copyProject, PROJECT } from './project-copy.ts';

const MESSAGE = /^(src\/content\/\S+):(\d+)\n {2}field .*\n {2}expected .*\n {2}received {2}(.*)$/gm;

/** The messages of the build that people read before they meet one. */
const messages = ['README.md', 'docs/content.md'].flatMap((guide) =>
  Array.from(
    readFileSync(join(PROJECT, guide), 'utf8').matchAll(MESSAGE),
    ([message, file = '', line = '', received = '']) => ({
      guide,
      message,
      file,
      line: Number(line),
      value: received.replace(/ \(text\)$/, ''),
    }),
  ),
);

test('the guides show messages', () => {
  expect(new Set(messages.map(({ guide }) => guide)).size).toBe(2);
});

test.each(messages)('$guide: $file:$line is told as shown', ({ file, line, value, message }) => {
  const root = copyProject();
  try {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    lines[line - 1] = lines[line - 1]?.replace(/: .*/, `: ${value}`) ?? '';
    writeFileSync(join(root, file), lines.join('\n'));
    expect(() => readSite(root)).toThrow(ContentError);
    expect(() => readSite(root)).toThrow(message);
  } finally {
    rmSync(root, { recursive: true });
  }
});
