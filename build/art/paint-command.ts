import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { isAskedToRun } from '../../netlify/server/command/asked-to-run.ts';
import { EDGES } from './edges.ts';

const USAGE = `Usage: npm run art

Paints the woven edges of src/assets/art from build/art/edges.ts again, over the files that are there.`;
const FOLDER = join(import.meta.dirname, '../../src/assets/art');

/**
 * A picture takes 2 ms of the main thread when it comes, at 6 times; its drawing takes 20, as a document of its own, just
 * when the first tap may come (docs/performance.md).
 *
 * @param svg a drawing
 * @returns the same as AVIF, without loss
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
