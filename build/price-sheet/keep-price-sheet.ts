import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { DOCUMENTS_FOLDER } from '../../src/content-model/fields/document.ts';
import { logoIn } from '../../src/site/logo.ts';
import { readChecked, readSite } from '../../src/site/site.ts';
import type { Brand } from './draw-price-sheet.ts';
import { type PriceSheet, priceSheet } from './price-sheet.ts';

/** The price sheet, from the project's root. Git keeps it, so that content can name it like any other document. */
const PRICE_SHEET_FILE = `${DOCUMENTS_FOLDER}/listino-prezzi.pdf`;

const DRAWN_BY = join(import.meta.dirname, 'draw-price-sheet.ts');

/** The file as it is, byte for byte as characters; empty where there is none. */
const kept = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'latin1');
  } catch {
    return '';
  }
};

/**
 * Writes the sheet where the one that is there says something else, or was drawn by other code. So a sheet keeps its day
 * until a price or a word of it changes, and a build whose prices are those of the sheet leaves the file alone.
 *
 * @param file where it is written
 * @param day of the prices, year-month-day
 * @returns whether it was written
 */
export const keepPriceSheet = async (
  file: string,
  sheet: PriceSheet,
  brand: Brand,
  day: string,
): Promise<boolean> => {
  const drawnBy = await readFile(DRAWN_BY, 'utf8');
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([sheet, brand, drawnBy]))
    .digest('hex');
  // A PDF's information is not compressed (ISO 32000-1 §14.3.3).
  if ((await kept(file)).includes(`(${fingerprint})`)) return false;
  // PDFKit and its fonts take half a second to load, which most builds save.
  const { drawPriceSheet } = await import('./draw-price-sheet.ts');
  const drawn = await drawPriceSheet(sheet, brand, day, fingerprint);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, drawn);
  return true;
};

/** Keeps the price sheet as the price lists are: before `astro build` and when `astro dev` starts. */
export const priceSheetFile = (): AstroIntegration => ({
  name: 'trama:price-sheet',
  hooks: {
    'astro:config:setup': async ({ config, command, logger }) => {
      if (command !== 'build' && command !== 'dev') return;
      const root = fileURLToPath(config.root);
      const site = readSite(root);
      const brand = { colours: site.colours, logo: logoIn(site.colours.ink) };
      const { day } = readChecked(root).reading;
      if (await keepPriceSheet(join(root, PRICE_SHEET_FILE), priceSheet(site), brand, day))
        logger.info(`scritto ${PRICE_SHEET_FILE}: va salvato insieme ai prezzi`);
    },
  },
});
