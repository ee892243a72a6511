import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOGO_FILE } from '../content-model/pictures/brand-logo.ts';
import { tidySvg } from '../content-model/pictures/svg-mistake.ts';
import { readSite } from './site.ts';

const TOKEN = /var\(--color-([a-z0-9-]+)\)/g;

/**
 * @returns the agency's logo as an SVG without metadata. Its `currentColor` takes the colour of the text beside it, its
 *   `var(--color-madder)` that of a style sheet
 */
export const inlineLogo = (): string => tidySvg(readFileSync(join(process.cwd(), LOGO_FILE), 'utf8'));

/**
 * @param color what stands for its `currentColor`
 * @param size width and height in pixels; as large as its place where it is left out
 * @returns the logo as a document of its own, which has no style sheet: with the site's colours in it
 */
export const logoIn = (color: string, size?: number): string => {
  const colours: Readonly<Record<string, string>> = readSite().colours;
  const svg = inlineLogo()
    .replaceAll('currentColor', color)
    .replaceAll(TOKEN, (token, name: string) => colours[name] ?? token);
  return size === undefined ? svg : svg.replace('<svg ', `<svg width="${size}" height="${size}" `);
};
