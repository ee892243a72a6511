import { CookieBanner } from './cookie-banner.ts';
import { expect, test } from './fixtures.ts';
import { WORDS } from './site-words.ts';

const AFTER_A_DOUBLE_CLICK_MS = 1000;
/** A time that the running clock has not reached when the page has loaded. */
const NOON = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-20T12:10:00Z');
const ALLOWED = JSON.stringify({ necessary: true, analytics: true, marketing: true, timestamp: Date.now() });

test('saves nothing on Enter in a switch, only with “Salva”', async ({ page }) => {
  const banner = new CookieBanner(page);
  await page.goto('/');
  await banner.button(WORDS.cookies.banner.customise).click();
  await banner.switch(WORDS.cookies.switches.analytics.name).press('Enter');
  await expect(banner.dialog).toBeVisible();
  expect(await banner.text()).toBeNull();
  await banner.switch(WORDS.cookies.switches.analytics.name).press('Space');
  await banner.dialog.getByRole('button', { name: WORDS.cookies.buttons.save }).press('Enter');
  await banner.expectStored(true, false);
});

test('removes the old consent and asks again when a full storage cannot save a refusal', {
  tag: '@nightly',
}, async ({ page }) => {
  const banner = new CookieBanner(page);
  await banner.visitWith(ALLOWED, '/chi-siamo');
  await page.evaluate(() => {
    // Fills the storage to the last letter: the text of a refusal is two letters longer than the one it replaces.
    let filling = '';
    for (let size = 2 ** 24; size >= 1; size /= 2) {
      try {
        localStorage.setItem('x', filling + 'x'.repeat(size));
        filling += 'x'.repeat(size);
      } catch {}
    }
  });
  await banner.reopen.click();
  await banner.switch(WORDS.cookies.switches.analytics.name).click();
  await banner.switch(WORDS.cookies.switches.marketing.name).click();
  await banner.dialog.getByRole('button', { name: WORDS.cookies.buttons.save }).click();
  await expect(banner.dialog).toBeHidden();
  expect(await banner.text()).toBeNull();
  await page.goto('/servizi');
  await expect(banner.region).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const button of [
    WORDS.cookies.banner.all,
    WORDS.cookies.banner.necessary,
    WORDS.cookies.banner.close,
  ]) {
    test(`chooses once on two quick taps on “${button}”, and follows no link behind it`, async ({ page }) => {
      const banner = new CookieBanner(page);
      await page.goto('/');
      await page.evaluate(() => {
        addEventListener('click', ({ target }) => {
          const link = (target as Element).closest('a');
          if (link) document.title = `followed ${link.href}`;
        });
      });
      const title = await page.title();
      await expect(banner.region).toBeVisible();
      const place = await banner.button(button).boundingBox();
      if (!place) throw new Error('no banner');
      // A transition catches the second tap. It stands still, so that on a slow machine, too, both taps are quick.
      const session = await page.context().newCDPSession(page);
      await session.send('Animation.enable');
      await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
      const tap = () => page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
      await tap();
      await banner.expectStored(button === WORDS.cookies.banner.all, button === WORDS.cookies.banner.all);
      const chosen = await banner.text();
      await tap();
      expect([await page.title(), await banner.text()]).toEqual([title, chosen]);
      await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
      await expect(banner.region).toBeHidden();
      await expect(page.locator('.quick-contacts')).toBeVisible();
    });
  }
});

test('stays open on a double click beside the dialog, and closes on a later click', async ({ page }) => {
  const banner = new CookieBanner(page);
  await page.clock.install({ time: NOON });
  await page.goto('/');
  await page.clock.pauseAt(LATER);
  await banner.button(WORDS.cookies.banner.customise).click();
  // Lets the dialog come, but on no machine the time of a double click pass.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(banner.dialog).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.mouse.click(4, 4);
  await expect(banner.dialog).toBeVisible();
  await page.clock.runFor(AFTER_A_DOUBLE_CLICK_MS);
  await page.mouse.click(4, 4);
  await expect(banner.dialog).toBeHidden();
  await expect(banner.button(WORDS.cookies.banner.customise)).toBeFocused();
});
