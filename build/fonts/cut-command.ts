import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAskedToRun } from '../../netlify/server/command/arguments.ts';
import { cut, SUBSETS } from './subsets.ts';

const USAGE = `Usage: npm run fonts

Cuts the fonts again from their package and overwrites the files of pages and social pictures.`;
const ROOT = join(import.meta.dirname, '../..');

const cutAll = async (): Promise<void> => {
  for (const subset of SUBSETS) {
    const content = await cut(subset);
    await writeFile(join(ROOT, subset.file), content);
    console.log(`${subset.file} ${content.length} bytes`);
  }
};

if (isAskedToRun(USAGE)) await cutAll();
