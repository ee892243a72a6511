import { expect, vi } from 'vitest';
import { questionId } from '../../src/content-model/fields/question-id.ts';
import { faultsOfFigures } from '../browser/figures-in-page.ts';
import { newProspect } from '../browser/prospect.ts';
import { SITE } from '../browser/site-words.ts';
import { fill, journey, leadFrom, PHONE, services, site, untilReady, WIDE } from './journey.ts';
import { openLine } from './line.ts';
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
/** How far a question may move: less than an eye notices. */
const STILL_PX = 2;
/** The form on `/fibra-ottica`. */
const HERO_FORM = '#contatto-hero-form';

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

/** The names of the compared services from top to bottom, and whether they stand by the chosen order. */
const comparedBy = (chosen: string): { names: (string | undefined)[]; isOrdered: boolean } => {
  const rows = Array.from(document.querySelectorAll<HTMLElement>('.compare tbody tr')).sort(
    (one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top,
  );
  const places = rows.map((row) => Number(row.dataset[chosen]));
  return {
    names: rows.map((row) => row.querySelector('th a')?.textContent?.trim()),
    isOrdered: places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0)),
  };
};

journey('follows the chosen order of the compared services with the keyboard', {}, async (page) => {
  await page.goto(`${site}/servizi`);
  for (const order of ['price', 'ready']) {
    await page.click(`.compare [value=${order}]`);
    await vi.waitFor(
      async () => expect((await page.evaluate(comparedBy, order)).isOrdered).toBe(true),
      60_000,
    );
    const { names } = await page.evaluate(comparedBy, order);
    expect(names).toHaveLength(8);
    await page.evaluate(
      (chosen) => document.querySelector<HTMLElement>(`.compare [value=${chosen}]`)?.focus(),
      order,
    );
    for (const name of names) {
      await page.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe(name);
      await page.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    }
  }
});

journey(
  'keeps pages and figures whole in a window that becomes as narrow as a small phone',
  {},
  async (page) => {
    for (const path of ['/', '/fibra-ottica', '/servizi/iot', '/servizi/connettivita-dedicata']) {
      await page.resize(WIDE);
      await page.goto(site + path);
      await untilOwnFonts(page);
      for (const width of [844, 390, 320, PHONE.width]) {
        await page.resize({ ...WIDE, width });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `${path} at ${width} px`,
        ).toBeLessThanOrEqual(width);
      }
      expect.soft(await page.evaluate(faultsOfFigures), path).toEqual([]);
    }
  },
);

const textsWithPrices = (page: OpenPage): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('main :has(> .spoken, > * > .spoken)'), (text) =>
      text.innerText.replace(/ +/g, ' '),
    ),
  );

journey('copies prices in the same way when a form has brought its styles', { size: PHONE }, async (page) => {
  await page.goto(`${site}/servizi/connettivita-dedicata`);
  await untilOwnFonts(page);
  const before = await textsWithPrices(page);
  expect(before.length).toBeGreaterThan(0);
  await page.click('#contatto-hero-form [name=name]');
  await until(page, () =>
    [...document.styleSheets].some(({ href }) => href?.includes('lead-form-states') ?? false),
  );
  expect(await textsWithPrices(page)).toEqual(before);
});

journey('keeps the typed text after a reload and after going back, but no consent', {}, async (page) => {
  const { name } = newProspect();
  const typed = () =>
    page.evaluate(
      (field) => document.querySelector<HTMLInputElement>(field)?.value,
      `${HERO_FORM} [name=name]`,
    );
  await page.goto(`${site}/fibra-ottica`);
  await page.click(`${HERO_FORM} [name=name]`);
  await page.write(name);
  await until(page, (wanted) => Object.values(sessionStorage).join().includes(wanted), name);
  await page.click(`${HERO_FORM} [name=privacyConsent]`);
  await page.reload();
  await vi.waitFor(async () => expect(await typed()).toBe(name));
  // Firefox restores boxes: consents must be given each time.
  await until(
    page,
    (box) => !document.querySelector<HTMLInputElement>(box)?.checked,
    `${HERO_FORM} [name=privacyConsent]`,
  );
  await page.goto(`${site}/telefonia`);
  await page.goBack();
  await vi.waitFor(async () => expect(await typed()).toBe(name));
});

journey('sends a lead once from the next page, after the page of its form was left', {}, async (page) => {
  const line = await openLine(site);
  try {
    await page.goto(`${line.url}/fibra-ottica`);
    const prospect = newProspect();
    await fill(page, HERO_FORM, prospect);
    await untilReady(page, HERO_FORM);
    await line.cut();
    await page.click(`${HERO_FORM} [type=submit]`);
    await untilShown(page, `${HERO_FORM} .error-box`);
    await until(page, () => document.body.innerText.includes('Annulla l’invio'));
    await page.goto('about:blank');
    expect(await services.leadsFrom(prospect.email)).toEqual([]);
    await line.restore();
    await page.goto(`${line.url}/chi-siamo`);
    const lead = await leadFrom(prospect.email);
    expect(lead.payload).toMatchObject({ ...prospect, writtenSecondsAgo: expect.any(Number) });
    await until(page, () => document.body.innerText.includes('appena tornata la linea'));
    await vi.waitFor(async () => {
      const mails = await services.mailsFrom(prospect.email);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toMatch(/^Scritta: /m);
    }, 60_000);
    await until(page, () => localStorage.getItem('waiting') === null);
    await page.reload();
    await untilOwnFonts(page);
    await leadFrom(prospect.email);
  } finally {
    await line.cut().catch(() => undefined);
  }
});
