import { campaignAddress, UTM, UTM_AND_CLICK_ID } from '../lead/campaign-address.ts';
import { impersonalQuery } from '../lead/personal-value.ts';
import type { Allowed } from './cookie-choice.ts';
import type { SentLead } from './sent-lead.ts';

/** Adds a script of another host to the page. */
const loadScript = (src: string): void => {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
};

declare global {
  interface Window {
    dataLayer?: unknown[];
    fbq?: PixelQueue;
    _fbq?: PixelQueue;
  }
}

/** Queues a command for Google's tag, which accepts it only as an `arguments` object. */
const command = (..._: unknown[]): void => {};
const gtag: typeof command = function () {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag ignores an array.
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

/**
 * Takes a reader's address, telephone and name, which newsletters write into links, out of the address bar: the tags'
 * own scripts read it there.
 */
const cleanAddress = (): void => {
  const { pathname, search, hash } = location;
  const parts = [
    ['?', impersonalQuery(search)],
    ['#', impersonalQuery(hash.slice(1))],
  ] as const;
  const address = pathname + parts.map(([sign, part]) => part && sign + part).join('');
  if (address !== pathname + search + hash) history.replaceState(history.state, '', address);
};

/**
 * This page's address as analytics may know it: of the query its campaign alone, and no advertiser's id of a click
 * without consent to marketing.
 */
const pageLocation = ({ marketing }: Allowed): string =>
  campaignAddress(location, marketing ? UTM_AND_CLICK_ID : UTM) || location.origin + location.pathname;

let isStarted = false;

/**
 * Google Analytics 4 in the basic mode of Consent Mode v2: neither the tag nor its queue exists before analytics is
 * allowed. Withdrawing the consent afterwards denies everything that the tag could still do on this page.
 *
 * @param id e.g. `G-ABC123`
 * @param allowed what the visitor decided
 */
const applyAnalytics = (id: string, allowed: Allowed): void => {
  if (!isStarted && !allowed.analytics) return;
  Object.assign(window, { [`ga-disable-${id}`]: !allowed.analytics });
  if (!isStarted) gtag('consent', 'default', consentMode({ analytics: false, marketing: false }));
  gtag('set', {
    page_location: pageLocation(allowed),
    // Of this site's own pages alone a browser names the query, and there it is the campaign of the page before.
    page_referrer: document.referrer.replace(/[?#].*/, ''),
  });
  gtag('consent', 'update', consentMode(allowed));
  if (isStarted) return;
  isStarted = true;
  gtag('js', new Date());
  gtag('config', id);
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
};

/** The queue that Meta's script reads. Once loaded, the script handles calls through `callMethod`. */
interface PixelQueue {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
  loaded: true;
  version: '2.0';
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
 * Meta Pixel: it does not exist before marketing is allowed. Withdrawing the consent afterwards revokes it.
 *
 * @param id the pixel's number, e.g. `123456789`
 * @param allowed what the visitor decided
 */
const applyMarketing = (id: string, allowed: Allowed): void => {
  if (window.fbq) {
    const consent = ['consent', allowed.marketing ? 'grant' : 'revoke'];
    window.fbq(...consent);
    // Its script reads the queue in order, so the first command must be the current consent.
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

/**
 * Starts the tags that a visitor allowed and stops the refused ones. The bundler drops the code of a tag whose id the
 * build does not have, as long as each id is read by its full name.
 */
export const applyToTags = (allowed: Allowed): void => {
  if (allowed.analytics || allowed.marketing) cleanAddress();
  if (import.meta.env.PUBLIC_ANALYTICS_ID) applyAnalytics(import.meta.env.PUBLIC_ANALYTICS_ID, allowed);
  if (import.meta.env.PUBLIC_MARKETING_ID) applyMarketing(import.meta.env.PUBLIC_MARKETING_ID, allowed);
};

/**
 * Tells the allowed tags about a lead: Google's recommended event `generate_lead`, Meta's standard event `Lead`. Names the
 * page without its query, in which a campaign's link may carry a reader's address.
 *
 * @param lead without personal data
 * @param allowed what the visitor decided; the tags have received it
 */
export const tellTags = ({ formType, page }: SentLead, allowed: Allowed): void => {
  if (import.meta.env.PUBLIC_ANALYTICS_ID && allowed.analytics)
    gtag('event', 'generate_lead', {
      form_type: formType,
      ...(page !== undefined && { page_path: page, page_location: location.origin + page }),
    });
  if (import.meta.env.PUBLIC_MARKETING_ID && allowed.marketing)
    window.fbq?.('track', 'Lead', {
      content_category: formType,
      ...(page !== undefined && { content_name: page }),
    });
};
