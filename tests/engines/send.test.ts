import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { newProspect } from '../browser/prospect.ts';
import { formAt } from '../browser/site-words.ts';
import { fill, journey, leadFrom, services, site } from './journey.ts';
import { until, untilShown } from './open-page.ts';

/** Longer than the shortest time that Specification §9 accepts. */
const FILL_TIME_MS = 3100;
const CV_BYTES = 20_000;
/** The source of the form on `/fibra-ottica`, as sales see it. */
const SOURCE = formAt('/fibra-ottica', 'connectivity-hero').source;

journey('shows a wrong address at its field, and delivers the corrected lead', {}, async (page) => {
  await page.goto(`${site}/fibra-ottica`);
  const prospect = newProspect();
  const form = '#contatto-hero-form';
  await fill(page, form, { ...prospect, email: 'nicolo@officine' });
  await until(page, (selector) => document.querySelector<HTMLFormElement>(selector)?.noValidate, form);
  await delay(FILL_TIME_MS);
  await page.click(`${form} [type=submit]`);
  await untilShown(page, '#contatto-hero-email-error');
  expect(
    await page.evaluate(() => document.querySelector('#contatto-hero-email-error')?.textContent),
  ).toContain('Formato email non valido');
  await page.evaluate(
    (selector) => document.querySelector<HTMLInputElement>(selector)?.select(),
    `${form} [name=email]`,
  );
  await page.write(prospect.email);
  await page.click(`${form} [type=submit]`);
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
  await until(page, (selector) => document.querySelector<HTMLFormElement>(selector)?.noValidate, form);
  await delay(FILL_TIME_MS);
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
