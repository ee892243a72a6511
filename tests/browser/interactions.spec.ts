import type { Page } from 'playwright/test';
import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';

const ENDPOINT = '/api/contact-interactions';
const LINKS = [
  { what: 'a telephone link', link: '.bar > .phone-link', type: 'phone' },
  { what: 'the chat link', link: 'aside .chat-button', type: 'whatsapp' },
] as const;

/** Keeps a click on the page: there is no telephone or chat app here. */
const stay = (page: Page) =>
  page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));

/** Waits for the next error in the console that begins with a text. */
const logged = (page: Page, text: string) =>
  page.waitForEvent('console', (message) => message.type() === 'error' && message.text().startsWith(text));

test.beforeEach(({ page }) => haveChosen(page));

for (const { what, link, type } of LINKS) {
  test(`stores the very first click on ${what}, with no data about the visitor`, async ({
    page,
    services,
    baseURL,
  }) => {
    const address = `/fibra-ottica?utm_content=${crypto.randomUUID()}`;
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator(link).waitFor();
    await stay(page);
    const post = page.waitForRequest(`**${ENDPOINT}`);
    // A click without a hover before it, as with a finger.
    await page.locator(link).dispatchEvent('click');
    expect((await post).postDataJSON()).toEqual({
      interaction_type: type,
      page_url: `${baseURL}${address}`,
    });
    await expect.poll(() => services.interactionsOn(`${baseURL}${address}`)).toEqual([type]);
  });
}

test.describe('logged only (Specification §8)', () => {
  test.use({
    expectedErrors:
      /Invalid URL|Suspicious|Rate limit|Security|Unable to track|Error tracking|Failed to load/,
  });

  for (const [text, path] of [
    ['Invalid URL for tracking', `/fibra-ottica?${'a'.repeat(2000)}`],
    ['Suspicious URL pattern detected, blocking tracking', '/fibra-ottica?q=<script>'],
    ['Suspicious URL pattern detected, blocking tracking', '/fibra-ottica#javascript:alert(1)'],
  ] as const) {
    test(`${text}: ${path.slice(0, 40)}`, async ({ page }) => {
      let posts = 0;
      page.on('request', (request) => {
        if (request.url().endsWith(ENDPOINT)) posts += 1;
      });
      await page.goto(path);
      await stay(page);
      const said = logged(page, text);
      await page.locator('.bar > .phone-link').click();
      await said;
      expect(posts).toBe(0);
    });
  }

  for (const [text, status, reason] of [
    ['Rate limit reached, please try again later', 429, 'rate_limit'],
    ['Invalid URL format detected', 422, 'invalid_url'],
    ['Security violation detected', 422, 'xss_attempt'],
    ['Unable to track interaction at this time', 503, 'something else'],
    ['Error tracking interaction', 0, ''],
  ] as const) {
    test(`${text}: shows nothing on the page`, async ({ page }) => {
      await page.route(`**${ENDPOINT}`, (route) =>
        status ? route.fulfill({ status, json: { reason } }) : route.abort('connectionreset'),
      );
      await page.goto('/fibra-ottica');
      await stay(page);
      // The early script fills this line in a frame of its own.
      await expect(page.locator('[name=missing]').first()).not.toBeEmpty();
      const before = await page.locator('body').innerText();
      const said = logged(page, text);
      await page.locator('.bar > .phone-link').click();
      await said;
      expect(await page.locator('body').innerText()).toBe(before);
    });
  }
});
