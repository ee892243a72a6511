import { guarded } from '../server/guarded.ts';
import { jsonAnswer } from '../server/http/answers.ts';
import { readContentDays, rebuildIfDue } from '../server/rebuild/rebuild-due.ts';

/**
 * Every hour: asks for a build when a promotion, a page, a plan or a notice begins or ends. Midnight in Italy is 22 or
 * 23 o'clock UTC, so that a new day is seen within two minutes.
 */
export default guarded('rebuild-due', async (_request, _context, using) =>
  jsonAnswer(200, { ok: true, rebuild: await rebuildIfDue(await readContentDays(), using) }),
);

export const config = { schedule: '2 * * * *' };
