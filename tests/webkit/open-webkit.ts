import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../browser/free-port.ts';
import type { OpenPage, Size } from '../engines/open-page.ts';
import type { FoundWebKit } from './find-webkit.ts';
import { newSession, pageOver } from './web-driver.ts';

/** A GTK style that lets the window be as narrow as a phone: its toolbar would keep it at 447 px. */
const NARROW_TOOLBAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }';
/** Room for the window's own toolbar above the page, and some more. */
const TOOLBAR_PX = 100;
const READY_LIMIT_MS = 60_000;
const ASK_EVERY_MS = 50;

const isUp = (driver: string): Promise<boolean> =>
  fetch(`${driver}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

const untilTrue = async (ask: () => Promise<boolean>, what: string): Promise<void> => {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (!(await ask())) {
    if (Date.now() > deadline) throw new Error(`${what} took longer than ${READY_LIMIT_MS / 1000} s.`);
    await delay(ASK_EVERY_MS);
  }
};

/**
 * Starts a virtual screen, which chooses a free display number and prints it. It is only a little larger than the
 * window, so that the mouse in its middle is over the window and gives it the focus.
 */
const openScreen = async (
  xvfb: string,
  { width, height }: Size,
): Promise<{ screen: ChildProcess; display: string }> => {
  const pixels = `${width}x${height + TOOLBAR_PX}x24`;
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', pixels, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  return { screen, display: `:${String(number).trim()}` };
};

/**
 * Starts WebKitGTK's MiniBrowser with its own screen and home folder, and drives it over WebDriver. `close` removes
 * both.
 *
 * @param found the paths of its parts
 * @param size of the window's content
 * @param javaScript whether pages may run scripts; the driver can run its own in any case
 */
export const openWebKit = async (found: FoundWebKit, size: Size, javaScript = true): Promise<OpenPage> => {
  const home = await mkdtemp(join(tmpdir(), 'trama-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  const { screen, display } = await openScreen(found.xvfb, size);
  const port = await freePort();
  const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, DISPLAY: display, GDK_BACKEND: 'x11' };
  const driver = spawn(found.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const stop = async (): Promise<void> => {
    driver.kill();
    // Ends a browser that has outlived its driver, too.
    screen.kill();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    await untilTrue(() => isUp(address), 'WebKitWebDriver');
    const args = ['--automation', `--enable-javascript=${javaScript}`];
    const command = await newSession(address, {
      'webkitgtk:browserOptions': { binary: found.browser, args },
    });
    const page = pageOver(command);
    // The height of the window's own toolbar.
    const toolbar = await page.evaluate(() => outerHeight - innerHeight);
    const resize = async ({ width, height }: Size): Promise<void> => {
      await command('POST', '/window/rect', { x: 0, y: 0, width, height: height + toolbar });
      const isSized = () =>
        page.evaluate((wide, high) => innerWidth === wide && innerHeight === high, width, height);
      await untilTrue(isSized, `A window of ${width} x ${height} px`);
    };
    await resize(size);
    return {
      ...page,
      resize,
      close: async () => {
        try {
          await command('DELETE', '');
        } finally {
          await stop();
        }
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
