import { setTimeout as delay } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { questionId } from '../../src/content-model/facts/question-id.ts';
import { newProspect } from '../browser/prospect.ts';
import { SITE } from '../browser/site-words.ts';
import { journey, PHONE, site, WIDE } from './journey.ts';
import {
  type OpenPage,
  placeOf,
  until,
  untilAtRest,
  untilGone,
  untilShown,
  untilThere,
} from './open-page.ts';

const TABS = 40;
/** Longer than a mouse rests before a menu opens. */
const REST_MS = 500;
/** As exactly as an eye sees. */
const STILL_PX = 2;

const countOf = (page: OpenPage, selector: string): Promise<number> =>
  page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);

journey('the dialog opens from the bar, holds the focus, and gives it back', {}, async (page) => {
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

journey('the mega-menu opens under a resting mouse and closes with Escape', {}, async (page) => {
  await page.goto(`${site}/`);
  await page.hover('[popovertarget=menu-connettivita]');
  await untilThere(page, '#menu-connettivita:popover-open');
  await untilThere(page, '[popovertarget=menu-connettivita][aria-expanded=true]');
  await page.press('Escape');
  await until(page, () => !document.querySelector('#menu-connettivita:popover-open'));
  await page.hover('[popovertarget=menu-connettivita] .icon');
  await delay(REST_MS);
  expect(await countOf(page, '#menu-connettivita:popover-open'), 'until the mouse has left').toBe(0);
});

journey(
  'the open mega-menu is as high as what is in it, and a click beside it closes it',
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
  'the phone menu opens, and both its areas, each with its heading in view',
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

journey('a choice about cookies is kept, and the foot of the page opens it again', {}, async (page) => {
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

journey('a link to an answer opens it', {}, async (page) => {
  const answer = `#${questionId(SITE.faq('homepage').items[2]?.question ?? '')}`;
  await page.goto(`${site}/${answer}`);
  await untilThere(page, `details[open] ${answer}`);
});

journey(
  'a tapped question stays where it is when the open one above it closes',
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

journey('what was typed is there after a reload, and on the way back', {}, async (page) => {
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

journey('the keyboard goes through the compared services in the order that was chosen', {}, async (page) => {
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
