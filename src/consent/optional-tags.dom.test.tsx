import { beforeEach, expect, it, vi } from 'vitest';

const tagScripts = (): string[] => Array.from(document.head.querySelectorAll('script'), ({ src }) => src);
const commands = (): unknown[][] =>
  (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));

const GOOGLE = 'https://www.googletagmanager.com/gtag/js?id=G-TEST';
const META = 'https://connect.facebook.net/en_US/fbevents.js';

const consentMode = (analytics: string, marketing: string) => ({
  ad_storage: marketing,
  ad_user_data: marketing,
  ad_personalization: marketing,
  analytics_storage: analytics,
});

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
  document.head.replaceChildren();
  delete window.dataLayer;
  delete window.fbq;
  delete window._fbq;
});

const withIds = async (analytics: string, marketing: string) => {
  vi.stubEnv('PUBLIC_ANALYTICS_ID', analytics);
  vi.stubEnv('PUBLIC_MARKETING_ID', marketing);
  return (await import('./optional-tags.ts')).applyToTags;
};

it('loads nothing without ids, whatever the visitor allowed', async () => {
  const applyToTags = await withIds('', '');
  applyToTags({ analytics: true, marketing: true });
  expect(tagScripts()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
  expect(window.fbq).toBeUndefined();
});

it('loads nothing when the visitor refused', async () => {
  const applyToTags = await withIds('G-TEST', '123');
  applyToTags({ analytics: false, marketing: false });
  expect(tagScripts()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
  expect(window.fbq).toBeUndefined();
});

it('starts only analytics when only that is allowed: denies everything first and grants no advertising signal', async () => {
  const applyToTags = await withIds('G-TEST', '123');
  applyToTags({ analytics: true, marketing: false });
  expect(tagScripts()).toEqual([GOOGLE]);
  expect(commands()).toEqual([
    ['consent', 'default', consentMode('denied', 'denied')],
    ['set', { page_location: location.href, page_referrer: '' }],
    ['consent', 'update', consentMode('granted', 'denied')],
    ['js', expect.any(Date)],
    ['config', 'G-TEST'],
  ]);
});

it('names a click id to analytics only while marketing is allowed', async () => {
  const applyToTags = await withIds('G-TEST', '123');
  const told = () => commands().findLast(([name]) => name === 'set')?.[1];
  history.replaceState(null, '', '/voip?utm_source=g&gclid=Cj0&fbclid=x#contatto');
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/servizi?gclid=Cj0`);
  const page = `${location.origin}/voip?utm_source=g&gclid=Cj0`;
  const page_referrer = `${location.origin}/servizi`;
  const without = { page_location: `${location.origin}/voip?utm_source=g`, page_referrer };
  applyToTags({ analytics: true, marketing: false });
  expect(told()).toEqual(without);
  applyToTags({ analytics: true, marketing: true });
  expect(told()).toEqual({ page_location: page, page_referrer });
  applyToTags({ analytics: true, marketing: false });
  expect(told()).toEqual(without);
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

it('takes what names a reader out of the address before a tag can read it', async () => {
  const applyToTags = await withIds('G-TEST', '123');
  const address =
    '/voip?utm_source=g&utm_content=mario%40rossi.example&email=m%40r.example&utm_term=%2B393331234567&scelta=Uno#form';
  history.replaceState({ kept: 1 }, '', address);
  applyToTags({ analytics: false, marketing: false });
  expect(location.href).toBe(location.origin + address);
  applyToTags({ analytics: true, marketing: true });
  expect(location.href).toBe(`${location.origin}/voip?utm_source=g&scelta=Uno#form`);
  expect(history.state).toEqual({ kept: 1 });
  history.replaceState(null, '', '/voip?mario@rossi.example#email=m%40r.example&scelta=Uno');
  applyToTags({ analytics: true, marketing: true });
  expect(location.href).toBe(`${location.origin}/voip#scelta=Uno`);
  const told = commands().find(([name]) => name === 'set')?.[1];
  expect(told).toMatchObject({ page_location: `${location.origin}/voip?utm_source=g` });
  history.replaceState(null, '', '/');
});

it('starts only marketing when only that is allowed', async () => {
  const applyToTags = await withIds('G-TEST', '123');
  applyToTags({ analytics: false, marketing: true });
  expect(tagScripts()).toEqual([META]);
  expect(window.fbq?.queue).toEqual([
    ['consent', 'grant'],
    ['init', '123'],
    ['track', 'PageView'],
  ]);
});

it('applies a later choice to the running tags and loads nothing twice', async () => {
  const applyToTags = await withIds('G-TEST', '123');
  applyToTags({ analytics: true, marketing: true });
  applyToTags({ analytics: false, marketing: false });
  expect(commands().at(-1)).toEqual(['consent', 'update', consentMode('denied', 'denied')]);
  expect(window).toHaveProperty('ga-disable-G-TEST', true);
  expect(window.fbq?.queue.at(-1)).toEqual(['consent', 'revoke']);
  applyToTags({ analytics: true, marketing: true });
  expect(commands().at(-1)).toEqual(['consent', 'update', consentMode('granted', 'granted')]);
  expect(window).toHaveProperty('ga-disable-G-TEST', false);
  expect(window.fbq?.queue.at(-1)).toEqual(['consent', 'grant']);
  expect(tagScripts()).toEqual([GOOGLE, META]);
});

it('puts a withdrawal first in the queue while the pixel is still loading', async () => {
  const applyToTags = await withIds('', '123');
  applyToTags({ analytics: false, marketing: true });
  applyToTags({ analytics: false, marketing: false });
  expect(window.fbq?.queue[0]).toEqual(['consent', 'revoke']);
  applyToTags({ analytics: false, marketing: true });
  expect(window.fbq?.queue[0]).toEqual(['consent', 'grant']);
});

it('queues commands as arguments objects, because the tag ignores arrays', async () => {
  const applyToTags = await withIds('G-TEST', '');
  applyToTags({ analytics: true, marketing: false });
  expect(window.dataLayer?.map((command) => Object.prototype.toString.call(command))).toEqual(
    Array(5).fill('[object Arguments]'),
  );
});
