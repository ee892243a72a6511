import { guarded } from '../server/guarded.ts';
import { answerLeadRequest, unavailable } from '../server/leads/lead-endpoint.ts';

/** `POST /api/send-contact-email`: turns a form's request into a lead. Answers 405 to other methods. */
export default guarded('send-contact-email', answerLeadRequest, unavailable);

export const config = {
  path: '/api/send-contact-email',
  // The database holds the limit of each visitor; this limit protects the database from a flood. `aggregateBy` is a
  // list because a string would limit the whole site.
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
