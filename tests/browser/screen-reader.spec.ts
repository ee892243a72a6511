import { isKind } from '../../src/content-model/section.ts';
import { section as figuresStrip } from '../../src/sections/figures-strip/figures-strip.schema.ts';
import { disclosures, isExpanded, landmarks } from './accessibility-tree.ts';
import { Bar } from './bar.ts';
import { CookieBanner } from './cookie-banner.ts';
import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { LeadDialog } from './lead-dialog.ts';
import { HERO_FORM, openFilledForm, WRONG_EMAIL } from './lead-form.ts';
import { Questions } from './questions.ts';
import { DIALOGS, formAt, MENUS, SITE, WORDS } from './site-words.ts';

/** The services of an area as a list of links, for a snapshot with this indentation. */
const servicesOf = (area: string, blanks: number): string =>
  SITE.services
    .filter((service) => service.area === area)
    .map(({ name }) => `${' '.repeat(blanks)}- listitem:\n${' '.repeat(blanks + 2)}- link /^${name}/`)
    .join('\n');

const { connettivita, innovazione } = MENUS.areas;

/** The plain links of the bar, as lines of a snapshot. */
const linksOf = (line: (label: string) => string): string =>
  MENUS.links.map(({ label }) => line(label)).join('\n');

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('exposes the bar, which menu is open, and its content', async ({ page }) => {
    const bar = new Bar(page);
    await haveChosen(page);
    await page.goto('/fibra-ottica');
    await bar.innovation.click();
    await bar.untilHydrated();
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - banner:
        - link /, pagina iniziale$/:
          - /url: /
        - navigation "Principale":
          - list:
            - listitem:
              - button "${connettivita.title}" [expanded=false]
            - listitem:
              - button "${innovazione.title}" [expanded]
${linksOf((label) => `            - listitem:\n              - link "${label}"`)}
        - link /^${WORDS.bar.call} \\+39/:
          - /url: /^tel:\\+39/
        - link "${MENUS.consultation.label}"
    `);
    await expect(bar.innovationPanel).toMatchAriaSnapshot(`
      - navigation "${innovazione.title}":
        - heading "${innovazione.title}" [level=2]
        - paragraph: ${JSON.stringify(innovazione.line)}
        - paragraph:
          - link "${innovazione.all.label}":
            - /url: ${innovazione.all.href}
        - list:
${servicesOf('innovazione', 10)}
        - heading [level=3]
        - paragraph
        - link /^\\+39/
    `);
  });

  test('exposes the landmarks of a page with their names', async ({ page }) => {
    await haveChosen(page);
    await page.goto('/chi-siamo');
    const about = SITE.pages.find(({ path }) => path === '/chi-siamo');
    const figures = (about?.sections ?? [])
      .filter(isKind(figuresStrip))
      .map(({ label }) => `region ${label}`);
    // Polls: the contact bar is not in the tree until the page has read the visitor's cookie choice.
    await expect
      .poll(() => landmarks(page))
      .toEqual([
        'banner',
        ...(SITE.notice ? ['complementary Avviso'] : []),
        `complementary ${WORDS.bar.name}`,
        'contentinfo',
        'main',
        'navigation Principale',
        ...figures,
      ]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('exposes the open menu, its button and its areas, and nothing of the page behind', async ({
    page,
  }) => {
    await haveChosen(page);
    await page.goto('/fibra-ottica');
    await page.getByRole('button', { name: WORDS.bar.menu }).click();
    await page.locator('#menu summary').first().click();
    await expect.poll(() => isExpanded(page, WORDS.bar.closeMenu)).toBe(true);
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - /children: equal
      - banner:
        - link /, pagina iniziale$/
        - link /^${WORDS.bar.call} \\+39/
        - button "${WORDS.bar.closeMenu}"
      - navigation "${WORDS.bar.menu}":
        - group:
          - text: ${connettivita.title}
          - list:
${servicesOf('connettivita', 12)}
          - paragraph:
            - link "${connettivita.all.label}"
        - group: ${innovazione.title}
${linksOf((label) => `        - link "${label}"`)}
        - link "${MENUS.consultation.label}"
        - link /^\\+39/
    `);
    await expect
      .poll(() => disclosures(page))
      .toEqual([
        [connettivita.title, true],
        [innovazione.title, false],
      ]);
  });
});

test('exposes a form with errors: the summary, and each field with its message', async ({ page }) => {
  await haveChosen(page);
  const { form } = await openFilledForm(page, HERO_FORM, { name: '4', email: 'g@', message: '' });
  await form.submit.click();
  const { messageLabel } = formAt('/fibra-ottica', 'connectivity-hero');
  await expect(form.form).toMatchAriaSnapshot(`
    - region "Dati non validi":
      - paragraph: Dati non validi Controlla i campi evidenziati e riprova.
      - list:
        - listitem:
          - link "Nome contiene caratteri non validi":
            - /url: "#contatto-hero-name"
        - listitem:
          - link "Formato email non valido":
            - /url: "#contatto-hero-email"
      - paragraph:
        - link "${SITE.brand.phone}"
    - textbox "Nome e cognome" [invalid]: "4"
    - paragraph: Nome contiene caratteri non validi
    - textbox "Email" [invalid]: g@
    - paragraph: Formato email non valido
    - textbox "Telefono" [invalid=false]: +39 06 1234567
    - textbox "${messageLabel} (facoltativo)"
    - checkbox "Ho letto l’informativa sulla privacy." [checked]
    - link "informativa sulla privacy":
      - /url: /privacy-policy
    - checkbox "Chiedo di essere ricontattato per questa richiesta." [checked]
    - button "Invia Richiesta" [disabled=false]
  `);
  await expect(form.field('email')).toHaveAccessibleDescription(WRONG_EMAIL);
  await expect(form.field('phone')).toHaveAccessibleDescription('');
  for (const name of ['name', 'email', 'phone', 'privacyConsent', 'contactConsent'] as const)
    await expect(form.field(name)).toHaveAttribute('required');
});

test('exposes the dialog: its name, its fields, and why its button is disabled', async ({ page }) => {
  const dialog = new LeadDialog(page);
  await dialog.visit('/fibra-ottica');
  const plan = await page.locator('.plan h3').first().textContent();
  await page.locator('.plan .button').first().click();
  await dialog.expectOpen(DIALOGS.plan.title);
  await dialog.field('name').fill('Giulia Montanari');
  await expect(dialog.dialog).toMatchAriaSnapshot(`
    - dialog "${DIALOGS.plan.title}":
      - heading "${DIALOGS.plan.title}" [level=2]
      - button "Chiudi"
      - paragraph: ${JSON.stringify(`${DIALOGS.plan.description} ${plan}.`)}
      - textbox "Nome e cognome": Giulia Montanari
      - textbox "Email"
      - textbox "Telefono"
      - textbox "${DIALOGS.plan.messageLabel} (facoltativo)"
      - checkbox "Ho letto l’informativa sulla privacy." [checked=false]
      - link "informativa sulla privacy"
      - checkbox "Chiedo di essere ricontattato per questa richiesta." [checked=false]
      - button "Invia Richiesta" [disabled]
      - status: "Mancano: email, telefono, la prima casella, la seconda casella."
  `);
  await expect.poll(() => landmarks(page), 'its own form, and nothing behind it').toEqual(['form']);
});

test('exposes one open question, and the others closed without their answers', async ({ page }) => {
  const questions = new Questions(page);
  await haveChosen(page);
  await page.goto('/');
  await questions.all.nth(2).click();
  await questions.expectExposed();
});

test('exposes the cookie banner, and its dialog with switches', async ({ page }) => {
  const banner = new CookieBanner(page);
  const { banner: choice, switches, buttons } = WORDS.cookies;
  await page.goto('/');
  await expect(banner.region).toMatchAriaSnapshot(`
    - region "${choice.name}":
      - paragraph:
        - text: ${JSON.stringify(choice.textWithoutTags)}
        - link "${WORDS.cookies.policy}":
          - /url: /cookie-policy
      - button "${choice.all}"
      - button "${choice.necessary}"
      - button "${choice.customise}"
      - button "${choice.close}"
  `);
  await banner.button(WORDS.cookies.banner.customise).click();
  await banner.switch(WORDS.cookies.switches.analytics.name).click();
  await expect(banner.dialog).toMatchAriaSnapshot(`
    - dialog "${WORDS.cookies.preferences}":
      - heading "${WORDS.cookies.preferences}" [level=2]
      - switch "${switches.necessary.name}" [checked] [disabled]
      - switch "${switches.analytics.name}" [checked] [disabled=false]
      - switch "${switches.marketing.name}" [checked=false]
      - paragraph:
        - link "${WORDS.cookies.policy}"
      - button "${buttons.cancel}"
      - button "${buttons.save}"
  `);
  await expect(banner.switch(WORDS.cookies.switches.marketing.name)).toHaveAccessibleDescription(
    switches.marketing.text,
  );
});
