import type { Allowed } from './choice-store.ts';
import { loadScript } from './load-script.ts';

/** The queue that Meta's script reads, and what it answers to afterwards. */
interface PixelQueue {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
  loaded: true;
  version: '2.0';
}

declare global {
  interface Window {
    fbq?: PixelQueue;
    _fbq?: PixelQueue;
  }
}

const newQueue = (): PixelQueue => {
  const state: Pick<PixelQueue, 'queue' | 'loaded' | 'version'> = { queue: [], loaded: true, version: '2.0' };
  const pixel: PixelQueue = Object.assign((...command: unknown[]): void => {
    if (pixel.callMethod) pixel.callMethod(...command);
    else pixel.queue.push(command);
  }, state);
  return pixel;
};

/**
 * Meta Pixel: it does not exist before marketing is allowed; a consent that is withdrawn afterwards revokes it.
 *
 * @param id the pixel's number, e.g. `123456789`
 * @param allowed what the visitor decided
 */
export const applyMarketing = (id: string, allowed: Allowed): void => {
  if (window.fbq) {
    const consent = ['consent', allowed.marketing ? 'grant' : 'revoke'];
    window.fbq(...consent);
    // Its script reads the queue in order: what waits there must not be granted first.
    if (!window.fbq.callMethod) window.fbq.queue[0] = consent;
    return;
  }
  if (!allowed.marketing) return;
  const pixel = newQueue();
  window.fbq = pixel;
  window._fbq = pixel;
  pixel('consent', 'grant');
  pixel('init', id);
  pixel('track', 'PageView');
  loadScript('https://connect.facebook.net/en_US/fbevents.js');
};
