import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkedSheets, placeStyles } from './page-styles.ts';

const PAGE =
  '<html><head><style>@layer a,b;</style><link rel="stylesheet" href="/a.css"></head><body><main><section id="hero"><h1>1</h1></section><p class="note">2</p></main></body></html>';

test('writes the styles of the hero into the head and all others behind the hero', async () => {
  const root = await mkdtemp(join(tmpdir(), 'styles-'));
  await writeFile(join(root, 'a.css'), '.note{top:0}h1{top:1px}');
  expect(await placeStyles(PAGE, root, new Set())).toBe(
    '<html><head><style>@layer a,b;h1{top:1px}</style></head><body><main><section id="hero"><h1>1</h1></section><style id="later-styles">.note{top:0}</style><p class="note">2</p></main></body></html>',
  );
});

test('finds the sheets that a page links', () => {
  expect(linkedSheets(PAGE)).toEqual(['/a.css']);
});
