import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildProject, copyProject, folderFor } from './project-copy.ts';

/**
 * Measures how the build grows: `npx node tests/content/growth-command.ts 25 250 1000`. Each number says how many pages
 * are added: copies of a connectivity page, each with its own title, description and lead source. Results:
 * docs/performance.md, "How the site grows".
 */
const MODEL = 'src/content/pages/servizi/fwa-5g.yaml';

const addPages = (root: string, count: number): void => {
  const model = readFileSync(join(root, MODEL), 'utf8').replace(/^aliases:.*\n/m, '');
  for (let index = 1; index <= count; index += 1) {
    const page = model
      .replace(/^title: .*$/m, `title: Crescita ${index}`)
      .replace(/^( +FWA 5G \{brand:operator\})/m, `$1 ${index}`)
      .replace(/^( +source: ).*$/m, `$1Crescita ${index}`);
    writeFileSync(folderFor(join(root, `src/content/pages/crescita/pagina-${index}.yaml`)), page);
  }
};

const measure = async (added: number): Promise<string> => {
  const root = copyProject();
  try {
    addPages(root, added);
    const { seconds, cpuSeconds, peakMegabytes } = await buildProject(root);
    const headers = statSync(join(root, 'dist/_headers')).size / 1024;
    const cells = [
      added,
      seconds.toFixed(1),
      cpuSeconds.toFixed(1),
      peakMegabytes.toFixed(0),
      headers.toFixed(0),
    ];
    return `| ${cells.join(' | ')} |`;
  } finally {
    rmSync(root, { recursive: true });
  }
};

console.log(
  '| pages added | seconds | CPU seconds | peak memory, MB | _headers, kB |\n| --- | --- | --- | --- | --- |',
);
for (const added of process.argv.slice(2).map(Number)) console.log(await measure(added));
