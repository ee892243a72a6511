import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../browser/free-port.ts';
import type { OpenBrowser, OpenPage, Size } from '../engines/open-page.ts';
import type { FoundWebKit } from './find-webkit.ts';
import { newSession, pageOver } from './web-driver.ts';

/** A GTK style that lets the window be as narrow as a phone: its toolbar would keep it at 447 px. */
const NARROW_TOOLBAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }';
/** Larger than any window of a test with its toolbar, in pixels. */
const SCREEN: Size = { width: 1920, height: 1540 };
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

/** Starts a virtual screen, which chooses a free display number and prints it. */
const openScreen = async (xvfb: string): Promise<{ screen: ChildProcess; display: string }> => {
  const pixels = `${SCREEN.width}x${SCREEN.height}x24`;
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', pixels, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  return { screen, display: `:${String(number).trim()}` };
};

interface MiniBrowser {
  readonly javaScript: boolean;
  /** Its only page. Closing it forgets what it stored: nothing is on the disk. */
  readonly page: OpenPage;
  readonly end: () => Promise<void>;
}

const startMiniBrowser = async (
  driver: string,
  binary: string,
  javaScript: boolean,
): Promise<MiniBrowser> => {
  const args = ['--automation', `--enable-javascript=${javaScript}`];
  const command = await newSession(driver, { 'webkitgtk:browserOptions': { binary, args } });
  const page = pageOver(command);
  // The height of the window's own toolbar.
  const toolbar = await page.evaluate(() => outerHeight - innerHeight);
  const resize = async ({ width, height }: Size): Promise<void> => {
    const window = { width, height: height + toolbar };
    // In the middle of the screen, where the mouse is and gives the window the focus.
    const [x, y] = [(SCREEN.width - window.width) >> 1, (SCREEN.height - window.height) >> 1];
    await command('POST', '/window/rect', { x, y, ...window });
    const isSized = () =>
      page.evaluate((wide, high) => innerWidth === wide && innerHeight === high, width, height);
    await untilTrue(isSized, `A window of ${width} x ${height} px`);
  };
  const close = async (): Promise<void> => {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await command('DELETE', '/cookie');
    await page.goto('about:blank');
  };
  return { javaScript, page: { ...page, resize, close }, end: () => command('DELETE', '') };
};

/**
 * Starts the driver of WebKitGTK with its own screen and home folder. It has one MiniBrowser at a time, with or without
 * JavaScript in its pages; the driver can run scripts in any case.
 *
 * @param found the paths of its parts
 */
export const openWebKit = async (found: FoundWebKit): Promise<OpenBrowser> => {
  const home = await mkdtemp(join(tmpdir(), 'trama-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  const { screen, display } = await openScreen(found.xvfb);
  const port = await freePort();
  const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, DISPLAY: display, GDK_BACKEND: 'x11' };
  const driver = spawn(found.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const close = async (): Promise<void> => {
    driver.kill();
    // Ends a browser that has outlived its driver, too.
    screen.kill();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await untilTrue(() => isUp(address), 'WebKitWebDriver');
  } catch (error) {
    await close();
    throw error;
  }
  let running: MiniBrowser | undefined;
  const open = async (size: Size, javaScript: boolean): Promise<OpenPage> => {
    if (running?.javaScript !== javaScript) {
      await running?.end();
      running = await startMiniBrowser(address, found.browser, javaScript);
    }
    await running.page.resize(size);
    return running.page;
  };
  return { open, close };
};
