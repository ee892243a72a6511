import { rmSync } from 'node:fs';
import { runToItsEnd } from '../../netlify/local/command/lifetime.ts';
import { NOT_UNDERSTOOD } from '../../netlify/server/command/arguments.ts';
import { copyRepository } from '../content/project-copy.ts';
import { applyEveryRecipe, EDITED_DAY } from '../content/recipes/recipes.ts';
import { runCommand } from './run-command.ts';
import { isSuite } from './suites.ts';

const USAGE = `Usage: npm run test:edited -- [--keep] [suite …]
Applies every change of tests/content/recipes to a copy of the project and runs suites of npm test in it.
Suites without arguments: check unit build site content browser. --keep leaves the copy in place for inspection.`;

const DEFAULT = ['check', 'unit', 'build', 'site', 'content', 'browser'];
/** Far above the sum of the suites, each of which has its own limit. */
const LIMIT_SECONDS = 2 * 60 * 60;

await runToItsEnd(async () => {
  const args = process.argv.slice(2);
  const suites = args.filter((arg) => arg !== '--keep');
  if (suites[0] === '--help') return console.log(USAGE);
  if (!suites.every(isSuite)) {
    console.error(USAGE);
    process.exitCode = NOT_UNDERSTOOD;
    return;
  }
  const root = copyRepository();
  try {
    await applyEveryRecipe(root);
    console.log(`Every recipe is applied in ${root}.`);
    process.env['CONTENT_DAY'] = EDITED_DAY;
    const command = ['node', 'tests/run.ts', ...(suites.length > 0 ? suites : DEFAULT)];
    process.exitCode = (await runCommand(command, {}, LIMIT_SECONDS, root)) ? 0 : 1;
  } finally {
    if (!args.includes('--keep')) rmSync(root, { recursive: true, force: true });
  }
});
