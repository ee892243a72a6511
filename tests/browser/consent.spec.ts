import { CookieBanner } from './cookie-banner.ts';
import { expect, test } from './fixtures.ts';
import { loseScripts } from './island-scripts.ts';
import { nightlyIf } from './nightly.ts';
import { WORDS } from './site-words.ts';

const DAY = 86_400_000;
const stored = (timestamp: number) =>
  JSON.stringify({ necessary: true, analytics: true, marketing: true, timestamp });

for (const [button, analytics, marketing] of [
  [WORDS.cookies.banner.all, true, true],
  [WORDS.cookies.banner.necessary, false, false],
  [WORDS.cookies.banner.close, false, false],
] as const) {
  test(
    `stores “${button}”, hides the banner, and keeps the choice on the next page`,
    nightlyIf(button === WORDS.cookies.banner.close),
    async ({ page }) => {
      const banner = new CookieBanner(page);
      await page.goto('/');
      await banner.button(button).click();
      await expect(banner.region).toBeHidden();
      await banner.expectStored(analytics, marketing);
      await page.goto('/fibra-ottica');
      await page.reload();
      await expect(banner.region).toBeHidden();
      await banner.expectStored(analytics, marketing);
    },
  );
}

test.describe('on a host with a parent domain', () => {
  // Without HTTPS a host other than this machine's is no trustworthy origin.
  test.use({ expectedErrors: /request to another host|Cross-Origin-Opener-Policy/ });
  const HOST = 'www.trama.example';

  for (const button of [WORDS.cookies.banner.necessary, WORDS.cookies.banner.close]) {
    test(
      `expires optional cookies on “${button}”, on the host and its parent`,
      nightlyIf(button === WORDS.cookies.banner.close),
      async ({ page, context, baseURL }) => {
        await page.route(`http://${HOST}/**`, async (route) => {
          const url = route
            .request()
            .url()
            .replace(`http://${HOST}`, baseURL ?? '');
          await route.fulfill({ response: await page.request.fetch(url) });
        });
        const names = ['_ga', '_ga_ABC', '_gid', '_gat_x', '_fbp', '_fbc', 'altro'];
        await context.addCookies(
          names.flatMap((name) => [
            { name, value: '1', domain: HOST, path: '/' },
            { name: `${name}_parent`, value: '1', domain: '.trama.example', path: '/' },
          ]),
        );
        const banner = new CookieBanner(page);
        await page.goto(`http://${HOST}/`);
        await banner.button(button).click();
        await expect
          .poll(async () => (await context.cookies()).map(({ name }) => name).sort())
          .toEqual(['altro', 'altro_parent']);
        await expect(banner.region).toBeHidden();
      },
    );
  }
});

test('says that nothing optional is used where no tag is configured', async ({ page }) => {
  await page.goto('/');
  await expect(new CookieBanner(page).region).toContainText(WORDS.cookies.banner.textWithoutTags);
});

test('stores the choice of the dialog’s switches', async ({ page }) => {
  const banner = new CookieBanner(page);
  await page.goto('/');
  await banner.button(WORDS.cookies.banner.customise).click();
  await expect(banner.switch(WORDS.cookies.switches.necessary.name)).toBeChecked();
  await expect(banner.switch(WORDS.cookies.switches.necessary.name)).toBeDisabled();
  await expect(banner.switch(WORDS.cookies.switches.analytics.name)).not.toBeChecked();
  await expect(banner.switch(WORDS.cookies.switches.marketing.name)).not.toBeChecked();
  await banner.switch(WORDS.cookies.switches.analytics.name).click();
  await banner.dialog.getByRole('button', { name: WORDS.cookies.buttons.save }).click();
  await expect(banner.dialog).toBeHidden();
  await expect(banner.region).toBeHidden();
  await banner.expectStored(true, false);
});

for (const way of [WORDS.cookies.buttons.cancel, 'Escape'] as const) {
  test(
    `stores nothing on “${way}” and shows the banner again`,
    nightlyIf(way !== 'Escape'),
    async ({ page }) => {
      const banner = new CookieBanner(page);
      await page.goto('/');
      await banner.button(WORDS.cookies.banner.customise).click();
      await banner.switch(WORDS.cookies.switches.marketing.name).click();
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await banner.dialog.getByRole('button', { name: way }).click();
      await expect(banner.dialog).toBeHidden();
      await expect(banner.region).toBeVisible();
      await expect(banner.button(WORDS.cookies.banner.customise)).toBeFocused();
      expect(await banner.text()).toBeNull();
    },
  );
}

test('moves the focus to the bar after saving by keyboard', async ({ page }) => {
  const banner = new CookieBanner(page);
  await page.goto('/');
  await banner.button(WORDS.cookies.banner.customise).press('Enter');
  await banner.dialog.getByRole('button', { name: WORDS.cookies.buttons.save }).press('Enter');
  await expect(banner.region).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: WORDS.cookies.saved.title })).toBeVisible();
});

test('opens the dialog with the stored choice from the footer, and expires cookies on a refusal', async ({
  page,
  context,
  baseURL,
}) => {
  const banner = new CookieBanner(page);
  await banner.visitWith(stored(Date.now()), '/chi-siamo');
  const url = baseURL ?? '';
  const names = ['_ga', '_ga_ABC', '_gid', '_gat_x', '_fbp', '_fbc', 'altro'];
  await context.addCookies(names.map((name) => ({ name, value: '1', url })));
  await banner.reopen.click();
  await expect(banner.switch(WORDS.cookies.switches.analytics.name)).toBeChecked();
  await banner.switch(WORDS.cookies.switches.analytics.name).click();
  await banner.dialog.getByRole('button', { name: WORDS.cookies.buttons.save }).click();
  await banner.expectStored(false, true);
  const left = async () => (await context.cookies()).map(({ name }) => name).sort();
  await expect.poll(left).toEqual(['_fbc', '_fbp', 'altro']);
  await banner.reopen.click();
  await expect(banner.switch(WORDS.cookies.switches.analytics.name)).not.toBeChecked();
  await banner.switch(WORDS.cookies.switches.marketing.name).click();
  await banner.dialog.getByRole('button', { name: WORDS.cookies.buttons.save }).click();
  await banner.expectStored(false, false);
  await expect.poll(left).toEqual(['altro']);
  await expect(banner.reopen).toBeFocused();
  const status = page.getByRole('status').filter({ hasText: WORDS.cookies.saved.title });
  await expect(status).toBeInViewport();
  await status.getByRole('button', { name: 'Chiudi avviso' }).press('Enter');
  await expect(status).toHaveCount(0);
  await expect(banner.reopen).toBeFocused();
});

test('keeps existing cookies on “Accetta tutti”', async ({ page, context, baseURL }) => {
  const banner = new CookieBanner(page);
  await context.addCookies([{ name: '_ga', value: '1', url: baseURL ?? '' }]);
  await page.goto('/');
  await banner.button(WORDS.cookies.banner.all).click();
  await banner.expectStored(true, true);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['_ga']);
});

// Which choices are too old: src/consent/stored-choice.dom.test.tsx.
test('asks again, and keeps no choice, when the stored one is 366 days old', async ({ page }) => {
  const now = Date.parse('2028-02-29T12:00:00Z');
  const banner = new CookieBanner(page);
  await page.clock.setFixedTime(now);
  await banner.visitWith(stored(now - 366 * DAY));
  await expect(banner.region).toBeVisible();
  expect(await banner.text()).toBeNull();
});

test('hides the banner in one tab when another tab chooses', async ({ page, context }) => {
  const [first, second] = [new CookieBanner(page), new CookieBanner(await context.newPage())];
  await page.goto('/');
  await context.pages()[1]?.goto('/chi-siamo');
  await expect(second.region).toBeVisible();
  await first.button(WORDS.cookies.banner.necessary).click();
  await expect(second.region).toBeHidden();
});

test('leads the keyboard from the top of the page to the banner', async ({ page }) => {
  const banner = new CookieBanner(page);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: WORDS.links.content })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: WORDS.links.cookies })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(banner.region.getByRole('link', { name: WORDS.cookies.policy })).toBeFocused();
  for (const name of [
    WORDS.cookies.banner.all,
    WORDS.cookies.banner.necessary,
    WORDS.cookies.banner.customise,
  ]) {
    await page.keyboard.press('Tab');
    await expect(banner.button(name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(banner.dialog).toBeVisible();
  await expect(banner.dialog.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner.switch(WORDS.cookies.switches.analytics.name)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(banner.switch(WORDS.cookies.switches.analytics.name)).toBeChecked();
  for (const _ of [
    WORDS.cookies.switches.marketing.name,
    WORDS.cookies.policy,
    WORDS.cookies.buttons.cancel,
    WORDS.cookies.buttons.save,
  ])
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await banner.expectStored(true, false);
  await expect(banner.region).toBeHidden();
});

test.describe('when storage is blocked', () => {
  test('asks on every page, allows nothing, and never fails', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    const banner = new CookieBanner(page);
    await page.goto('/');
    await banner.button(WORDS.cookies.banner.all).click();
    await expect(banner.region).toBeHidden();
    await banner.reopen.click();
    await expect(banner.switch(WORDS.cookies.switches.analytics.name)).not.toBeChecked();
    await banner.dialog.getByRole('button', { name: WORDS.cookies.buttons.cancel }).click();
    await page.reload();
    await expect(banner.region).toBeVisible();
  });
});

test.describe('an island that never arrives', () => {
  test.use({ expectedErrors: /Failed to load resource|Failed to fetch dynamically imported module/ });

  test('keeps the banner usable when “Personalizza” cannot load its dialog', async ({ page }) => {
    const banner = new CookieBanner(page);
    await loseScripts(page);
    await page.goto('/');
    await banner.button(WORDS.cookies.banner.customise).click();
    await expect(banner.button(WORDS.cookies.banner.customise)).not.toHaveAttribute('aria-busy');
    await expect(banner.region).toBeVisible();
    await banner.button(WORDS.cookies.banner.necessary).click();
    await expect(banner.region).toBeHidden();
    await banner.expectStored(false, false);
    await banner.reopen.click();
    await expect(page).toHaveURL(/\/cookie-policy#gestione$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows no banner, since nothing optional can be set', async ({ page }) => {
    const banner = new CookieBanner(page);
    await page.goto('/');
    await expect(banner.region).toBeHidden();
    await banner.reopen.click();
    await expect(page).toHaveURL(/\/cookie-policy#gestione$/);
  });
});
