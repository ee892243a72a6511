import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPages, canonicalRedirects } from './built-pages.ts';

test('lists the addresses of built files, the error page first', async () => {
  const root = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(root, 'servizi'));
  for (const file of ['index.html', '404.html', 'servizi.html', 'servizi/voip.html', 'style.css'])
    await writeFile(join(root, file), '');
  expect(await builtPages(root)).toEqual([
    { file: '404.html', path: '/*' },
    { file: 'index.html', path: '/' },
    { file: 'servizi.html', path: '/servizi' },
    { file: 'servizi/voip.html', path: '/servizi/voip' },
  ]);
});

test('redirects file names to page addresses, except for the home and the error page', () => {
  expect(
    canonicalRedirects([
      { file: '404.html', path: '/*' },
      { file: 'index.html', path: '/' },
      { file: 'servizi/voip.html', path: '/servizi/voip' },
    ]),
  ).toBe('/servizi/voip.html /servizi/voip 301!\n');
});
