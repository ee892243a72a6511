import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { nightlyIf } from './nightly.ts';
import { untilOwnFonts } from './own-fonts.ts';

/**
 * Runs in a page: writes one amount into every drawn price, as the components do.
 *
 * @returns the drawn parts that leave their box or the page
 */
const withPrice = (whole: string): string[] => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-text]')) {
    const text = part.dataset['text'] ?? '';
    if (/^€[\d.]+/.test(text)) part.dataset['text'] = text.replace(/^€[\d.]+(?:,\d\d)?/, `€${whole},99`);
    const box = part.localName === 'b' && part.closest('.price, .cost');
    if (!box) continue;
    part.dataset['text'] = whole;
    box.classList.toggle('thousands', whole.length > 3);
    const cents = part.nextElementSibling?.firstElementChild as HTMLElement | null;
    if (cents) cents.dataset['text'] = ',99';
  }
  return [...document.querySelectorAll<HTMLElement>('[data-text]')]
    .filter((part) => part.checkVisibility())
    .filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      const box = (part.closest('td, th, li, article, .offer') ?? document.body).getBoundingClientRect();
      return right > Math.min(innerWidth, box.right) + 1 || left < Math.max(0, box.left) - 1;
    })
    .map(({ dataset }) => dataset['text'] ?? '');
};

/**
 * Where thousands have smaller digits, by a rule that the built page holds only with such a price:
 * tests/looks/long-texts.spec.ts builds one.
 */
const WITHOUT_THOUSANDS = '/servizi/iot';
const AMOUNTS = ['1', '999', '1.239', '99.999'];

for (const path of [
  '/',
  '/servizi',
  '/fibra-ottica',
  WITHOUT_THOUSANDS,
  '/innovazione-digitale/cybersecurity',
])
  for (const whole of AMOUNTS.slice(0, path === WITHOUT_THOUSANDS ? 2 : AMOUNTS.length))
    test(
      `${path} keeps prices of ${whole},99 in their boxes`,
      nightlyIf(whole !== (path === WITHOUT_THOUSANDS ? '999' : '99.999')),
      async ({ page }) => {
        await haveChosen(page);
        await page.goto(path);
        await untilOwnFonts(page);
        for (const width of [320, 352, 390, 430, 768, 900, 1100, 1280, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await page.evaluate(withPrice, whole), `at ${width} px`).toEqual([]);
        }
      },
    );
