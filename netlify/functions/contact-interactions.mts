import { guarded } from '../server/guarded.ts';
import { answerInteraction } from '../server/interactions/interaction-endpoint.ts';

/** `POST /api/contact-interactions`: a click on a telephone or chat link. Other methods are answered 405 here. */
export default guarded('contact-interactions', answerInteraction);

export const config = {
  path: '/api/contact-interactions',
  // The visitor's own limit is in the database; this one spares it a flood. A list: a string would limit the site.
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
