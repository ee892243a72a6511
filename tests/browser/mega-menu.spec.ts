import { Bar } from './bar.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** The delays of src/islands/mega-menu, in milliseconds, repeated so that a test notices a change. */
const OPEN_DELAY = 120;
const CLOSE_DELAY = 300;

test.describe('with the mouse', () => {
  test('opens when the pointer rests, stays open on the way to the panel, and closes when it leaves', async ({
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
    // Crosses the edge of the bar, which belongs to neither the button nor the panel.
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

  test('opens for a pointer that rests on the button before the island arrives', async ({ page }) => {
    await page.goto('/fibra-ottica');
    const bar = new Bar(page);
    await bar.connectivity.hover();
    await expect(bar.connectivityPanel).toBeVisible();
  });

  test('closes on Escape and stays closed under the pointer', async ({ page }) => {
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

  test('makes a panel as high as its content', async ({ page }) => {
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

test.describe('with the keyboard', () => {
  test('moves Tab from the button into a panel that the mouse opened', async ({ page }) => {
    const bar = new Bar(page);
    await bar.visit();
    await bar.connectivity.focus();
    await bar.connectivity.hover();
    await bar.wait(OPEN_DELAY);
    await expect(bar.connectivityPanel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(bar.connectivityPanel.getByRole('link').first()).toBeFocused();
  });

  test('moves along the bar with left and right, and closes a panel when the focus leaves it', async ({
    page,
  }) => {
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
    await expect(bar.innovation, 'Control+End is left to the browser').toBeFocused();
    await keyboard.press('End');
    await expect(page.locator('nav li .bar-item').last()).toBeFocused();
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
