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
 * @param slowerBy how many times slower than this machine its processor is
 * @param throttle a link that DevTools imitates; none where the link itself is slow
 */
export const phone = async (browser: Browser, slowerBy: number, throttle?: ProfileName): Promise<Phone> => {
  const context = await browser.newContext({ ...SCREEN, locale: 'it-IT' });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
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
  return { page, session };
};
