import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import type { OpenBrowser, OpenPage, Size } from '../engines/open-page.ts';

/** Keeps Firefox from sending requests of its own during the tests. */
const QUIET = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:1',
};

/** Starts no process before a page needs one. */
const FRUGAL = {
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
};

/** Firefox's bits for a fine pointer that can hover. Without a screen it reports no pointer. */
const MOUSE = { 'ui.primaryPointerCapabilities': 6 };

/** As on a phone, so that a window of 320 px has a page of 320 px. */
const OVERLAY_SCROLLBARS = { 'ui.useOverlayScrollbars': 1, 'widget.gtk.overlay-scrollbars.enabled': true };

/** Opens a page in a user context of its own, which shares no storage and no cookie with another. */
const openPage = async (browser: Browser, size: Size): Promise<OpenPage> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(size);
  const { keyboard, mouse } = page;
  /** Scrolls with the site's own scroll margins: an element within the window may still be behind the banner. */
  const show = (selector: string): Promise<void> =>
    page.$eval(selector, (element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    // A page from the back/forward cache fires no load event, which page.goBack() would wait for.
    goBack: async () => {
      await page.evaluate(() => history.back());
    },
    url: async () => page.url(),
    resize: (wanted) => page.setViewport(wanted),
    // The result has the type that the function returns.
    evaluate: <R, A extends readonly unknown[]>(run: (...args: A) => R, ...args: A) =>
      page.evaluate(`(${run}).apply(null, ${JSON.stringify(args)})`) as Promise<R>,
    hover: async (selector) => {
      await show(selector);
      await page.hover(selector);
    },
    click: async (selector) => {
      await show(selector);
      await page.click(selector);
    },
    press: async (...keys) => {
      for (const key of keys) await keyboard.press(key === 'Space' ? ' ' : key);
    },
    write: (text) => keyboard.type(text),
    wheel: async (deltaY) => {
      await mouse.move(size.width / 2, size.height / 2);
      await mouse.wheel({ deltaY });
    },
    choose: async (selector, path) => {
      const element = await page.$(selector);
      const input = await element?.toElement('input');
      await input?.uploadFile(path);
    },
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
};

interface Launched {
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

const launch = async (executablePath: string, javaScript: boolean): Promise<Launched> => {
  const home = await mkdtemp(join(tmpdir(), 'trama-firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, HOME: home },
    extraPrefsFirefox: {
      ...QUIET,
      ...FRUGAL,
      ...MOUSE,
      ...OVERLAY_SCROLLBARS,
      'javascript.enabled': javaScript,
    },
  });
  const close = async (): Promise<void> => {
    await browser.close();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  return { browser, close };
};

/**
 * Drives a separate Firefox over WebDriver BiDi. Only a preference turns JavaScript off, so pages without it are in a
 * second one; a test can read only their address.
 *
 * @param executablePath the path of Firefox
 */
export const openFirefox = (executablePath: string): OpenBrowser => {
  const launched = new Map<boolean, Promise<Launched>>();
  return {
    open: async (size, javaScript) => {
      const starting = launched.get(javaScript) ?? launch(executablePath, javaScript);
      launched.set(javaScript, starting);
      return openPage((await starting).browser, size);
    },
    close: async () => {
      for (const starting of launched.values()) await (await starting).close();
    },
  };
};
