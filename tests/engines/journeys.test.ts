import { setTimeout as delay } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { questionId } from '../../src/content-model/fields/question-id.ts';
import { newProspect } from '../browser/prospect.ts';
import { SITE } from '../browser/site-words.ts';
import { journey, PHONE, site, WIDE } from './journey.ts';
import {
  type OpenPage,
  placeOf,
  until,
  untilAtRest,
  untilGone,
  untilOwnFonts,
  untilShown,
  untilThere,
} from './open-page.ts';

const TABS = 40;
/** Longer than the rest of the mouse after which a menu opens. */
const REST_MS = 500;
/** How far a question may move: less than an eye notices. */
const STILL_PX = 2;

const countOf = (page: OpenPage, selector: string): Promise<number> =>
  page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);

journey('opens the dialog from the bar, keeps the focus in it, and returns the focus', {}, async (page) => {
  await page.goto(`${site}/`);
  await page.click('header a.button');
  await untilThere(page, '[role=dialog] h2:focus');
  for (let stop = 0; stop < TABS; stop += 1) {
    await page.press('Tab');
    expect(await countOf(page, '[role=dialog] :focus'), `after ${stop + 1} tabs`).toBe(1);
  }
  await page.press('Escape');
  await untilGone(page, '[role=dialog]');
  expect(await countOf(page, 'header a.button:focus')).toBe(1);
});

journey('opens the mega-menu under a resting mouse and closes it on Escape', {}, async (page) => {
  await page.goto(`${site}/`);
  await page.hover('[popovertarget=menu-connettivita]');
  await untilThere(page, '#menu-connettivita:popover-open');
  await untilThere(page, '[popovertarget=menu-connettivita][aria-expanded=true]');
  await page.press('Escape');
  await until(page, () => !document.querySelector('#menu-connettivita:popover-open'));
  await page.hover('[popovertarget=menu-connettivita] .icon');
  await delay(REST_MS);
  expect(await countOf(page, '#menu-connettivita:popover-open'), 'stays closed until the mouse leaves').toBe(
    0,
  );
});

journey(
  'makes the mega-menu as high as its content, and closes it on a click beside it',
  {},
  async (page) => {
    await page.goto(`${site}/`);
    await page.click('[popovertarget=menu-connettivita]');
    await untilShown(page, '#menu-connettivita');
    const { top, height } = await placeOf(page, '#menu-connettivita');
    expect(top + height).toBeLessThan(WIDE.height - 100);
    await page.click('main h2');
    await until(page, () => !document.querySelector('#menu-connettivita:popover-open'));
  },
);

journey(
  'opens the phone menu and both its areas, each with its heading in view',
  { size: PHONE },
  async (page) => {
    await page.goto(`${site}/`);
    await page.click('.menu-button');
    await untilThere(page, '#menu:popover-open');
    for (const area of [1, 2]) {
      await page.click(`#menu details:nth-of-type(${area}) summary`);
      await until(page, (count) => document.querySelectorAll('#menu details[open]').length === count, area);
      const { top, height } = await placeOf(page, `#menu details:nth-of-type(${area}) summary`);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + height).toBeLessThanOrEqual(PHONE.height);
    }
  },
);

journey('stores the choice about cookies, and opens it again from the footer', {}, async (page) => {
  await page.goto(`${site}/`);
  await untilShown(page, '#cookie-banner');
  await page.click('#cookie-banner [value=necessary]');
  await until(page, () => localStorage.getItem('cookie-preferences') !== null);
  expect(await page.evaluate(() => JSON.parse(localStorage['cookie-preferences']))).toMatchObject({
    necessary: true,
    analytics: false,
    marketing: false,
  });
  await page.reload();
  expect(await countOf(page, '#cookie-banner[hidden]')).toBe(1);
  await page.click('footer [data-wakes=cookie-preferences]');
  await untilShown(page, '[role=dialog] [role=switch]');
});

journey('opens an answer that a link leads to', {}, async (page) => {
  const answer = `#${questionId(SITE.faq('homepage').items[2]?.question ?? '')}`;
  await page.goto(`${site}/${answer}`);
  await untilThere(page, `details[open] ${answer}`);
});

journey(
  'keeps a tapped question in place when the open one above it closes',
  { size: PHONE },
  async (page) => {
    const tap = async (place: number): Promise<void> => {
      const question = `.faq details:nth-of-type(${place}) summary`;
      await page.hover(question);
      const { top } = await placeOf(page, question);
      await page.click(question);
      await untilThere(page, `.faq details:nth-of-type(${place})[open]`);
      await untilAtRest(page);
      expect(Math.abs((await placeOf(page, question)).top - top)).toBeLessThanOrEqual(STILL_PX);
      expect(await countOf(page, '.faq details[open]')).toBe(1);
    };
    await page.goto(`${site}/`);
    await page.click('#cookie-banner [value=necessary]');
    await tap(2);
    await until(page, () => !document.querySelector('.faq astro-island')?.hasAttribute('ssr'));
    await tap(3);
    await tap(1);
  },
);

journey('keeps the typed text after a reload and after going back', {}, async (page) => {
  const { name } = newProspect();
  const typed = () =>
    page.evaluate(() => document.querySelector<HTMLInputElement>('#contatto-hero-form [name=name]')?.value);
  await page.goto(`${site}/fibra-ottica`);
  await page.click('#contatto-hero-form [name=name]');
  await page.write(name);
  await until(page, (wanted) => Object.values(sessionStorage).join().includes(wanted), name);
  await page.reload();
  await vi.waitFor(async () => expect(await typed()).toBe(name));
  await page.goto(`${site}/telefonia`);
  await page.goBack();
  await vi.waitFor(async () => expect(await typed()).toBe(name));
});

journey('follows the chosen order of the compared services with the keyboard', {}, async (page) => {
  await page.goto(`${site}/servizi`);
  for (const order of ['price', 'ready']) {
    await page.click(`.compare [value=${order}]`);
    await untilShown(page, `.compare .by-${order}`);
    const names = await page.evaluate((chosen) => {
      document.querySelector<HTMLElement>(`.compare [value=${chosen}]`)?.focus();
      return Array.from(document.querySelectorAll(`.compare .by-${chosen} th a`), (link) => link.textContent);
    }, order);
    expect(names).toHaveLength(8);
    for (const name of names) {
      await page.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
      await page.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    }
  }
});

journey('survives a window that becomes as narrow as a small phone', {}, async (page) => {
  for (const path of ['/', '/fibra-ottica', '/servizi/connettivita-dedicata']) {
    await page.resize(WIDE);
    await page.goto(site + path);
    await untilOwnFonts(page);
    for (const width of [844, 390, 320]) {
      await page.resize({ ...WIDE, width });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        width,
      );
    }
  }
});
