import type { Page } from '@playwright/test';
import { Bar } from './bar.ts';
import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { LeadForm } from './lead-form.ts';

/** What the browser says of its connection; missing in Firefox and Safari. */
type Connection = { readonly effectiveType: string; readonly saveData?: boolean; readonly type?: string };

const GENEROUS: Connection = { effectiveType: '4g', saveData: false };
const MEAN: readonly (Connection | undefined)[] = [
  { ...GENEROUS, saveData: true },
  { ...GENEROUS, type: 'cellular' },
  { effectiveType: '3g' },
  { effectiveType: '2g' },
  undefined,
];

/** A visitor who reaches into the bar of a page whose form is in view. @returns the script files that are asked for */
const reachIntoTheBar = async (page: Page, connection: Connection | undefined): Promise<string[]> => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/_astro\/.*\.js$/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
  await haveChosen(page);
  await page.goto('/fibra-ottica');
  expect(asked, 'before any reach').toEqual([]);
  const bar = new Bar(page);
  await bar.about.hover();
  await bar.untilEnhanced();
  return asked;
};

test('on a fast connection that costs nothing the form’s files are there before its first field is', async ({
  page,
}) => {
  const asked = await reachIntoTheBar(page, GENEROUS);
  const form = new LeadForm(page);
  for (const file of ['LeadForm', 'islands', 'react'])
    await expect.poll(() => asked).toContainEqual(expect.stringContaining(`/${file}.`));
  await page.waitForLoadState('networkidle');
  await expect(page.locator('astro-island').filter({ has: form.form }), 'fetched, not run').toHaveAttribute(
    'ssr',
  );
  const before = new Set(asked);
  asked.length = 0;
  await form.field('name').focus();
  await form.untilHydrated();
  expect(asked.filter((file) => !before.has(file))).toEqual([]);
});

for (const connection of MEAN) {
  test(`with ${JSON.stringify(connection) ?? 'nothing known of the connection'} nothing is fetched ahead`, async ({
    page,
  }) => {
    const asked = await reachIntoTheBar(page, connection);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([expect.stringContaining('/menu.')]);
  });
}
