import { expectAccessible } from './accessible.ts';
import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';

/** The third question of the home page, and its answer. */
const QUESTION = 'Posso tenere i miei numeri?';
const FRAGMENT = '#posso-tenere-i-miei';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(async ({ page }) => {
      if (javaScriptEnabled) await haveChosen(page);
    });

    test('one question opens at a time and closes again', async ({ page }) => {
      await page.goto('/');
      const open = page.locator('.faq details[open]');
      await expect(open).toHaveCount(1);
      const question = page.locator('.faq summary', { hasText: QUESTION });
      await question.click();
      await expect(open).toHaveCount(1);
      await expect(open).toContainText('la portabilità la seguiamo noi');
      await question.click();
      await expect(open).toHaveCount(0);
    });

    test('every answer is read on paper', async ({ page }) => {
      await page.goto('/');
      const answers = page.locator('.faq details p');
      await expect(page.locator('.faq details:not([open]) p').first()).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      for (const answer of await answers.all()) {
        await expect(answer).toBeVisible();
        expect((await answer.boundingBox())?.height).toBeGreaterThan(20);
      }
    });

    test('a link to an answer opens it below its question', async ({ page }) => {
      await page.goto(`/${FRAGMENT}`);
      const open = page.locator('.faq details[open]');
      await expect(open).toHaveCount(1);
      await expect(open.locator('summary')).toContainText(QUESTION);
      await expect(open.locator('summary')).toBeInViewport({ ratio: 1 });
      await expect(open.locator('p')).toBeInViewport({ ratio: 1 });
    });
  });
}

test('with the keyboard', async ({ page }) => {
  await haveChosen(page);
  await page.goto('/');
  await page.locator('.faq summary').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.faq details[open] summary')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('.faq details[open]')).toHaveCount(0);
});

test('every answer is in the page while it is closed', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.faq details:not([open]) p')).toHaveCount(5);
  for (const answer of await page.locator('.faq details p').all())
    await expect(answer).toContainText(/\S{3}/);
});

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  for (const width of [360, 1280]) {
    test(`a link to an answer shows it below its question at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await haveChosen(page);
      await page.goto(`/${FRAGMENT}`);
      const open = page.locator('.faq details[open]');
      await expect(open.locator('summary')).toContainText(QUESTION);
      await expect(open.locator('summary')).toBeInViewport({ ratio: 1 });
      await expect(open.locator('p')).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
    });
  }
});
