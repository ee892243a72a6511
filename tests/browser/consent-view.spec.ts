import type { Locator, Page } from 'playwright/test';
import { expectAccessibleInAllColours, expectNoSidewaysScroll } from './accessible.ts';
import { CookieBanner } from './cookie-banner.ts';
import { expect, test } from './fixtures.ts';
import { untilOwnFonts } from './own-fonts.ts';
import { WORDS } from './site-words.ts';

/** Waits for some frames of the page. */
const fewFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('keeps banner and dialog within WCAG 2.2 AA, in any colours', async ({ page }) => {
      const banner = new CookieBanner(page);
      await page.goto('/chi-siamo');
      await expect(banner.region).toBeVisible();
      await expectAccessibleInAllColours(page);
      await expectNoSidewaysScroll(page);
      await banner.button(WORDS.cookies.banner.customise).click();
      // One switch on, the other off.
      await banner.switch(WORDS.cookies.switches.analytics.name).click();
      await expect(banner.switch(WORDS.cookies.switches.analytics.name)).toBeChecked();
      await expectAccessibleInAllColours(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

/** Whether nothing covers the middle of the element. */
const isInFront = (element: Locator): Promise<boolean> =>
  element.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test.describe('contact bar, which makes room for the banner', () => {
  const contacts = (page: Page) => page.locator('.quick-contacts .chat-button');

  for (const width of [360, 1280]) {
    test(`shows at ${width} px only once the page knows whether the banner shows`, async ({ page }) => {
      const banner = new CookieBanner(page);
      await page.setViewportSize({ width, height: 800 });
      // Holds the first frame until the test has looked at it; the page is complete by then.
      await page.addInitScript(() => {
        addEventListener('pageshow', (event) => event.stopImmediatePropagation(), true);
        const frame = requestAnimationFrame;
        const held: FrameRequestCallback[] = [];
        window.requestAnimationFrame = (task) => held.push(task);
        Object.assign(window, {
          nextFrame: () => {
            window.requestAnimationFrame = frame;
            held.map((task) => frame(task));
          },
        });
      });
      const goOn = () => page.evaluate(() => (window as unknown as { nextFrame(): void }).nextFrame());
      await page.goto('/chi-siamo');
      await expect(banner.region).toBeHidden();
      await expect(contacts(page)).toBeHidden();
      await goOn();
      await expect(banner.region).toBeVisible();
      expect(await isInFront(contacts(page))).toBe(width > 640);

      await banner.button(WORDS.cookies.banner.necessary).click();
      await banner.expectStored(false, false);
      await expect(contacts(page)).toBeVisible();
      await page.reload();
      await expect(contacts(page)).toBeHidden();
      await goOn();
      await expect(contacts(page)).toBeVisible();
      await expect(banner.region).toBeHidden();
    });
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('always shows', async ({ page }) => {
      await page.goto('/chi-siamo');
      await expect(contacts(page)).toBeVisible();
    });
  });
});

test('keeps the focus in the dialog and the page behind from scrolling', async ({ page }) => {
  const banner = new CookieBanner(page);
  await page.goto('/privacy-policy');
  await banner.button(WORDS.cookies.banner.customise).click();
  await expect(banner.dialog).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press(key);
      await expect(banner.dialog.locator(':focus')).toHaveCount(1);
    }
  }
  await page.mouse.move(4, 4);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(banner.dialog).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('shows three choices of the same size on one line each, and an X of at least 44 px', async ({
  page,
}) => {
  const banner = new CookieBanner(page);
  await page.goto('/');
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const boxes = await Promise.all(
      [
        WORDS.cookies.banner.all,
        WORDS.cookies.banner.necessary,
        WORDS.cookies.banner.customise,
        WORDS.cookies.banner.close,
      ].map((name) => banner.button(name).boundingBox()),
    );
    const [all, necessary, customise, close] = boxes;
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(close?.width).toBeGreaterThanOrEqual(44);
    for (const box of [all, necessary, customise]) {
      expect(box?.y, `one row at ${width} px`).toBe(all?.y);
      expect(box?.height).toBeLessThan(50);
      // One may be wider only where three equal columns are too narrow for the longest word.
      expect(Math.abs((box?.width ?? 0) - (all?.width ?? 0))).toBeLessThan(width > 320 ? 2 : 14);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('leaves both buttons of the hero in the first view', async ({ page }) => {
    const banner = new CookieBanner(page);
    await page.goto('/');
    const call = await page.locator('main .actions a').nth(1).boundingBox();
    const top = (await banner.region.boundingBox())?.y ?? 0;
    // While a notice is online, it moves the hero down.
    const notice = page.locator('.notice');
    const moved = (await notice.count()) > 0 ? ((await notice.boundingBox())?.height ?? 0) : 0;
    expect((call?.y ?? 0) + (call?.height ?? 0) - moved).toBeLessThanOrEqual(top);
  });
});

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1280, height: 720 },
]) {
  test(`hides no focused element behind the banner at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/fibra-ottica');
    const banner = new CookieBanner(page);
    await expect(banner.region).toBeVisible();
    const reached = new Set<string>();
    for (let steps = 0; steps < 200; steps++) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement;
        const region = document.getElementById('cookie-banner');
        if (!element || element === document.body || !region) return undefined;
        const box = element.getBoundingClientRect();
        const front = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        const isBehind = box.top >= region.getBoundingClientRect().top || region.contains(front);
        const isHidden = !region.contains(element) && box.height > 0 && isBehind && !element.contains(front);
        return { name: element.outerHTML.slice(0, 120), isHidden };
      });
      if (!focus) break;
      reached.add(focus.name);
      expect(focus.isHidden, focus.name).toBe(false);
    }
    expect(reached.size).toBeGreaterThan(20);
  });
}

test('moves nothing on the page when the banner closes', async ({ page }) => {
  await page.goto('/');
  const banner = new CookieBanner(page);
  const layout = () =>
    page.evaluate(() => [document.documentElement.scrollHeight, document.querySelector('h1')?.offsetTop]);
  await expect(banner.region).toBeVisible();
  await untilOwnFonts(page);
  await fewFrames(page);
  const before = await layout();
  await banner.button(WORDS.cookies.banner.necessary).click();
  await expect(banner.region).toBeHidden();
  expect(await layout()).toEqual(before);
});
