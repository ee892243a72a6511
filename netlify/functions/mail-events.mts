import { guarded } from '../server/guarded.ts';
import { answerMailEvent } from '../server/mail-events/mail-events-endpoint.ts';

/** `POST /api/mail-events`: the mail provider's webhook. Answers 405 to other methods. */
export default guarded('mail-events', answerMailEvent);

export const config = {
  path: '/api/mail-events',
  // All reports come from few addresses of the provider, at most two mails a second with two reports each; the provider
  // reports again what is refused. `aggregateBy` is a list because a string would limit the whole site.
  rateLimit: { windowLimit: 600, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
