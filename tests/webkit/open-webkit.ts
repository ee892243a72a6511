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

/** GTK's own words for a window that can be as narrow as a phone: its toolbar else holds it at 447 px. */
const NARROW_TOOLBAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }';
/** What the window has of its own above the page, and more. */
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
 * A screen that nobody sees. It takes a number that is free, and tells it. It is hardly larger than the window: the mouse,
 * which is in its middle, gives the window the focus.
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
 * WebKitGTK's MiniBrowser, over WebDriver, on a screen and in a home of its own. What is kept ends with it.
 *
 * @param found where its parts are
 * @param size of the window's content
 * @param javaScript whether pages may run scripts; without, the page can still be asked by the driver
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
    // A browser that outlived its driver ends with its screen.
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
    // What the window has of its own above the page.
    const toolbar = await page.evaluate(() => outerHeight - innerHeight);
    await command('POST', '/window/rect', { x: 0, y: 0, ...size, height: size.height + toolbar });
    const isSized = () =>
      page.evaluate(({ width, height }) => innerWidth === width && innerHeight === height, size);
    await untilTrue(isSized, `A window of ${size.width} x ${size.height} px`);
    return {
      ...page,
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
