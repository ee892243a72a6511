import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { test } from './fixtures.ts';
import { nightlyIf } from './nightly.ts';
import { STATES } from './states/states.ts';

const WIDTHS = [320, 1280];
const HEIGHT = 800;
/** What a state changes; the rest of each page is checked by every-page.spec.ts. */
const PARTS = ['header', 'form', '[role=dialog]', '.toasts', '.faq', '#menu', '#main .error-box'];

/** What `npm test` leaves out, because another of its states shows the same parts. */
const ALIKE = [
  'dialog, empty',
  'form for a quote, with a wrong VAT number',
  'form, a consent missing',
  'form, sent',
  'form, not sent',
  'dialog, not sent',
  'curriculum, on its way',
  'curriculum, refused for what is in it',
  'application sent back',
];

// Failing answers bring about the states of a failure.
test.use({ expectedErrors: /status of (422|500|503)|ERR_INTERNET_DISCONNECTED/ });

for (const { name, reach, width: only } of STATES)
  for (const width of only ? [only] : WIDTHS)
    test(
      `${name}: keeps WCAG 2.2 AA and best practice at ${width} px`,
      nightlyIf(ALIKE.includes(name) || (only === undefined && width !== WIDTHS[0])),
      async ({ page }) => {
        await page.setViewportSize({ width, height: HEIGHT });
        await reach(page);
        await expectAccessible(page, PARTS);
        await expectNoSidewaysScroll(page);
      },
    );
