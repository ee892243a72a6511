import { isExpanded } from './accessibility-tree.ts';
import { expectAccessible } from './accessible.ts';
import { Bar } from './bar.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './island-scripts.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';
import { untilOwnFonts } from './own-fonts.ts';
import { MENUS } from './site-words.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Far longer than the rest of the pointer after which the island opens a panel. */
const LONG = 1_000;

test.describe('before React', () => {
  test('opens without React and stays open when React arrives', async ({ page }) => {
    const bar = new Bar(page);
    await watchShifts(page);
    const letScriptsThrough = await holdScripts(page);
    await page.goto('/fibra-ottica');
    await untilOwnFonts(page);
    await expect(bar.connectivity).not.toHaveAttribute('aria-expanded');
    expect(await isExpanded(page, MENUS.areas.connettivita.title)).toBe(false);
    await bar.connectivity.click();
    await expect(bar.connectivityPanel).toBeVisible();
    await bar.innovation.click();
    await expect(bar.innovationPanel).toBeVisible();
    await expect(bar.connectivityPanel).toBeHidden();
    expect(await isExpanded(page, MENUS.areas.innovazione.title)).toBe(true);
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

  test('stays closed under the pointer after a second click', async ({ page }) => {
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
    await bar.wait(LONG);
    await expect(bar.connectivityPanel).toBeHidden();
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('opens and closes on taps without fetching anything', async ({ page }) => {
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
  test(`closes ${isLive ? 'with' : 'without'} the island when a narrow window hides its button`, async ({
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
