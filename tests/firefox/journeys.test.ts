import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { newProspect } from '../browser/prospect.ts';
import { Services } from '../browser/services.ts';
import { findFirefox } from './find-firefox.ts';
import { type OpenFirefox, openFirefox } from './open-firefox.ts';

const path = findFirefox(process.env);
if (path === undefined)
  console.warn('Skipped: no Firefox here. Install firefox-esr, or set FIREFOX_PATH to a Firefox.');

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
/** Longer than Specification §9 wants a person to take. */
const FILL_TIME_MS = 3100;
const TABS = 40;
/** Longer than a mouse rests before a menu opens. */
const REST_MS = 500;

const site = inject('siteUrl');
const services = new Services(inject('servicesUrl'));
let firefox: OpenFirefox | undefined;

const open = async (address: string, size = WIDE, javaScript = true): Promise<Page> => {
  firefox = await openFirefox(path ?? '', size, javaScript);
  await firefox.page.goto(site + address);
  return firefox.page;
};
afterEach(async () => {
  await firefox?.close();
  firefox = undefined;
});

const leadFrom = (email: string) =>
  vi.waitFor(
    async () => {
      const leads = await services.leadsFrom(email);
      expect(leads).toHaveLength(1);
      return leads[0];
    },
    { timeout: 60_000, interval: 200 },
  );

const shows = (page: Page, selector: string) => page.waitForSelector(selector, { visible: true });
const fill = async (page: Page, form: string, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await page.type(`${form} [name=${name}]`, value);
  for (const name of ['privacyConsent', 'contactConsent']) await page.click(`${form} [name=${name}]`);
};

describe.skipIf(path === undefined)('Firefox', () => {
  test('the form: a wrong address is said at its field, then the lead arrives', async () => {
    const page = await open('/fibra-ottica');
    const prospect = newProspect();
    const form = '#contatto-hero-form';
    await fill(page, form, { ...prospect, email: 'nicolo@officine' });
    await page.waitForFunction(
      (selector) => document.querySelector<HTMLFormElement>(selector)?.noValidate,
      {},
      form,
    );
    await delay(FILL_TIME_MS);
    await page.click(`${form} [type=submit]`);
    await shows(page, '#contatto-hero-email-error');
    expect(await page.$eval('#contatto-hero-email-error', (line) => line.textContent)).toContain(
      'Formato email non valido',
    );
    await page.$eval(`${form} [name=email]`, (field) => {
      (field as HTMLInputElement).value = '';
    });
    await page.type(`${form} [name=email]`, prospect.email);
    await page.click(`${form} [type=submit]`);
    expect(await leadFrom(prospect.email)).toMatchObject({ source: 'Fibra Ottica', payload: prospect });
    await page.waitForFunction(() => document.body.innerText.includes('Richiesta inviata con successo!'));
  });

  test('the dialog opens from the bar, holds the focus, and gives it back', async () => {
    const page = await open('/');
    await page.click('header a.button');
    await shows(page, '[role=dialog] form');
    for (let stop = 0; stop < TABS; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => !!document.activeElement?.closest('[role=dialog]'))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await page.waitForSelector('[role=dialog]', { hidden: true });
    expect(await page.evaluate(() => document.activeElement?.matches('header a.button'))).toBe(true);
  });

  test('the mega-menu opens under a resting mouse and closes with Escape', async () => {
    const page = await open('/');
    await page.hover('[popovertarget=menu-connettivita]');
    await page.waitForSelector('#menu-connettivita:popover-open');
    await page.waitForSelector('[popovertarget=menu-connettivita][aria-expanded=true]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('#menu-connettivita:not(:popover-open)');
    await page.hover('[popovertarget=menu-connettivita] .icon');
    await delay(REST_MS);
    expect(await page.$('#menu-connettivita:popover-open'), 'until the mouse has left').toBeNull();
  });

  test('the phone menu opens, and both its areas', async () => {
    const page = await open('/', PHONE);
    await page.click('.menu-button');
    await page.waitForSelector('#menu:popover-open');
    const [first, second] = await page.$$('#menu summary');
    await first?.click();
    await second?.click();
    expect(await page.$$eval('#menu details[open]', (areas) => areas.length)).toBe(2);
  });

  test('a choice about cookies is kept, and the foot of the page opens it again', async () => {
    const page = await open('/');
    await shows(page, '#cookie-banner');
    await page.click('#cookie-banner [value=necessary]');
    await page.waitForFunction(() => localStorage.getItem('cookie-preferences') !== null);
    expect(await page.evaluate(() => JSON.parse(localStorage['cookie-preferences']))).toMatchObject({
      necessary: true,
      analytics: false,
      marketing: false,
    });
    await page.reload();
    expect(await page.$eval('#cookie-banner', (banner) => (banner as HTMLElement).hidden)).toBe(true);
    await page.click('footer [data-wakes=cookie-preferences]');
    await shows(page, '[role=dialog] [role=switch]');
  });

  test('a link to an answer opens it', async () => {
    const page = await open('/');
    const id = await page.$eval('.faq details:not([open]) [id]', (answer) => answer.id);
    await page.goto(`${site}/#${id}`);
    await page.waitForFunction((anchor) => document.getElementById(anchor)?.closest('details')?.open, {}, id);
  });

  test('without JavaScript the keyboard alone sends the form', async () => {
    const page = await open('/fibra-ottica', WIDE, false);
    const prospect = newProspect();
    const { keyboard } = page;
    // Skip link, then the telephone button of the hero, then the form.
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    for (const value of Object.values(prospect)) {
      await keyboard.type(value.replace('\n', ' '));
      await keyboard.press('Tab');
    }
    await keyboard.press(' ');
    // The link in the first consent.
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press(' ');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    expect(await leadFrom(prospect.email)).toMatchObject({ form_type: 'contact', source: 'Fibra Ottica' });
    await vi.waitFor(() => expect(page.url()).toMatch(/\/richiesta-inviata$/), { timeout: 60_000 });
  });
});
