import { guarded } from '../server/guarded.ts';
import { jsonAnswer } from '../server/http/answers.ts';
import { eraseExpired } from '../server/retention/erase-expired.ts';

/** Runs every night and erases personal data whose retention period has ended. Logs counts, never contents. */
export default guarded('erase-expired', async (_request, _context, using) => {
  const { ok, erased } = await eraseExpired(using);
  console.log(`erase-expired ${JSON.stringify(erased)}`);
  return ok ? jsonAnswer(200, { ok, erased }) : jsonAnswer(503, { ok, code: 'unavailable', erased });
});

export const config = { schedule: '17 3 * * *' };
