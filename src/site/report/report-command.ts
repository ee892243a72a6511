import { parseArgs } from 'node:util';
import { ContentError } from '../../content-model/read/content-error.ts';
import { readAll } from '../../content-model/read/read-collection.ts';
import { readSite } from '../site.ts';
import { CONTRADICTIONS } from './contradictions.ts';
import { factRows, placeholderRows } from './facts-table.ts';
import { reportText } from './report-text.ts';

const USAGE = `Usage: npm run content:report [-- --json]
Lists every price and figure with its file and the places that show it, the figures of the specification that
contradict each other, and the data that is still invented.`;

try {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, help: { type: 'boolean' } } });
  const root = process.cwd();
  if (values.help) {
    console.log(USAGE);
  } else {
    readSite(root);
    const entries = readAll(root);
    const [facts, placeholders] = [factRows(entries), placeholderRows(entries)];
    console.log(
      values.json
        ? JSON.stringify({ facts, contradictions: CONTRADICTIONS, placeholders }, null, 2)
        : reportText(facts, CONTRADICTIONS, placeholders),
    );
  }
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error;
  if (!isUsage && !(error instanceof ContentError)) throw error;
  console.error(isUsage ? `${error.message}\n\n${USAGE}` : error.message);
  process.exitCode = isUsage ? 2 : 1;
}
