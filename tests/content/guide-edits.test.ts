import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inventedFields } from '../../src/content-model/facts/invented-fields.ts';
import { readSite } from '../../src/site/site.ts';
import { pageAt, textOf } from './copy.ts';
import { EXAMPLES, editsIn } from './docs-examples.ts';
import { copyProject } from './project-copy.ts';

const edits = editsIn(EXAMPLES);
const edit = (file: string, key = ''): string =>
  edits.find((example) => example.file === file && example.text.startsWith(key))?.text ?? '';

/** @returns the text, in which each line of the edit replaces the line with the same key */
const replaceLines = (text: string, lines: string): string =>
  lines
    .trim()
    .split('\n')
    .reduce((all, line) => {
      const old = new RegExp(`^${line.split(':')[0]}:.*$`, 'm');
      expect(all).toMatch(old);
      return all.replace(old, line);
    }, text);

describe('the guide’s edits of existing files', () => {
  test('replace the invented facts, so that a production deploy succeeds', () => {
    const file = 'src/content/brand.yaml';
    const root = copyProject();
    try {
      const text = readFileSync(join(root, file), 'utf8');
      writeFileSync(join(root, file), replaceLines(text, 'placeholders: [phone]'));
      expect(inventedFields(readSite(root).brand)).not.toEqual([]);
      writeFileSync(join(root, file), replaceLines(text, edit(file, 'placeholders:')));
      // Reads every file, so a name that breaks a limit would throw.
      expect(inventedFields(readSite(root).brand)).toEqual([]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  test('show an added question on the home page', () => {
    const [added] = parse(edit('src/content/faqs/homepage.yaml'));
    expect(textOf(pageAt('/'), '.faq')).toContain(added.question);
    expect(textOf(pageAt('/'), '.faq')).toContain(added.answer);
  });
});
