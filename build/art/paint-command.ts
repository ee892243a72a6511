import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { isAskedToRun } from '../../netlify/server/command/arguments.ts';
import { EDGES } from './edges.ts';

const USAGE = `Usage: npm run art

Paints the woven edges again from build/art/edges.ts and overwrites the files in src/assets/art.`;
const FOLDER = join(import.meta.dirname, '../../src/assets/art');

/**
 * The site ships pictures and not the drawings: with the processor slowed down 6 times, a picture takes 2 ms of the
 * main thread. An SVG takes 20 ms, as a document of its own, just when the first tap may come (docs/performance.md).
 *
 * @param svg a drawing
 * @returns the drawing as a lossless AVIF
 */
const paint = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).avif({ lossless: true, effort: 9 }).toBuffer();

const paintAll = async (): Promise<void> => {
  for (const { file, svg } of EDGES) {
    const content = await paint(svg);
    await writeFile(join(FOLDER, file), content);
    console.log(`${file} ${content.length} bytes`);
  }
};

if (isAskedToRun(USAGE)) await paintAll();
