import { isExpanded } from './accessibility-tree.ts';
import { expectAccessible } from './accessible.ts';
import { Bar } from './bar.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './island-scripts.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';
import { untilOwnFonts } from './own-fonts.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** What src/islands/mega-menu promises, written out so that a change is noticed. */
const OPEN_DELAY = 120;
const CLOSE_DELAY = 300;
const CLICK_GRACE = 400;

test.describe('with the mouse', () => {
  test('it opens after a moment’s rest, stays on the way to the panel, and closes after leaving', async ({
    page,
  }) => {
    const bar = new Bar(page);
    await bar.visit();
    await bar.connectivity.hover();
    await bar.wait(OPEN_DELAY - 1);
    await expect(bar.connectivityPanel).toBeHidden();
    await bar.wait(1);
    await expect(bar.connectivityPanel).toBeVisible();
    await expect(bar.connectivity).toHaveAttribute('aria-expanded', 'true');
    // Over the edge of the bar, which is neither button nor panel.
    await page.mouse.move(310, 72);
    await bar.wait(CLOSE_DELAY - 1);
    await page.mouse.move(310, 200, { steps: 3 });
    await bar.wait(CLOSE_DELAY * 2);
    await expect(bar.connectivityPanel).toBeVisible();
    await page.mouse.move(310, 780);
    await bar.wait(CLOSE_DELAY - 1);
    await expect(bar.connectivityPanel).toBeVisible();
    await bar.wait(1);
    await expect(bar.connectivityPanel).toBeHidden();
    await expect(bar.connectivity).toHaveAttribute('aria-expanded', 'false');
  });

  test('a pointer that came before the island opens it without moving again', async ({ page }) => {
    await page.goto('/fibra-ottica');
    const bar = new Bar(page);
    await bar.connectivity.hover();
    await expect(bar.connectivityPanel).toBeVisible();
  });

  test('a pointer that only crosses opens nothing', async ({ page }) => {
    const bar = new Bar(page);
    await bar.visit();
    await bar.connectivity.hover();
    await bar.wait(OPEN_DELAY - 1);
    await page.mouse.move(640, 500);
    await expect(bar.connectivityPanel).toBeHidden();
    await bar.wait(OPEN_DELAY * 10);
    await expect(bar.connectivityPanel).toBeHidden();
  });

  test('one panel at a time', async ({ page }) => {
    const bar = new Bar(page);
    await bar.visit();
    await bar.connectivity.hover();
    await bar.wait(OPEN_DELAY);
    await bar.innovation.hover();
    await bar.wait(OPEN_DELAY);
    await expect(bar.innovationPanel).toBeVisible();
    await expect(bar.connectivityPanel).toBeHidden();
    await expect(bar.connectivity).toHaveAttribute('aria-expanded', 'false');
  });

  test('a click on the way keeps the panel, which then stays; the next one closes it', async ({ page }) => {
    const bar = new Bar(page);
    await bar.visit();
    await bar.connectivity.hover();
    await bar.wait(OPEN_DELAY + CLICK_GRACE - 1);
    await bar.connectivity.click();
    await expect(bar.connectivityPanel).toBeVisible();
    await page.mouse.move(310, 780);
    await bar.wait(CLOSE_DELAY * 10);
    await expect(bar.connectivityPanel).toBeVisible();
    await bar.connectivity.click();
    await bar.wait(OPEN_DELAY * 10);
    await expect(bar.connectivityPanel).toBeHidden();
  });

  test('a click is faster than the rest, and toggles', async ({ page }) => {
    const bar = new Bar(page);
    await bar.visit();
    await bar.connectivity.click();
    await expect(bar.connectivityPanel).toBeVisible();
    await bar.wait(OPEN_DELAY * 10);
    await expect(bar.connectivityPanel).toBeVisible();
    await bar.connectivity.click();
    await bar.wait(OPEN_DELAY * 10);
    await expect(bar.connectivityPanel).toBeHidden();
  });

  test('Escape closes it under the pointer, and it stays closed there', async ({ page }) => {
    const bar = new Bar(page);
    await bar.visit();
    await bar.connectivity.hover();
    await bar.wait(OPEN_DELAY);
    await page.mouse.move(310, 200);
    await page.keyboard.press('Escape');
    await expect(bar.connectivityPanel).toBeHidden();
    await bar.wait(OPEN_DELAY * 10);
    await expect(bar.connectivityPanel).toBeHidden();
    await bar.connectivity.click();
    await bar.connectivityPanel.getByRole('link').first().focus();
    await page.keyboard.press('Escape');
    await expect(bar.connectivityPanel).toBeHidden();
    await expect(bar.connectivity).toBeFocused();
  });

  test('Escape right on the way back from the panel to the button closes it for good', async ({ page }) => {
    const bar = new Bar(page);
    await bar.visit();
    await bar.connectivity.hover();
    await bar.wait(OPEN_DELAY);
    await page.mouse.move(310, 200);
    await bar.connectivity.hover();
    await page.keyboard.press('Escape');
    await bar.wait(OPEN_DELAY * 10);
    await expect(bar.connectivityPanel).toBeHidden();
    await page.mouse.move(640, 500);
    await bar.connectivity.hover();
    await bar.wait(OPEN_DELAY);
    await expect(bar.connectivityPanel, 'once it has left').toBeVisible();
  });

  test('a panel is as high as what is in it', async ({ page }) => {
    const bar = new Bar(page);
    await page.goto('/fibra-ottica');
    await bar.connectivity.click();
    const below = await bar.connectivityPanel.evaluate((panel) => {
      const [bottom, ...ofLinks] = [panel, ...panel.querySelectorAll('a')].map(
        (element) => element.getBoundingClientRect().bottom,
      );
      return Number(bottom) - Math.max(...ofLinks);
    });
    expect(below).toBeLessThan(100);
  });
});

test.describe('before React', () => {
  test('the browser serves alone, and what it has opened stays when React comes', async ({ page }) => {
    const bar = new Bar(page);
    await watchShifts(page);
    const letScriptsThrough = await holdScripts(page);
    await page.goto('/fibra-ottica');
    await untilOwnFonts(page);
    await expect(bar.connectivity).not.toHaveAttribute('aria-expanded');
    expect(await isExpanded(page, 'Connettività')).toBe(false);
    await bar.connectivity.click();
    await expect(bar.connectivityPanel).toBeVisible();
    await bar.innovation.click();
    await expect(bar.innovationPanel).toBeVisible();
    await expect(bar.connectivityPanel).toBeHidden();
    expect(await isExpanded(page, 'Innovazione Digitale')).toBe(true);
    await expectAccessible(page);
    const shifts = await shiftsOf(page);
    letScriptsThrough();
    await bar.untilHydrated();
    await expect(bar.innovation).toHaveAttribute('aria-expanded', 'true');
    await expect(bar.innovationPanel).toBeVisible();
    await expect(bar.innovation).toBeFocused();
    expect(await shiftsOf(page)).toEqual(shifts);
    await page.keyboard.press('ArrowDown');
    await expect(bar.innovationPanel.getByRole('link').first()).toBeFocused();
    await expectAccessible(page);
  });

  test('what was opened and closed again stays closed under the pointer that rests there', async ({
    page,
  }) => {
    const bar = new Bar(page);
    const letScriptsThrough = await holdScripts(page);
    await page.goto('/fibra-ottica');
    await bar.connectivity.click();
    await expect(bar.connectivityPanel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar.connectivityPanel).toBeHidden();
    await page.clock.install();
    letScriptsThrough();
    await bar.untilHydrated();
    await bar.wait(OPEN_DELAY * 10);
    await expect(bar.connectivityPanel).toBeHidden();
  });
});

test.describe('with the keyboard', () => {
  test('Tab goes from the button into a panel that the mouse has opened', async ({ page }) => {
    const bar = new Bar(page);
    await bar.visit();
    await bar.connectivity.focus();
    await bar.connectivity.hover();
    await bar.wait(OPEN_DELAY);
    await expect(bar.connectivityPanel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(bar.connectivityPanel.getByRole('link').first()).toBeFocused();
  });

  test('arrows, Home and End move; Escape returns to the button', async ({ page }) => {
    const bar = new Bar(page);
    const { keyboard } = page;
    await bar.visit();
    const links = bar.connectivityPanel.getByRole('link');
    await bar.connectivity.focus();
    await keyboard.press('Enter');
    await expect(bar.connectivityPanel).toBeVisible();
    await keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(links.last()).toBeFocused();
    await keyboard.press('Home');
    await expect(links.first()).toBeFocused();
    await keyboard.press('ArrowUp');
    await expect(bar.connectivity).toBeFocused();
    await keyboard.press('ArrowDown');
    await keyboard.press('Escape');
    await expect(bar.connectivityPanel).toBeHidden();
    await expect(bar.connectivity).toBeFocused();
  });

  test('left and right move along the bar, and a panel closes when the focus leaves it', async ({ page }) => {
    const bar = new Bar(page);
    const { keyboard } = page;
    await bar.visit();
    await bar.connectivity.focus();
    await keyboard.press('Space');
    await expect(bar.connectivityPanel).toBeVisible();
    await keyboard.press('ArrowRight');
    await expect(bar.innovation).toBeFocused();
    await expect(bar.connectivityPanel).toBeHidden();
    await keyboard.press('Control+End');
    await expect(bar.innovation, 'the browser’s own').toBeFocused();
    await keyboard.press('End');
    await expect(page.locator('.bar-item').last()).toBeFocused();
    await keyboard.press('Home');
    await expect(bar.connectivity).toBeFocused();
    await keyboard.press('Enter');
    const stops = await bar.connectivityPanel.getByRole('link').count();
    for (let stop = 0; stop < stops; stop += 1) await keyboard.press('Tab');
    await expect(bar.connectivityPanel.getByRole('link').last()).toBeFocused();
    await keyboard.press('Tab');
    await expect(bar.innovation).toBeFocused();
    await expect(bar.connectivityPanel).toBeHidden();
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a tap opens, a tap closes, and nothing is fetched for it', async ({ page }) => {
    const bar = new Bar(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/fibra-ottica');
    for (const isOpen of [true, false, true]) {
      await bar.connectivity.tap();
      await expect(bar.connectivityPanel).toBeVisible({ visible: isOpen });
    }
    await bar.innovation.tap();
    await expect(bar.innovationPanel).toBeVisible();
    await expect(bar.connectivityPanel).toBeHidden();
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
  });
});

for (const isLive of [true, false]) {
  test(`${isLive ? 'with' : 'without'} the island it goes with its button, where the window is narrow`, async ({
    page,
  }) => {
    const bar = new Bar(page);
    if (!isLive) await holdScripts(page);
    await page.goto('/fibra-ottica');
    await bar.connectivity.click();
    if (isLive) await bar.untilHydrated();
    await expect(bar.connectivityPanel).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 1366 });
    await expect(bar.connectivityPanel).toBeHidden();
  });
}
