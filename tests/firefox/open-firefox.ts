import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';

/** Nothing of Firefox' own may leave the machine during the tests. */
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

/** Firefox' own bits for a pointer that is fine and hovers. Without a screen it says that it has none. */
const MOUSE = { 'ui.primaryPointerCapabilities': 6 };

/** A Firefox of its own, driven over WebDriver BiDi. */
export interface OpenFirefox {
  readonly page: Page;
  close(): Promise<void>;
}

/**
 * @param executablePath where Firefox is
 * @param size of the window's content, in CSS pixels
 * @param javaScript whether pages may run scripts; without, nothing can be asked of the page but its address
 */
export const openFirefox = async (
  executablePath: string,
  size: { width: number; height: number },
  javaScript = true,
): Promise<OpenFirefox> => {
  const home = await mkdtemp(join(tmpdir(), 'trama-firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, HOME: home },
    extraPrefsFirefox: { ...QUIET, ...MOUSE, 'javascript.enabled': javaScript },
  });
  const page = await browser.newPage();
  await page.setViewport(size);
  return {
    page,
    close: async () => {
      await browser.close();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
