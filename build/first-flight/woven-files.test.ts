import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { weaveOutside } from './woven-files.ts';

const root = await mkdtemp(join(tmpdir(), 'woven-'));
afterAll(() => rm(root, { recursive: true, force: true }));

const loom = (path: string): string =>
  `<svg class="loom"> <symbol id="cloth" viewBox="0 0 20 20"> <path d="${path}"/> </symbol> <use href="#cloth"/> </svg>`;
const addressIn = (html: string): string => /href="([^"#]+)#cloth"/.exec(html)?.[1] ?? '';

test('what is woven moves to a file, which the page refers to', async () => {
  const html = await weaveOutside(`<p>Filo</p>${loom('M0 0h20')}`, root);
  expect(html).toMatch(
    /^<p>Filo<\/p><svg class="loom"> <use href="\/_astro\/loom\.[\w-]{5}\.svg#cloth"\/> <\/svg>$/,
  );
  expect(await readFile(join(root, addressIn(html)), 'utf8')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="cloth" viewBox="0 0 20 20"><path d="M0 0h20"/></symbol></svg>',
  );
});

test('another cloth has another address, the same cloth the same', async () => {
  const [one, again, other] = await Promise.all(
    ['M0 0h20', 'M0 0h20', 'M0 0h40'].map(async (path) => addressIn(await weaveOutside(loom(path), root))),
  );
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

test('a page without a loom is left as it is', async () => {
  const icon = '<svg class="icon"><path d="M0 0"/></svg>';
  expect(await weaveOutside(icon, root)).toBe(icon);
});
