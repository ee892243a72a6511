import { expect, test } from './fixtures.ts';
import { holdScripts, loseScripts } from './island-scripts.ts';
import { LeadDialog } from './lead-dialog.ts';
import { nightlyIf } from './nightly.ts';
import { newProspect } from './prospect.ts';
import { DIALOGS, formAt, SITE } from './site-words.ts';
import { TOASTS } from './toasts.ts';

interface Trigger {
  readonly path: string;
  /** The link that a visitor clicks. */
  readonly link: string;
  readonly title: string;
  readonly description: string;
  /** The source that the lead is stored with. Specification §3. */
  readonly source: string;
  /** Repeats another trigger on another page. */
  readonly isFurther?: true;
}

const POPUP = DIALOGS.consultation;
const INNOVATION = { ...DIALOGS.innovation, path: '/innovazione-digitale' };
/** The button of a plan, by its place in the price list of the page's service. */
const plan = (path: string, index: number): Trigger => {
  const service = SITE.services.find(({ href }) => href === path);
  const name = SITE.planList(service?.plans ?? '').items[index]?.name ?? '';
  return {
    path,
    link: `.plan:has(h3:text-is("${name}")) .button`,
    title: DIALOGS.plan.title,
    description: `${DIALOGS.plan.description} ${name}.`,
    source: `${formAt(path, 'connectivity-hero').source} - ${name}`,
  };
};

const TRIGGERS: readonly Trigger[] = [
  { ...POPUP, path: '/', link: '.bar > .button' },
  { ...POPUP, path: '/chi-siamo', link: 'footer [data-wakes="lead-dialog"]', isFurther: true },
  { ...POPUP, path: '/chi-siamo', link: 'main [data-wakes="lead-dialog"]', isFurther: true },
  { ...POPUP, path: '/404-nope', link: '.bar > .button', isFurther: true },
  { ...INNOVATION, link: 'main [data-dialog="innovation"] >> nth=0' },
  { ...INNOVATION, link: 'main [data-dialog="innovation"] >> nth=-1', isFurther: true },
  plan('/fibra-ottica', 0),
  { ...plan('/servizi/fwa-5g', 1), isFurther: true },
  { ...plan('/servizi/sd-wan', 1), isFurther: true },
  { ...plan('/servizi/iot', 0), isFurther: true },
  { ...plan('/servizi/backup-connectivity', 0), isFurther: true },
];

test.describe('every trigger', () => {
  // The missing page answers 404 and logs the requested path (Specification §2).
  test.use({ expectedErrors: /404/ });

  for (const { path, link, title, description, source, isFurther = false } of TRIGGERS) {
    test(
      `${path}: ${link} opens “${title}” for ${source}`,
      nightlyIf(isFurther),
      async ({ page, services }) => {
        const dialog = new LeadDialog(page);
        const prospect = newProspect();
        await dialog.visit(path);
        await page.locator(link).first().click();
        await dialog.expectOpen(title);
        await expect(dialog.dialog).toHaveAccessibleDescription(description);
        await dialog.fill(prospect);
        expect(await dialog.send()).toMatchObject({ ...prospect, source, formType: 'contact' });
        await dialog.expectToast(TOASTS.sent);
        const [lead] = await services.leadsFrom(prospect.email);
        expect(lead).toMatchObject({ source, form_type: 'contact' });
      },
    );
  }
});

test('leads to the form of the hero on other connectivity pages', async ({ page }) => {
  const dialog = new LeadDialog(page);
  await dialog.visit('/servizi/voip');
  await page.locator('.plan .button').first().click();
  await expect(page).toHaveURL(/\/servizi\/voip\?scelta=[^#]+#scelta-/);
  await expect(page.locator('#contatto-hero form')).toBeInViewport();
  await expect(dialog.dialog).toHaveCount(0);
});

test('opens one dialog when the first click comes before the script', async ({ page }) => {
  const dialog = new LeadDialog(page);
  const letScriptsThrough = await holdScripts(page);
  await dialog.visit('/fibra-ottica');
  const link = page.locator('.bar > .button');
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  letScriptsThrough();
  await dialog.expectOpen(DIALOGS.consultation.title);
  await expect(link).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL(/\/fibra-ottica$/);
});

test.describe('when the script files never arrive', () => {
  test.use({ expectedErrors: /Failed to load resource|Failed to fetch dynamically imported module/ });

  for (const [link, fragment, isFurther] of [
    ['.bar > .button', /#contatto-hero$/, true],
    ['.plan .button >> nth=0', /#scelta-/, false],
  ] as const) {
    test(`${link} leads to the form of the page`, nightlyIf(isFurther), async ({ page }) => {
      await loseScripts(page);
      await new LeadDialog(page).visit('/fibra-ottica');
      await page.locator(link).click();
      await expect(page).toHaveURL(fragment);
      await expect(page.locator('#contatto-hero form')).toBeInViewport();
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to the form of the page, or to a page that has one', async ({ page }) => {
    await page.goto('/fibra-ottica');
    await page.locator('.plan .button').first().click();
    await expect(page).toHaveURL(/\/fibra-ottica\?scelta=[^#]+#scelta-/);
    await expect(page.locator('#contatto-hero form')).toBeInViewport();
    await page.goto('/chi-siamo');
    await page.locator('.bar > .button').click();
    await expect(page).toHaveURL(/\/#consulenza$/);
    await expect(page.locator('#consulenza form')).toBeInViewport();
  });
});

test('opens a tab instead of the dialog on a click with Ctrl, before and after the script comes', async ({
  page,
  context,
}) => {
  const dialog = new LeadDialog(page);
  const letScriptsThrough = await holdScripts(page);
  await dialog.visit('/fibra-ottica');
  const link = page.locator('.bar > .button');
  const expectTab = async () => {
    const tab = context.waitForEvent('page');
    await link.click({ modifiers: ['Control'] });
    await expect(await tab).toHaveURL(/#contatto-hero$/);
    await expect(link).not.toHaveAttribute('aria-busy');
    await expect(dialog.dialog).toHaveCount(0);
  };
  await link.hover();
  await expectTab();
  letScriptsThrough();
  await link.click();
  await dialog.expectOpen(DIALOGS.consultation.title);
  await page.keyboard.press('Escape');
  await expectTab();
});
