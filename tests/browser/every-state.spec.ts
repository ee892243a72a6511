import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { test } from './fixtures.ts';
import { STATES } from './states/states.ts';

// Failing answers bring about the states of a failure.
test.use({ expectedErrors: /status of (422|500|503)|ERR_INTERNET_DISCONNECTED/ });

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const { name, reach, width: only = width } of STATES) {
      if (only !== width) continue;
      test(`${name}: keeps WCAG 2.2 AA and best practice`, async ({ page }) => {
        await reach(page);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    }
  });
}
