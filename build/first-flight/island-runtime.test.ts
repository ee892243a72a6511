import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deferIslandRuntime } from './island-runtime.ts';

const DIRECTIVE = '(self.Astro||(self.Astro={})).intent=()=>{}';
const ELEMENT = 'customElements.define("astro-island",class extends HTMLElement{})';
const OWN = 'console.log("early")';
const PAGE = `<html><body class="x"><style>astro-island,astro-slot,astro-static-slot{display:contents}</style><script>${DIRECTIVE}</script><script>${ELEMENT}</script><astro-island></astro-island><script>${OWN}</script></body></html>`;

test('the runtime moves to a file whose address stays on the body; other scripts stay', async () => {
  const root = await mkdtemp(join(tmpdir(), 'runtime-'));
  const html = await deferIslandRuntime(PAGE, root);
  const address = /data-runtime="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(html).toBe(
    `<html><body data-runtime="${address}" class="x"><astro-island></astro-island><script>${OWN}</script></body></html>`,
  );
  expect(await readFile(join(root, address), 'utf8')).toBe(`${DIRECTIVE}\n${ELEMENT}`);
});

test('a page without islands stays as it is', async () => {
  const page = `<html><body><script>${OWN}</script></body></html>`;
  expect(await deferIslandRuntime(page, '/nowhere')).toBe(page);
});
