import { haveChosen } from '../browser/cookie-choice.ts';
import { expect, test } from '../browser/fixtures.ts';
import { untilOwnFonts } from '../browser/own-fonts.ts';

/** Width of the scrollbar on Windows and Linux, which the content does not get. */
const SCROLLBAR_PX = 15;

test('keeps the footer’s wordmark within its cloth', async ({ page }) => {
  await page.goto('/accessibilita');
  await untilOwnFonts(page);
  const wordmark = page.locator('.wordmark');
  for (const width of [390, 768, 1366, 1536, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const spare = await wordmark.evaluate((box) => {
      const word = document.createRange();
      word.selectNodeContents(box);
      return box.getBoundingClientRect().width - word.getBoundingClientRect().width;
    });
    expect(spare, `at ${width} px`).toBeGreaterThan(0);
  }
});

test('keeps the bar on one row at the widths at which it contains the menus', async ({ page }) => {
  for (const width of [1240, 1256, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/accessibilita');
    await page.locator('body').evaluate((body, px) => {
      body.style.marginRight = `${px}px`;
    }, SCROLLBAR_PX);
    await untilOwnFonts(page);
    const bar = await page.getByRole('banner').boundingBox();
    expect(bar?.height, `at ${width} px`).toBe(76);
  }
});

test('reserves the room of the missing-fields line, so that the button below keeps its place', async ({
  page,
}) => {
  await page.goto('/lavora-con-noi');
  await untilOwnFonts(page);
  const line = page.locator('output').first();
  await expect(line).not.toBeEmpty();
  for (const width of [320, 344, 360, 375, 384, 393, 412, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = await line.evaluate((output: HTMLOutputElement) => {
      const words = output.textContent;
      const heightOf = (hasOwnFonts: boolean, text: string): number => {
        document.documentElement.toggleAttribute('data-fonts', hasOwnFonts);
        output.textContent = text;
        return output.offsetHeight;
      };
      return [true, false].map((own) => [heightOf(own, ''), heightOf(own, words)]);
    });
    for (const [empty, full] of heights) expect(full, `at ${width} px`).toBe(empty);
  }
});

test.describe('at 2560 x 1300 px', () => {
  test.use({ viewport: { width: 2560, height: 1300 } });

  test('keeps a headline on the lines of its author', async ({ page }) => {
    await page.goto('/servizi/iot');
    await untilOwnFonts(page);
    const { lines, written } = await page.locator('h1').evaluate((headline) => {
      const { lineHeight } = getComputedStyle(headline);
      return {
        lines: headline.clientHeight / Number.parseFloat(lineHeight),
        written: headline.querySelectorAll('br').length + 1,
      };
    });
    expect(Math.round(lines)).toBe(written);
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('covers no words with the figure below them', async ({ page }) => {
    await haveChosen(page);
    await page.goto('/lavora-con-noi');
    await untilOwnFonts(page);
    const wordsWithFigure = async (visibility: 'visible' | 'hidden'): Promise<Buffer> => {
      const figure = page.locator('main p[role="img"]').first();
      await figure.evaluate((element, value) => {
        element.style.visibility = value;
      }, visibility);
      return page.locator('.figure-lead').screenshot();
    };
    for (const width of [320, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const beside = await wordsWithFigure('visible');
      const alone = await wordsWithFigure('hidden');
      expect(beside.equals(alone), `at ${width} px`).toBe(true);
    }
  });
});
