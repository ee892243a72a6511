import { CookieBanner } from '../browser/cookie-banner.ts';
import { haveChosen } from '../browser/cookie-choice.ts';
import { expect, test } from '../browser/fixtures.ts';
import { HERO_FORM, LeadForm, openFilledForm } from '../browser/lead-form.ts';
import { TOASTS } from '../browser/toasts.ts';

/** Pages whose hero has a selvedge up to its loom. The home page is left out: the edge of the screen cuts its loom. */
const HEROES = [
  '/fibra-ottica',
  '/servizi/iot',
  '/innovazione-digitale/iot',
  '/campagne/ict-digitalizzazione',
] as const;
const WIDTHS = [1100, 1279, 1280, 1366, 1440, 1535, 1536, 1920] as const;

test('shows an even number of whole columns in a loom, so that the selvedge beside it ends in step', async ({
  page,
}) => {
  for (const path of HEROES) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const columns = await page.locator('.hero').evaluate((hero) => {
        const { height, right } = getComputedStyle(hero, '::after');
        return Number.parseFloat(right) / (Number.parseFloat(height) / 2);
      });
      expect(columns % 2, `${path} at ${width} px: ${columns} columns`).toBe(0);
    }
  }
});

for (const height of [720, 800]) {
  test.describe(`1280 x ${height}`, () => {
    test.use({ viewport: { width: 1280, height } });

    for (const path of [
      '/',
      '/fibra-ottica',
      '/servizi/mobile-business',
      '/innovazione-digitale/data-analytics',
      '/innovazione-digitale/cloud-data-center',
      '/innovazione-digitale/iot',
      '/innovazione-digitale/consulenza',
      '/lavora-con-noi',
    ]) {
      test(`${path}: covers no part of the main button with the cookie banner`, async ({ page }) => {
        await page.goto(path);
        const bar = await page.locator('#cookie-banner').boundingBox();
        const button = await page.locator('main .pull .button, main .thread .button').first().boundingBox();
        expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
      });
    }
  });
}

test.describe('1280 x 800', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('shows a dialog’s button, and some of the page above and below the dialog', async ({ page }) => {
    await haveChosen(page);
    await page.goto('/fibra-ottica');
    for (const opener of ['.plan .button', '.bar > .button']) {
      await page.locator(opener).first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('[type="submit"]')).toBeInViewport({ ratio: 1 });
      const box = await page.locator('.modal-panel:visible').boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(24);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800 - 24);
      await page.keyboard.press('Escape');
    }
  });
});

for (const width of [768, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('puts the chat button, with its name, beside the fields', async ({ page }) => {
      await haveChosen(page);
      await page.goto('/fibra-ottica');
      const chat = page.getByRole('link', { name: 'Scrivici su WhatsApp' });
      const field = await page.locator('#contatto-hero [name="message"]').boundingBox();
      const square = await chat.boundingBox();
      expect([square?.width, square?.height]).toEqual([56, 56]);
      expect(square?.x).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0));
    });
  });
}

test('gives later-loaded fields the usual font and colour on a page without a form', async ({ page }) => {
  const lookOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { fontFamily, color } = getComputedStyle(element);
        return { fontFamily, color };
      });
  await haveChosen(page);
  await page.goto('/chi-siamo');
  const words = await lookOf('main p');
  await page.locator('.bar > .button').click();
  for (const field of ['input[name="name"]', 'textarea']) {
    await expect(page.locator(`.lead-dialog ${field}`)).toBeVisible();
    expect(await lookOf(`.lead-dialog ${field}`)).toEqual(words);
  }
  await page.keyboard.press('Escape');
  await new CookieBanner(page).reopen.click();
  for (const state of ['enabled', 'disabled']) {
    await expect(page.locator(`.purpose button:${state}`).first()).toBeVisible();
    expect((await lookOf(`.purpose button:${state}`)).color).toBe(words.color);
  }
});

for (const [path, opener] of [
  ['/innovazione-digitale', 'main a[data-wakes]'],
  ['/fibra-ottica', '.plan .button'],
] as const) {
  test(`${path}: keeps the dialog’s close button on one line at 320 px`, async ({ page }) => {
    await haveChosen(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await page.locator(opener).first().click();
    const close = page.getByRole('dialog').getByRole('button', { name: 'Chiudi', exact: true });
    await expect(close).toBeVisible();
    expect((await close.boundingBox())?.height).toBe(48);
  });
}

test.describe('a style sheet that fails to load', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('is loaded when the dialog opens again', async ({ page }) => {
    await haveChosen(page);
    const sheet = '**/lead-dialog.*.css';
    // Fails every request until `unroute`: the island requests the sheet when its code arrives, and again on the click.
    await page.route(sheet, (route) => route.abort('connectionfailed'));
    await page.goto('/chi-siamo');
    const opener = page.locator('.bar > .button');
    const head = page.locator('.dialog-head');
    await opener.click();
    await expect(head).toBeVisible();
    await expect(head).toHaveCSS('position', 'static');
    await page.keyboard.press('Escape');
    await expect(head).toBeHidden();
    await page.unroute(sheet);
    await opener.click();
    await expect(head).toHaveCSS('position', 'sticky');
  });

  test('is loaded for the next notice', async ({ page }) => {
    await haveChosen(page);
    await page.route('**/lead-form-states.*.css', (route) => route.abort('connectionfailed'), { times: 1 });
    const { form } = await openFilledForm(page, HERO_FORM, { email: 'g@' });
    await form.send(TOASTS.invalid);
    await expect(page.locator('.toasts')).toHaveCSS('position', 'fixed');
  });
});

/** Empties and leaves the name field. @returns the colour of its border */
const borderOfEmptyName = async (form: LeadForm): Promise<string> => {
  const name = form.field('name');
  await name.fill('Giulia');
  await name.fill('');
  await name.blur();
  return name.evaluate((field) => getComputedStyle(field).borderColor);
};

const IRON = 'rgb(53, 76, 81)';
const ERROR = 'rgb(158, 18, 43)';

test('makes no field red, without a message beside it, before the form is sent', async ({ page }) => {
  const form = new LeadForm(page);
  await page.goto('/fibra-ottica');
  const border = await borderOfEmptyName(form);
  // A message that has come in between makes it red.
  if (border !== IRON) await expect(form.form.locator('.field-message')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('makes a field red when the browser refuses it', async ({ page }) => {
    const form = new LeadForm(page);
    await page.goto('/fibra-ottica');
    expect(await borderOfEmptyName(form)).toBe(ERROR);
  });
});
