import { guarded } from '../server/guarded.ts';
import { answerLeadRequest, unavailable } from '../server/leads/lead-endpoint.ts';

/** `POST /api/send-contact-email`: a form's request becomes a lead. Other methods are answered 405 here. */
export default guarded('send-contact-email', answerLeadRequest, unavailable);

export const config = {
  path: '/api/send-contact-email',
  // The visitor's own limit is in the database; this one spares it a flood. A list: a string would limit the site.
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
