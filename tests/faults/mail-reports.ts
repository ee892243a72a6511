import { randomUUID } from 'node:crypto';
import { svixHeaders } from '../../netlify/local/outbox/mail-events.ts';
import type { Dependencies } from '../../netlify/server/dependencies.ts';
import { answerMailEvent } from '../../netlify/server/mail-events/mail-events-endpoint.ts';
import { SITE } from './outside-services.ts';

/** Verifies the reports of the tests. */
export const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of this test').toString('base64')}`;

export interface Posted {
  readonly id?: string;
  readonly secondsAgo?: number;
  readonly secret?: string;
  readonly method?: string;
}

/** Posts a body as the provider does, and waits for what the function does after its answer. @returns the status */
export const postReport = async (using: Dependencies, body: string, posted: Posted = {}): Promise<number> => {
  const { id = randomUUID(), secondsAgo = 0, secret = WEBHOOK_SECRET, method = 'POST' } = posted;
  const seconds = Math.floor(Date.now() / 1000) - secondsAgo;
  const work: Promise<unknown>[] = [];
  const request = new Request(`${SITE}/api/mail-events`, {
    method,
    headers: svixHeaders(id, seconds, body, secret),
    ...(method === 'GET' ? {} : { body }),
  });
  const answer = await answerMailEvent(request, { waitUntil: (task) => void work.push(task) }, using);
  await Promise.all(work);
  return answer.status;
};

interface Report {
  readonly kind: string;
  readonly mailId: string;
  readonly to?: string;
  /** Those of this site's mails by default. */
  readonly tags?: Readonly<Record<string, string>> | undefined;
  readonly mailedAt?: Date;
  readonly happenedAt?: Date;
}

/** Reports what became of a mail, as Resend does. */
export const report = (using: Dependencies, about: Report, posted: Posted = {}): Promise<number> => {
  const { kind, mailId, to, mailedAt, happenedAt } = about;
  const tags = 'tags' in about ? about.tags : { site: using.environment.context };
  const data = { email_id: mailId, created_at: mailedAt, to: to === undefined ? undefined : [to], tags };
  return postReport(using, JSON.stringify({ type: `email.${kind}`, created_at: happenedAt, data }), posted);
};
