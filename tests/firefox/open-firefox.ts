import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import type { OpenPage, Size } from '../engines/open-page.ts';

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

/** Firefox's bits for a fine pointer that can hover. Without a screen it reports no pointer. */
const MOUSE = { 'ui.primaryPointerCapabilities': 6 };

/**
 * Sets the size of the content. An older Firefox, such as ESR 140, fails to set the orientation but does set the
 * size.
 */
const resize = async (page: Page, size: Size): Promise<void> => {
  try {
    await page.setViewport(size);
  } catch (error) {
    const isOrientation = error instanceof Error && error.message.includes('setScreenOrientationOverride');
    if (!isOrientation) throw error;
  }
};

/**
 * Starts a separate Firefox and drives it over WebDriver BiDi.
 *
 * @param executablePath the path of Firefox
 * @param size of the window's content
 * @param javaScript whether pages may run scripts; without them a test can read only the page's address
 */
export const openFirefox = async (
  executablePath: string,
  size: Size,
  javaScript = true,
): Promise<OpenPage> => {
  const home = await mkdtemp(join(tmpdir(), 'trama-firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, HOME: home },
    extraPrefsFirefox: { ...QUIET, ...MOUSE, 'javascript.enabled': javaScript },
  });
  const page = await browser.newPage();
  await resize(page, size);
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
    resize: (wanted) => resize(page, wanted),
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
    close: async () => {
      await browser.close();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
