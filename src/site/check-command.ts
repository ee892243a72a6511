import { parseArgs } from 'node:util';
import { ContentError } from '../content-model/read/content-error.ts';
import { checkContent } from '../content-model/read-content.ts';
import { wrongPictureFiles } from '../content-model/rules/pictures.ts';

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

try {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) console.log(USAGE);
  else await check();
} catch (error) {
  if (!(error instanceof TypeError && 'code' in error)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
