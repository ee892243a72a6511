import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAskedToRun } from '../../netlify/server/command/arguments.ts';
import { EDGES } from './edges.ts';
import { paint } from './paint.ts';

const USAGE = `Usage: npm run art

Paints the woven edges of src/assets/art from build/art/edges.ts again, over the files that are there.`;
const FOLDER = join(import.meta.dirname, '../../src/assets/art');

const paintAll = async (): Promise<void> => {
  for (const { file, svg } of EDGES) {
    const content = await paint(svg);
    await writeFile(join(FOLDER, file), content);
    console.log(`${file} ${content.length} bytes`);
  }
};

if (isAskedToRun(USAGE)) await paintAll();
