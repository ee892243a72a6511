import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright/test';
import sharp from 'sharp';
import { runToItsEnd } from '../../netlify/local/command/lifetime.ts';
import { isAskedToRun } from '../../netlify/server/command/arguments.ts';
import { haveChosen } from '../browser/cookie-choice.ts';
import { findBrowser } from '../browser/find-browser.ts';
import { startProduct } from '../browser/product.ts';
import { checkBuilt } from '../site/built-site.ts';

const USAGE = `Usage: npm run screenshots

Takes the screenshots of README.md and docs/contenuti.md from dist/ ("npm run build"), and replaces those in
docs/screenshots.`;
const FOLDER = join(import.meta.dirname, '../../docs/screenshots');
const PAGE_WIDTH = 1280;
/** The width of the text column on GitHub; twice the pixels would double the files. */
const PICTURE_WIDTH = 880;
/** Hides what stays in place while scrolling, because it would cover the picture. */
const WITHOUT_COVERS = 'header, .quick-contacts { visibility: hidden !important }';

/** A picture in README.md or docs/contenuti.md. */
interface Shot {
  readonly name: string;
  readonly path: string;
  /** The first element that matches is shown; without a selector, the first view of the page. */
  readonly selector?: string;
}

const SHOTS: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'price', path: '/fibra-ottica', selector: '.plan-cards' },
  { name: 'questions', path: '/', selector: '.faq' },
  { name: 'campaign', path: '/campagne/ict-digitalizzazione' },
  { name: 'footer', path: '/', selector: '.footer' },
];

const take = async (page: Page, { path, selector }: Shot): Promise<Buffer> => {
  await page.goto(path);
  if (selector === undefined) return page.screenshot();
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  return element.screenshot({ style: WITHOUT_COVERS });
};

const takeFrom = async (browser: Browser): Promise<void> => {
  const product = await startProduct('product-screenshots');
  try {
    const page = await browser.newPage({
      baseURL: product.siteUrl,
      viewport: { width: PAGE_WIDTH, height: 800 },
      // The style that hides covering elements is not part of the page's policy.
      bypassCSP: true,
      locale: 'it-IT',
      reducedMotion: 'reduce',
    });
    await haveChosen(page);
    await mkdir(FOLDER, { recursive: true });
    for (const shot of SHOTS) {
      const file = join(FOLDER, `${shot.name}.webp`);
      const picture = sharp(await take(page, shot)).resize({
        width: PICTURE_WIDTH,
        withoutEnlargement: true,
      });
      const { size } = await picture.webp({ quality: 60 }).toFile(file);
      console.log(`${file}  ${size} bytes`);
    }
  } finally {
    await product.stop();
  }
};

const takeAll = async (): Promise<void> => {
  checkBuilt();
  const browser = await chromium.launch(await findBrowser());
  try {
    await takeFrom(browser);
  } finally {
    await browser.close();
  }
};

if (isAskedToRun(USAGE)) await runToItsEnd(takeAll);
