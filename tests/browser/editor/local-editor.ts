import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { copyProject } from '../../content/project-copy.ts';
import { offlineBrowser } from '../fixtures.ts';
import { freePort } from '../free-port.ts';

/** `astro dev` on a copy of the project, whose files a test may change. */
export interface LocalEditor {
  readonly url: string;
  read(path: string): string;
  /** @returns the names of the files in a folder, sorted */
  files(folder: string): string[];
  write(path: string, text: string): void;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 90_000;

const startLocalEditor = async (): Promise<LocalEditor> => {
  const root = copyProject();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const server = spawn(
    process.execPath,
    [astro, 'dev', '--port', String(port), '--host', '127.0.0.1', '--ignore-lock'],
    {
      cwd: root,
      stdio: 'ignore',
      // Nothing listens at the functions' address: no test of the editor sends a form.
      env: { ...process.env, TRAMA_FUNCTIONS_URL: 'http://127.0.0.1:9', ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  const deadline = Date.now() + START_LIMIT_MS;
  while (
    !(await fetch(`${url}/admin`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline || server.exitCode !== null)
      throw new Error(`astro dev did not answer at ${url}/admin`);
    await delay(200);
  }
  return {
    url,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    files: (folder) => readdirSync(join(root, folder)).sort(),
    write: (path, text) => writeFileSync(join(root, path), text),
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(root, { recursive: true, force: true });
    },
  };
};

/** A test with the editor of `npm run dev`, which the tests of a process share. */
export const test = base.extend<object, { editor: LocalEditor }>({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern.
    async ({}, use) => use(await offlineBrowser()),
    { scope: 'worker', timeout: 180_000 },
  ],
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern.
    async ({}, use) => {
      const editor = await startLocalEditor();
      await use(editor);
      await editor.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Opens an entry as an editor on this machine does. */
export const openEntry = async (page: Page, url: string, entry: string): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`${url}/admin#/collections/${entry}`);
  await page.getByRole('button', { name: 'Lavora con Repository Locale' }).click();
};

export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Salva', exact: true });

/**
 * Draws a field: the editor puts a placeholder where a field will be, and draws it when it comes into view.
 * Brings one placeholder after the other into view, because a wheel scrolls past those that a busy page has not noticed.
 * @param path - Such as `sections.0.form.source`; the groups around it must be open.
 */
export const reachField = async (page: Page, path: string): Promise<Locator> => {
  const field = page.locator(`section.field[data-key-path="${path}"]`);
  const inside = field.locator('input, textarea, button').first();
  await page.locator('section[data-key-path]').first().waitFor();
  await expect
    .poll(
      async () => {
        if (await inside.count()) return 'drawn';
        return page.evaluate((sought) => {
          const around = [...document.querySelectorAll('section.field[data-key-path]')]
            .filter((section) => `${sought}.`.startsWith(`${section.getAttribute('data-key-path')}.`))
            .at(-1);
          const placeholder = (around ?? document).querySelector('.placeholder');
          placeholder?.scrollIntoView({ block: 'center' });
          return placeholder
            ? 'a placeholder'
            : `nothing to draw in ${around?.getAttribute('data-key-path')}`;
        }, path);
      },
      { message: `the editor draws ${path}`, intervals: [50], timeout: 60_000 },
    )
    .toBe('drawn');
  await field.scrollIntoViewIfNeeded();
  return field;
};
