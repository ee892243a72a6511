import { answerDesk, deskUnavailable } from '../server/desk/desk-endpoint.ts';
import { guarded } from '../server/guarded.ts';

/** Everything below `/api/desk`: the agency's desk, which opens by a mail. */
export default guarded('desk', answerDesk, deskUnavailable);

export const config = {
  path: ['/api/desk', '/api/desk.csv', '/api/desk/:lead', '/api/desk/:lead/:part'],
  // People press; nobody needs more than two pages a second. `aggregateBy` is a list because a string would limit the whole
  // site.
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
