import { describe, expect } from 'vitest';
import { journey, site } from './journey.ts';
import { type OpenPage, placeOf, untilAtRest, untilOwnFonts } from './open-page.ts';

/** Under the bar, by the margins of the styles. */
const LANDS_WITHIN = { least: 40, most: 110 };
const PATHS = ['/', '/servizi', '/innovazione-digitale/digitalizzazione'];

const FORMS = [
  ['/', 'consulenza'],
  ['/servizi', 'consulenza'],
  ['/lavora-con-noi', 'candidatura'],
  ['/innovazione-digitale/consulenza', 'consulenza'],
] as const;

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 740 },
];

const settled = async (page: OpenPage): Promise<void> => {
  await untilOwnFonts(page);
  await untilAtRest(page);
};

describe.each(SIZES)('at $width px', (size) => {
  for (const [path, id] of FORMS)
    journey(`a visit to ${path}#${id} lands there`, { size }, async (page) => {
      await page.goto(`${site}${path}#${id}`);
      await settled(page);
      const { top } = await placeOf(page, `#${id}`);
      expect(top).toBeGreaterThanOrEqual(LANDS_WITHIN.least);
      expect(top).toBeLessThanOrEqual(LANDS_WITHIN.most);
    });
});
