import { expect, test } from './fixtures.ts';

test.use({ expectedErrors: /\/servizi\/vopi/ });

test('says that a page is missing, links to the home page, and logs the path', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => {
    return message.type() === 'error' && message.text().includes('/servizi/vopi');
  });
  const answer = await page.goto('/servizi/vopi');
  expect(answer?.status()).toBe(404);
  const heading = page.getByRole('heading', { level: 1, name: 'Oops! Page not found' });
  await expect(heading).toBeVisible();
  // English, although the page is Italian.
  await expect(heading).toHaveAttribute('lang', 'en');
  await logged;
  await page.locator('main a[href="/"]').click();
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/$/);
});
