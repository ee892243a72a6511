import type { Browser, CDPSession, Page } from '@playwright/test';
import { observe } from './observers.ts';
import { PROFILES, type ProfileName } from './profiles.ts';

/** Lighthouse's phone. */
const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
}

/**
 * Makes a page as slow as a phone far from the city.
 *
 * @param slowerBy how many times slower than this machine its processor is
 * @param throttle a link that DevTools imitates; none where the link itself is slow
 * @returns what goes on holding the page back: it is as fast as before once this is detached
 */
export const slowDown = async (page: Page, slowerBy: number, throttle?: ProfileName): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  await session.send('Network.enable');
  if (throttle) {
    const { roundTripMs, downKbps, upKbps } = PROFILES[throttle];
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: roundTripMs,
      // Bytes a second.
      downloadThroughput: downKbps * 125,
      uploadThroughput: upKbps * 125,
    });
  }
  return session;
};

/** @returns a page of a browser on a phone that {@link slowDown} made slow, with its observers */
export const phone = async (browser: Browser, slowerBy: number, throttle?: ProfileName): Promise<Phone> => {
  const context = await browser.newContext({ ...SCREEN, locale: 'it-IT' });
  const page = await context.newPage();
  await page.addInitScript(observe);
  return { page, session: await slowDown(page, slowerBy, throttle) };
};
