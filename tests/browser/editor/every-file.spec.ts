import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { nightlyIf } from '../nightly.ts';
import { CHANGED, changeOneLine, collectionOf } from './change-one-line.ts';
import { openEntry, test } from './local-editor.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FILES = globSync('src/content/**/*.yaml', { cwd: ROOT }).sort();
const byCollection = Map.groupBy(FILES, collectionOf);

test.use({ viewport: { width: 1400, height: 1000 } });

test('knows a text to change in every collection', () => {
  expect(Object.keys(CHANGED)).toEqual(expect.arrayContaining([...byCollection.keys()]));
});

/** A file with many kinds of fields stands for its collection; the others follow at night. */
const FIRST: readonly string[] = ['src/content/pages/index.yaml', 'src/content/plans/voip.yaml'];
const firstOf = (files: readonly string[]): string | undefined =>
  files.find((file) => FIRST.includes(file)) ?? files[0];

/**
 * `npm run dev` starts anew when these change, which takes longer on a slow machine than a test should wait for: they are
 * left to the night, and come last.
 */
const RESTARTS = 'src/content/colours.yaml';

for (const [part, isFurther] of [
  ['a file of each collection', false],
  ['every other file', true],
] as const)
  test(
    `opens and saves ${part}, and changes the one line of a changed text`,
    nightlyIf(isFurther),
    async ({ page, editor }) => {
      const files = [...byCollection.values()].flatMap((all) =>
        all.filter((file) => (file === firstOf(all) && file !== RESTARTS) !== isFurther),
      );
      files.sort((one, other) => Number(one === RESTARTS) - Number(other === RESTARTS));
      const before = files.map((file) => editor.read(file));
      test.setTimeout(files.length * 30_000);
      await openEntry(page, editor.url, '_singletons/entries/brand');
      await page.locator('section[data-key-path]').first().waitFor();
      for (const file of files) await changeOneLine(page, editor, file);
      // The tests that follow in this process have the same files.
      for (const [index, file] of files.entries()) editor.write(file, before[index] ?? '');
    },
  );
