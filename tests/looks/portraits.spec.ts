import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessibleInAllColours, expectNoSidewaysScroll } from '../browser/accessible.ts';
import { haveChosen } from '../browser/cookie-choice.ts';
import { expect, test } from '../browser/fixtures.ts';
import { phonePhoto } from '../content/phone-photo.ts';
import { type CopiedSite, startCopy } from './copied-site.ts';

/** Pages that show people, and the files of two people who get a photograph while the others have none. */
const PAGES = ['/innovazione-digitale/consulenza', '/chi-siamo', '/lavora-con-noi', '/cloud-data-center'];
const PHOTOGRAPHED = ['consultants/marco-aldovini', 'agents/ilaria-monteforte'];
/** The article that gets a picture. */
const ARTICLE = 'articles/fwa-o-fibra';
/** Clients that get a logo: a very wide and a very tall one. */
const LOGOS = [
  ['officine-brandi', 'largo.svg'],
  ['valdora', 'alto.svg'],
] as const;
const logo = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0h${width}v${height}H0z"/></svg>`;
const NARROWEST = 320;
const WIDTHS = [NARROWEST, 360, 768, 1024, 1280, 1920];

let site: CopiedSite;

test.beforeAll(async () => {
  const photo = await phonePhoto();
  site = await startCopy({}, (root) => {
    const content = join(root, 'src/content');
    mkdirSync(join(content, 'pictures'), { recursive: true });
    writeFileSync(join(content, 'pictures/foto.jpg'), photo);
    writeFileSync(join(content, 'pictures/largo.svg'), logo(1200, 100));
    writeFileSync(join(content, 'pictures/alto.svg'), logo(100, 300));
    for (const [client, file] of LOGOS)
      appendFileSync(join(content, `clients/${client}.yaml`), `logo: { file: ${file}, alt: Un logo }\n`);
    const article = join(content, `${ARTICLE}.yaml`);
    const picture = 'picture: { file: foto.jpg, alt: Un ritratto }';
    writeFileSync(article, readFileSync(article, 'utf8').replace(/^figure: .*$/m, picture));
    for (const person of PHOTOGRAPHED)
      appendFileSync(join(content, `${person}.yaml`), 'portrait: { file: foto.jpg, alt: Un ritratto }\n');
  });
});
test.afterAll(() => site?.stop());

test.use({ expectedErrors: /request to another host|\/api\/speculation-rules|Failed to load resource/ });

for (const path of PAGES) {
  test(`${path} keeps WCAG 2.2 AA and its width with photographs`, async ({ page }) => {
    await haveChosen(page);
    await page.goto(site.url + path);
    await expect(page.getByAltText('Un ritratto').first()).toBeAttached();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      if (width === NARROWEST || width === 1280) await expectAccessibleInAllColours(page);
    }
  });
}

for (const path of ['/notizie/fwa-o-fibra', '/', '/campagne/ict-digitalizzazione']) {
  test(`${path} keeps WCAG 2.2 AA and its width with a picture or logos`, async ({ page }) => {
    await haveChosen(page);
    await page.goto(site.url + path);
    await expect(page.getByAltText(/Un ritratto|Un logo/).first()).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      if (width === NARROWEST || width === 1280) await expectAccessibleInAllColours(page);
    }
  });
}

test('reserves the room of a wide or tall logo before it loads', async ({ page }) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/loghi/*', async (route) => {
    await held;
    await route.continue();
  });
  await haveChosen(page);
  await page.goto(`${site.url}/campagne/ict-digitalizzazione`, { waitUntil: 'domcontentloaded' });
  const logos = page.locator('.client-strip').getByAltText('Un logo');
  await expect(logos).toHaveCount(LOGOS.length);
  await logos.first().scrollIntoViewIfNeeded();
  const boxes = () => logos.evaluateAll((all) => all.map((img) => [img.clientWidth, img.clientHeight]));
  const before = await boxes();
  expect(before.toSorted()).toEqual([
    [19, 56],
    [200, 17],
  ]);
  send();
  await expect
    .poll(() => logos.evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
  expect(await boxes()).toEqual(before);
});

const FAILED = 'Immagine non disponibile';

test('says that a logo failed to load, and keeps its name for screen readers', async ({ page }) => {
  await page.route('**/loghi/*', (route) => route.abort('connectionreset'));
  await haveChosen(page);
  await page.goto(`${site.url}/campagne/ict-digitalizzazione`);
  const logo = page
    .locator('.client-strip li')
    .filter({ has: page.getByAltText('Un logo') })
    .last();
  await logo.scrollIntoViewIfNeeded();
  await expect(logo.getByText(FAILED)).toBeVisible();
  await expect(logo.getByAltText('Un logo')).toHaveCSS('opacity', '0');
  // On one line: neither a sliver nor as tall as the logo.
  const box = await logo.boundingBox();
  expect(box?.width).toBeGreaterThan(60);
  expect(box?.height).toBeLessThan(60);
});

for (const [what, path, selector] of [
  ['portrait', '/innovazione-digitale/consulenza', '.portrait .picture'],
  ['picture of an article', '/notizie/fwa-o-fibra', '.article-hero .picture'],
] as const)
  test(`says that a ${what} failed to load, within its box`, async ({ page }) => {
    await page.route(/\/foto\.[^/]*$/, (route) => route.abort('connectionreset'));
    await haveChosen(page);
    await page.goto(site.url + path);
    const picture = page.locator(selector).first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture.getByText(FAILED)).toBeVisible();
    const [box, words] = [await picture.boundingBox(), await picture.getByText(FAILED).boundingBox()];
    expect(words?.width).toBeLessThanOrEqual(box?.width ?? 0);
    expect(words?.height).toBeLessThanOrEqual(box?.height ?? 0);
  });
