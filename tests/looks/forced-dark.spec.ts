import sharp from 'sharp';
import { haveChosen } from '../browser/cookie-choice.ts';
import { EVERY_PATH } from '../browser/every-path.ts';
import { expect, test } from '../browser/fixtures.ts';
import { untilOwnFonts } from '../browser/own-fonts.ts';

test.use({ expectedErrors: /404/, colorScheme: 'dark' });

/** The most frequent colour of a screenshot, by which a ground is judged. */
const groundOf = async (png: Buffer): Promise<readonly number[]> => {
  const { r, g, b } = (await sharp(png).stats()).dominant;
  return [r, g, b];
};

for (const path of EVERY_PATH)
  test(`${path} keeps its colours where the browser darkens pages`, async ({ page, context }) => {
    await haveChosen(page);
    await page.goto(path);
    await untilOwnFonts(page);
    // Not the body: two grounds cover about as much of some pages, and either may win.
    const looked = page.locator('.bar, footer, main h1, main > section, main .button, main .label');
    const shots = async (): Promise<(readonly number[])[]> => {
      const grounds = [];
      for (const element of await looked.all())
        if (await element.isVisible()) grounds.push(await groundOf(await element.screenshot()));
      return grounds;
    };
    const light = await shots();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    expect(await shots()).toEqual(light);
  });
