import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { newProspect } from '../browser/prospect.ts';
import { formAt } from '../browser/site-words.ts';
import { fill, journey, leadFrom, services, site, untilReady, WIDE } from './journey.ts';
import { type OpenPage, placeOf, until, untilShown, untilThere } from './open-page.ts';

/** Longer than the rest of the mouse after which a menu opens. */
const REST_MS = 500;
const CV_BYTES = 20_000;
/** The form on `/fibra-ottica`, and its source as sales see it. */
const HERO_FORM = '#contatto-hero-form';
const SOURCE = formAt('/fibra-ottica', 'connectivity-hero').source;

const countOf = (page: OpenPage, selector: string): Promise<number> =>
  page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);

journey(
  'opens the mega-menu under a resting mouse or a click, as high as its content, and closes it on Escape or a click beside it',
  {},
  async (page) => {
    await page.goto(`${site}/`);
    await page.hover('[popovertarget=menu-connettivita]');
    await untilThere(page, '#menu-connettivita:popover-open');
    await untilThere(page, '[popovertarget=menu-connettivita][aria-expanded=true]');
    await page.press('Escape');
    await until(page, () => !document.querySelector('#menu-connettivita:popover-open'));
    await page.hover('[popovertarget=menu-connettivita] .icon');
    await delay(REST_MS);
    expect(
      await countOf(page, '#menu-connettivita:popover-open'),
      'stays closed until the mouse leaves',
    ).toBe(0);
    await page.click('[popovertarget=menu-connettivita]');
    await untilShown(page, '#menu-connettivita');
    const { top, height } = await placeOf(page, '#menu-connettivita');
    expect(top + height).toBeLessThan(WIDE.height - 100);
    await page.click('main h2');
    await until(page, () => !document.querySelector('#menu-connettivita:popover-open'));
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

journey('shows a wrong address at its field, and delivers the corrected lead', {}, async (page) => {
  await page.goto(`${site}/fibra-ottica`);
  const prospect = newProspect();
  await fill(page, HERO_FORM, { ...prospect, email: 'nicolo@officine' });
  await untilReady(page, HERO_FORM);
  await page.click(`${HERO_FORM} [type=submit]`);
  await untilShown(page, '#contatto-hero-email-error');
  expect(
    await page.evaluate(() => document.querySelector('#contatto-hero-email-error')?.textContent),
  ).toContain('Formato email non valido');
  const email = `${HERO_FORM} [name=email]`;
  await page.evaluate((field) => document.querySelector<HTMLInputElement>(field)?.select(), email);
  await page.write(prospect.email);
  // The button moves when the message goes.
  await until(page, (field) => document.querySelector(field)?.ariaInvalid !== 'true', email);
  await page.click(`${HERO_FORM} [type=submit]`);
  expect(await leadFrom(prospect.email)).toMatchObject({ source: SOURCE, payload: prospect });
  await until(page, () => document.body.innerText.includes('Richiesta inviata con successo!'));
});

journey('delivers an application with its curriculum', {}, async (page) => {
  const folder = await mkdtemp(join(tmpdir(), 'trama-cv-'));
  const path = join(folder, 'Davide Rinaldoni.pdf');
  await writeFile(path, makePdf(CV_BYTES));
  await page.goto(`${site}/lavora-con-noi`);
  const prospect = newProspect();
  const form = '#candidatura-form';
  await fill(page, form, prospect);
  await page.choose(`${form} [name=attachment]`, path);
  await untilReady(page, form);
  await page.click(`${form} [type=submit]`);
  expect(await leadFrom(prospect.email)).toMatchObject({ form_type: 'career' });
  await vi.waitFor(
    async () => {
      const [mail] = await services.mailsFrom(prospect.email);
      expect(mail?.attachments).toMatchObject([{ filename: 'Davide Rinaldoni.pdf', size: CV_BYTES }]);
    },
    { timeout: 60_000 },
  );
  await rm(folder, { recursive: true });
});

journey('sends the form by keyboard without JavaScript', { javaScript: false }, async (page) => {
  await page.goto(`${site}/fibra-ottica`);
  const prospect = newProspect();
  // Skip link, then the telephone button of the hero, then the form.
  await page.press('Tab', 'Enter', 'Tab', 'Tab');
  for (const value of Object.values(prospect)) {
    await page.write(value.replace('\n', ' '));
    await page.press('Tab');
  }
  await page.press('Space');
  // The first Tab after the box stops at the link in its label.
  await page.press('Tab', 'Tab', 'Space', 'Tab', 'Enter');
  expect(await leadFrom(prospect.email)).toMatchObject({ form_type: 'contact', source: SOURCE });
  await vi.waitFor(async () => expect(await page.url()).toMatch(/\/richiesta-inviata$/), { timeout: 60_000 });
});
