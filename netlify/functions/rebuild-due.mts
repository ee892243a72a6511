import { readFunctionFacts } from '../server/function-facts.ts';
import { guarded } from '../server/guarded.ts';
import { jsonAnswer } from '../server/http/answers.ts';
import { rebuildIfDue } from '../server/rebuild/rebuild-due.ts';

/**
 * Runs every hour and asks for a build when a promotion, a page, a plan or a notice begins or ends. Midnight in Italy
 * is a full hour in UTC (22:00 or 23:00), so a run notices a new day within two minutes.
 */
export default guarded('rebuild-due', async (_request, _context, using) =>
  jsonAnswer(200, { ok: true, rebuild: await rebuildIfDue(await readFunctionFacts(), using) }),
);

export const config = { schedule: '2 * * * *' };
