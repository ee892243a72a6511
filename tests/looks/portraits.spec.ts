import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessibleInAllColours, expectNoSidewaysScroll } from '../browser/accessible.ts';
import { haveChosen } from '../browser/cookie-choice.ts';
import { type CopiedSite, startCopy } from '../browser/copied-site.ts';
import { expect, test } from '../browser/fixtures.ts';
import { phonePhoto } from '../content/phone-photo.ts';

/** Where people show, and the files of those who get a photograph: beside others who have none. */
const PAGES = ['/innovazione-digitale/consulenza', '/chi-siamo', '/lavora-con-noi', '/cloud-data-center'];
const PHOTOGRAPHED = ['consultants/marco-aldovini', 'agents/ilaria-monteforte'];
const NARROWEST = 320;
const WIDTHS = [NARROWEST, 360, 768, 1024, 1280, 1920];

let site: CopiedSite;

test.beforeAll(async () => {
  const photo = await phonePhoto();
  site = await startCopy({}, (root) => {
    const content = join(root, 'src/content');
    mkdirSync(join(content, 'pictures'), { recursive: true });
    writeFileSync(join(content, 'pictures/foto.jpg'), photo);
    for (const person of PHOTOGRAPHED)
      appendFileSync(join(content, `${person}.yaml`), 'portrait: { file: foto.jpg, alt: Un ritratto }\n');
  });
});
test.afterAll(() => site?.stop());

test.use({ expectedErrors: /request to another host|\/api\/speculation-rules|Failed to load resource/ });

for (const path of PAGES) {
  test(`${path} with photographs keeps WCAG 2.2 AA and its width`, async ({ page }) => {
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

test('a photograph that fails leaves the initials', async ({ page }) => {
  await page.route(/\/foto\.[^/]*$/, (route) => route.abort('connectionreset'));
  await page.goto(`${site.url}/innovazione-digitale/consulenza`);
  const portrait = page.locator('.portrait').filter({ hasText: 'MA' });
  await portrait.scrollIntoViewIfNeeded();
  await expect(portrait.locator('picture')).toBeHidden();
});
