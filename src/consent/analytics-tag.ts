import type { Allowed } from './choice-store.ts';
import { loadScript } from './load-script.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's tag reads each command as an `arguments` object, nothing else. */
const command = (..._: unknown[]): void => {};
const gtag: typeof command = function () {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: an array in its place is ignored by the tag.
  window.dataLayer.push(arguments);
};

const grant = (isGranted: boolean): 'granted' | 'denied' => (isGranted ? 'granted' : 'denied');

/** The four signals of Consent Mode v2. */
const consentMode = ({ analytics, marketing }: Allowed) => ({
  ad_storage: grant(marketing),
  ad_user_data: grant(marketing),
  ad_personalization: grant(marketing),
  analytics_storage: grant(analytics),
});

let isStarted = false;

/**
 * Google Analytics 4 in the basic mode of Consent Mode v2: before analytics is allowed neither the tag nor its queue
 * exists; a consent that is withdrawn afterwards denies all it may still do on this page.
 *
 * @param id e.g. `G-ABC123`
 * @param allowed what the visitor decided
 */
export const applyAnalytics = (id: string, allowed: Allowed): void => {
  if (!isStarted && !allowed.analytics) return;
  Object.assign(window, { [`ga-disable-${id}`]: !allowed.analytics });
  if (!isStarted) gtag('consent', 'default', consentMode({ analytics: false, marketing: false }));
  gtag('consent', 'update', consentMode(allowed));
  if (isStarted) return;
  isStarted = true;
  gtag('js', new Date());
  gtag('config', id);
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
};
