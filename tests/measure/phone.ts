import type { Browser, CDPSession, Page } from '@playwright/test';
import { observe } from './observers.ts';
import { PROFILES, type ProfileName } from './profiles.ts';

/** The phone that Lighthouse emulates. */
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
 * Slows a page down to a phone on a slow link.
 *
 * @param slowerBy how many times slower its processor is than this machine's
 * @param throttle the link that DevTools imitates; none when the link itself is slow
 * @returns the session that keeps the page slow: detaching it restores full speed
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
      // Bytes per second.
      downloadThroughput: downKbps * 125,
      uploadThroughput: upKbps * 125,
    });
  }
  return session;
};

/** @returns a page on a phone that {@link slowDown} has slowed down, with its observers */
export const phone = async (browser: Browser, slowerBy: number, throttle?: ProfileName): Promise<Phone> => {
  const context = await browser.newContext({ ...SCREEN, locale: 'it-IT' });
  const page = await context.newPage();
  await page.addInitScript(observe);
  return { page, session: await slowDown(page, slowerBy, throttle) };
};
