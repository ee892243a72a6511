import { readSite } from '../site/built-site.ts';
import { expectAccessibleInAllColours, expectNoSidewaysScroll } from './accessible.ts';
import { haveChosen } from './cookie-choice.ts';
import { test } from './fixtures.ts';

/** Filled in by the function: its states are in every-state.spec.ts. */
const TEMPLATE = '/richiesta-da-correggere';

/** Every page that the build left, once: an alias is the same page. */
const PATHS = readSite()
  .pages.filter(({ path, document }) => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    return path !== TEMPLATE && (canonical === undefined || new URL(canonical).pathname === path);
  })
  .map(({ path }) => path);

// The page for a missing address is one of them; asked for by its own name it logs that too (Specification §2).
test.use({ expectedErrors: /404/ });

for (const path of PATHS) {
  test(`${path} keeps WCAG 2.2 AA and best practice at 320 and 1280 px, in forced colours too`, async ({
    page,
  }) => {
    await haveChosen(page);
    await page.goto(path);
    await expectNoSidewaysScroll(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessibleInAllColours(page);
    }
  });
}
