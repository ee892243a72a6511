import { ContentError } from '../content-model/read/content-error.ts';
import { checkContent } from '../content-model/read-content.ts';
import { wrongPictureFiles } from '../content-model/rules/pictures.ts';
import { runCommand } from './command.ts';

const USAGE = `Usage: npm run content:check
Judges src/content as the build does: texts, prices, links, pictures, and every later day on which the content changes.
Lists all problems with file, line, field, what was expected and what is there.`;

const check = async (): Promise<void> => {
  const started = performance.now();
  const { reading, problems } = checkContent(process.cwd());
  const all = [...problems, ...(await wrongPictureFiles(reading))];
  if (all.length > 0) {
    console.error(new ContentError(all).message);
    process.exitCode = 1;
    return;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${reading.entries.length} content files are right (${seconds} s)`);
};

await runCommand(USAGE, check);
