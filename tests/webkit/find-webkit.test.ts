import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findWebKit } from './find-webkit.ts';

const folderWith = async (...names: string[]): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'trama-webkit-parts-'));
  for (const name of names) {
    await writeFile(join(folder, name), '');
    await chmod(join(folder, name), 0o755);
  }
  return folder;
};

test('finds the driver, the screen and the browser', async () => {
  const folder = await folderWith('WebKitWebDriver', 'Xvfb', 'MiniBrowser');
  expect(findWebKit({ PATH: `/nowhere:${folder}` }, `${folder}/Mini*`)).toEqual({
    driver: `${folder}/WebKitWebDriver`,
    browser: `${folder}/MiniBrowser`,
    xvfb: `${folder}/Xvfb`,
  });
});

test.each(['WebKitWebDriver', 'Xvfb', 'MiniBrowser'])('finds no WebKit without %s', async (missing) => {
  const folder = await folderWith(
    ...['WebKitWebDriver', 'Xvfb', 'MiniBrowser'].filter((name) => name !== missing),
  );
  expect(findWebKit({ PATH: folder }, `${folder}/Mini*`)).toBeUndefined();
});
