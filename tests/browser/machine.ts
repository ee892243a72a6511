import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { promisify } from 'node:util';
import { chromium } from 'playwright/test';
import { unpackBundledChromium } from './bundled-chromium.ts';
import type { Machine } from './find-browser.ts';

const run = promisify(execFile);

/** Long enough to read 200 MB from a cold disk. */
const VERSION_TIMEOUT_MS = 30_000;

/** The machine that the tests run on. */
export const thisMachine: Machine = {
  platform: process.platform,
  arch: process.arch,
  isRoot: process.getuid?.() === 0,
  env: process.env,
  runs: async (path, env = {}) => {
    try {
      await access(path, constants.X_OK);
      await run(path, ['--version'], { env: { ...process.env, ...env }, timeout: VERSION_TIMEOUT_MS });
      return true;
    } catch {
      return false;
    }
  },
  unpackBundled: unpackBundledChromium,
  playwrightPath: () => chromium.executablePath(),
};
