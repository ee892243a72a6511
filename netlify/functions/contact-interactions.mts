import { guarded } from '../server/guarded.ts';
import { answerInteraction } from '../server/interactions/interaction-endpoint.ts';

/** `POST /api/contact-interactions`: records a click on a telephone or chat link. Answers 405 to other methods. */
export default guarded('contact-interactions', answerInteraction);

export const config = {
  path: '/api/contact-interactions',
  // The database holds the limit of each visitor; this limit protects the database from a flood. `aggregateBy` is a
  // list because a string would limit the whole site.
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
