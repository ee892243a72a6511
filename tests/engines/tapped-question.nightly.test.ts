import { expect } from 'vitest';
import { questionId } from '../../src/content-model/fields/question-id.ts';
import { SITE } from '../browser/site-words.ts';
import { openWithLateFonts } from '../looks/engines/late-fonts.ts';
import { journey, PHONE, site } from './journey.ts';
import { type OpenPage, placeOf, untilAtRest, untilOwnFonts } from './open-page.ts';

/** How far a tapped question may move under the finger. */
const STILL_PX = 4;
const LATE_MS = 1500;

const { items } = SITE.faq('homepage');
const LINKED = 0;
const TAPPED = 2;
const address = `/#${questionId(items[LINKED]?.question ?? '')}`;
const tapped = `.faq details:nth-of-type(${TAPPED + 1}) summary`;

/** Opens a page at the answer of the first question, taps the third one, and waits for what may come after it. */
const tapAfterLink = async (page: OpenPage, url: string): Promise<void> => {
  await page.goto(url + address);
  await untilOwnFonts(page);
  await untilAtRest(page);
  // A finger is put on what is in view; the driver scrolls first what the banner covers.
  await page.hover(tapped);
  const before = await placeOf(page, tapped);
  await page.click(tapped);
  await untilAtRest(page);
  const after = await placeOf(page, tapped);
  expect(
    await page.evaluate((wanted) => document.querySelector(wanted)?.closest('details')?.open, tapped),
  ).toBe(true);
  expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(STILL_PX);
};

for (const size of [PHONE, { width: 1280, height: 800 }])
  journey(`keeps a question tapped after an answer’s link in place at ${size.width} px`, { size }, (page) =>
    tapAfterLink(page, site ?? ''),
  );

journey('keeps it in place after fonts that came late', { size: PHONE }, async (page) => {
  const slow = await openWithLateFonts(site ?? '', LATE_MS);
  await tapAfterLink(page, slow.url).finally(slow.close);
});
