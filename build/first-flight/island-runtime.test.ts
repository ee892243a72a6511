import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shorten } from '../terser.ts';
import { islandAddresses, restoreAddresses } from './island-addresses.ts';
import { deferIslandRuntime } from './island-runtime.ts';

const DIRECTIVE = '(self.Astro||(self.Astro={})).intent=()=>{}';
const ELEMENT = 'customElements.define("astro-island",class extends HTMLElement{})';
const OWN = 'console.log("early")';
const PAGE = `<html><body class="x"><style>astro-island,astro-slot,astro-static-slot{display:contents}</style><script>${DIRECTIVE}</script><script>${ELEMENT}</script><astro-island uid="Z1" prefix="r1" component-url="/a.js" component-export="Form" renderer-url="/r.js" ssr client="intent" opts="{}" await-children><p>uid</p><!--astro:end--></astro-island><script>${OWN}</script></body></html>`;

test('the runtime moves to a file whose address stands on the island; other scripts stay, and of the island what is read', async () => {
  const root = await mkdtemp(join(tmpdir(), 'runtime-'));
  const html = await deferIslandRuntime(PAGE, root, islandAddresses([PAGE]));
  const address = /data-module="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(html).toBe(
    `<html><body class="x"><astro-island data-module="${address}" component-export="Form" ssr><p>uid</p></astro-island><script>${OWN}</script></body></html>`,
  );
  const code = [restoreAddresses(islandAddresses([PAGE])), DIRECTIVE, ELEMENT].join('\n');
  expect(await readFile(join(root, address), 'utf8')).toBe(await shorten(code));
});

test('a page without islands stays as it is', async () => {
  const page = `<html><body><script>${OWN}</script></body></html>`;
  expect(await deferIslandRuntime(page, '/nowhere', new Map())).toBe(page);
});

test('React is fetched together with the runtime', async () => {
  const root = await mkdtemp(join(tmpdir(), 'runtime-'));
  await mkdir(join(root, '_astro'));
  await writeFile(join(root, '_astro/react.Ab12Cd34.js'), '');
  const html = await deferIslandRuntime(PAGE, root, islandAddresses([PAGE]));
  const address = /data-module="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(await readFile(join(root, address), 'utf8')).toContain('import("/_astro/react.Ab12Cd34.js").catch');
});
