import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { CONTENT_FOLDER } from '../../src/content-model/read/read-collection.ts';
import type { Colours } from '../../src/content-model/schemas/colours.ts';
import { dyesOf } from '../../src/site/dyes.ts';
import { readSite } from '../../src/site/site.ts';
import { clothPicture } from '../../src/weave/cloth.ts';
import { WEAVES } from '../../src/weave/drafts.ts';
import { weaveSprite } from '../../src/weave/sprite.ts';
import { edges, footerCloth } from './edges.ts';

/** Git ignores the folder: everything in it follows from the colours and from the drawings' code. */
const FOLDER = 'src/assets/drawn';

/**
 * The site ships pictures and not the drawings: with the processor slowed down 6 times, a picture takes 2 ms of the
 * main thread. An SVG takes 20 ms, as a document of its own, just when the first tap may come (docs/performance.md).
 *
 * @param svg a drawing
 * @returns the drawing as a lossless AVIF
 */
const paint = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).avif({ lossless: true, effort: 6 }).toBuffer();

const tokensOf = (colours: Colours): string => {
  const tokens = Object.entries(colours).map(([name, value]) => `  --color-${name}: ${value};\n`);
  return `@theme static {\n${tokens.join('')}}\n`;
};

/**
 * @param colours the site's colours
 * @returns the text of every file that has them in it, by its path below {@link FOLDER}
 */
const textsWith = (colours: Colours): ReadonlyMap<string, string> => {
  const dyes = dyesOf(colours);
  return new Map([
    ['colours.css', tokensOf(colours)],
    ['weaves.svg', weaveSprite(dyes)],
    ['cloth.svg', footerCloth(dyes)],
    ...WEAVES.map((weave) => [`cloth/${weave}.svg`, clothPicture(weave, dyes)] as const),
    ...edges(dyes).map(({ name, svg }) => [`${name}.svg`, svg] as const),
  ]);
};

/**
 * Writes the files that follow from the colours. One that is right already stays, so that nothing is painted twice.
 *
 * @param folder where they are written
 * @param colours the site's colours
 */
export const draw = async (folder: string, colours: Colours): Promise<void> => {
  const paintedNames = new Set(edges(dyesOf(colours)).map(({ name }) => `${name}.svg`));
  for (const [name, text] of textsWith(colours)) {
    const file = join(folder, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    // Before its drawing, which says that the picture is right.
    if (paintedNames.has(name)) await writeFile(file.replace(/svg$/, 'avif'), await paint(text));
    await writeFile(file, text);
  }
};

/**
 * Gives the colours of src/content/colours.yaml to style sheets and drawings: before `astro build`, `astro check` and
 * `astro dev`, which starts again when that file changes.
 */
export const drawings = (): AstroIntegration => ({
  name: 'trama:drawings',
  hooks: {
    'astro:config:setup': async ({ config, addWatchFile }) => {
      const root = fileURLToPath(config.root);
      addWatchFile(join(root, CONTENT_FOLDER, 'colours.yaml'));
      await draw(join(root, FOLDER), readSite(root).colours);
    },
  },
});
