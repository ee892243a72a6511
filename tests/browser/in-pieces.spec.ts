import { readSite } from '../site/built-site.ts';
import { expect, test } from './fixtures.ts';
import { serveInPieces } from './in-pieces.ts';
import { NO_SHIFT, type Shift, shiftsOf, watchShifts } from './layout-shifts.ts';

const PAGES_AT_ONCE = 4;

// The slow server is another host, and serves neither fonts nor icons.
test.use({ expectedErrors: /another host: http:\/\/127\.0\.0\.1:|404/ });

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('nothing that is painted moves while the rest of its page comes', async ({ context, product }) => {
      test.setTimeout(180_000);
      const server = await serveInPieces(product.siteUrl);
      const paths = readSite().pages.map(({ path }) => path);
      const moved: Record<string, readonly Shift[]> = {};
      const visit = async (): Promise<void> => {
        for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
          const page = await context.newPage();
          await watchShifts(page);
          await page.goto(`${server.url}${path}`);
          const shifts = await shiftsOf(page);
          if (shifts.reduce((sum, { value }) => sum + value, 0) >= NO_SHIFT) moved[path] = shifts;
          await page.close();
        }
      };
      await Promise.all(Array.from({ length: PAGES_AT_ONCE }, visit));
      server.stop();
      expect(moved).toEqual({});
    });
  });
}
