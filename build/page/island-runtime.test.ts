import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
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

/** An output folder with the scripts of the page's island. */
const outputFolder = async (island = '', renderer = ''): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'runtime-'));
  await writeFile(join(root, 'a.js'), island);
  await writeFile(join(root, 'r.js'), renderer);
  return root;
};

test('the runtime moves to a file whose address stands on the island; other scripts stay, and of the island what is read', async () => {
  const root = await outputFolder();
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

test('what an island and its renderer import is fetched together with the runtime, once', async () => {
  const root = await outputFolder(
    'import{r as e}from"./react.js";export{t as Form}from"./_astro/form.js";',
    'import{r}from"./react.js";',
  );
  const html = await deferIslandRuntime(PAGE, root, islandAddresses([PAGE]));
  const address = /data-module="([^"]+)"/.exec(html)?.[1] ?? '';
  const fetched = (await readFile(join(root, address), 'utf8')).matchAll(/import\("([^"]+)"\)\.catch/g);
  expect(Array.from(fetched, ([, file]) => file)).toEqual(['/react.js', '/_astro/form.js']);
});
