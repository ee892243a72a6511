import { questionId } from '../../src/content-model/fields/question-id.ts';
import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { loseScripts } from './island-scripts.ts';
import { nightlyIf } from './nightly.ts';
import { Questions } from './questions.ts';
import { SITE } from './site-words.ts';

const THIRD = 2;
/** The third question of the home page, and the fragment of its answer. */
const QUESTION = SITE.faq('homepage').items[THIRD] ?? { question: '', answer: '' };
const FRAGMENT = `#${questionId(QUESTION.question)}`;
const { items } = SITE.faq('homepage');
/** Indices of the last two questions; there are at least three. */
const [NEXT_TO_LAST, LAST] = [items.length - 2, items.length - 1];
const fragmentOf = (place: number) => `#${questionId(items[place]?.question ?? '')}`;
/** The answer up to its first link. */
const BEGINNING = QUESTION.answer.split('[')[0]?.trim() ?? '';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(async ({ page }) => {
      if (javaScriptEnabled) await haveChosen(page);
    });

    test('opens questions and closes them again, with React one at a time', async ({ page }) => {
      const questions = new Questions(page);
      await page.goto('/');
      await questions.expectOpen();
      if (javaScriptEnabled) await questions.hydrate();
      await questions.all.first().click();
      await questions.expectOpen(0);
      await questions.all.nth(THIRD).click();
      await questions.expectOpen(...(javaScriptEnabled ? [THIRD] : [0, THIRD]));
      await expect(page.locator('.faq details[open]').last()).toContainText(BEGINNING);
      if (!javaScriptEnabled) await questions.all.first().click();
      await questions.all.nth(THIRD).click();
      await questions.expectOpen();
    });

    test('prints every answer', nightlyIf(javaScriptEnabled), async ({ page }) => {
      await page.goto('/');
      const answers = page.locator('.faq details p');
      await expect(page.locator('.faq details:not([open]) p').first()).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      for (const answer of await answers.all()) {
        await expect(answer).toBeVisible();
        expect((await answer.boundingBox())?.height).toBeGreaterThan(20);
      }
    });

    test('opens an answer when a link leads to it', async ({ page }) => {
      await page.goto(`/${FRAGMENT}`);
      await new Questions(page).expectShown(THIRD);
    });

    test('opens and closes a question with the keyboard', nightlyIf(!javaScriptEnabled), async ({ page }) => {
      const questions = new Questions(page);
      await page.goto('/');
      await questions.all.first().focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await questions.expectOpen(THIRD);
      await expect(questions.all.nth(THIRD)).toBeFocused();
      await page.keyboard.press('Space');
      await questions.expectOpen();
    });
  });
}

test('has every answer in the page while it is closed', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.faq details:not([open]) p')).toHaveCount(SITE.faq('homepage').items.length);
  for (const answer of await page.locator('.faq details p').all())
    await expect(answer).toContainText(/\S{3}/);
});

test.describe('when React does not arrive', () => {
  test.use({ expectedErrors: /ERR_CONNECTION_FAILED|Error hydrating/ });

  test('still opens and closes questions', async ({ page }) => {
    const questions = new Questions(page);
    await haveChosen(page);
    await loseScripts(page);
    await page.goto('/');
    await questions.all.nth(THIRD).click();
    await questions.expectOpen(THIRD);
    await questions.all.nth(THIRD).click();
    await questions.expectOpen();
  });
});

test.describe('without a preference for reduced motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  for (const width of [360, 1280]) {
    test(
      `shows a linked answer below its question at ${width} px`,
      nightlyIf(width > 360),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await haveChosen(page);
        await page.goto(`/${FRAGMENT}`);
        await new Questions(page).expectShown(THIRD);
      },
    );

    test(
      `shows the answer of each new fragment, also on back and forward, once React is there, at ${width} px`,
      nightlyIf(width > 360),
      async ({ page }) => {
        const questions = new Questions(page);
        await page.setViewportSize({ width, height: 740 });
        await haveChosen(page);
        await page.goto('/');
        await questions.hydrate();
        const goTo = (fragment: string) =>
          page.evaluate((hash) => {
            location.hash = hash;
          }, fragment);
        await goTo(fragmentOf(NEXT_TO_LAST));
        await questions.expectShown(NEXT_TO_LAST);
        await goTo(fragmentOf(LAST));
        await questions.expectShown(LAST);
        await page.goBack();
        await questions.expectShown(NEXT_TO_LAST);
        await page.goForward();
        await questions.expectShown(LAST);
      },
    );
  }
});
