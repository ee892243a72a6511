import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cut } from './cut.ts';
import { SUBSETS } from './subsets.ts';

const FOLDER = join(import.meta.dirname, '../../src/assets/fonts');

for (const subset of SUBSETS) {
  const content = await cut(subset);
  await writeFile(join(FOLDER, subset.file), content);
  console.log(`${subset.file} ${content.length} bytes`);
}
