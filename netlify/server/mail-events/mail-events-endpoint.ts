import type { Dependencies, FunctionContext } from '../dependencies.ts';
import { jsonAnswer, methodNotAllowed, noContent } from '../http/answers.ts';
import { BODY_CODES, readAtMost } from '../http/request-body.ts';
import { reroute } from '../leads/bounced.ts';
import { deliverAfterAnswer } from '../leads/delivery.ts';
import { isKnownMail, keepMailEvent } from './keep-event.ts';
import { verifiedEvent } from './verified-event.ts';

/** A report holds addresses, subject and the words of a mail server: some kilobytes. */
const BODY_MAX_BYTES = 64 * 1024;

/**
 * `POST /api/mail-events`: the mail provider's report about a mail that it had accepted. Statuses: docs/http.md.
 *
 * A provider's account may be shared with a newsletter, so that a report about a mail of others leaves no row and no
 * line. A mail is ours by its tag, also before the database knows it and if it never does. The provider's types let a
 * report have no tags; then a mail is ours if the database knows it.
 *
 * @param request the unread request
 * @param context lets the function mail a lead again after the answer
 * @throws {NeonDbError} the database does not answer; the provider then reports again
 */
export const answerMailEvent = async (
  request: Request,
  context: Pick<FunctionContext, 'waitUntil'>,
  using: Dependencies,
): Promise<Response> => {
  const { resendWebhookSecret: secret, context: deploy } = using.environment;
  if (secret === undefined) return jsonAnswer(404, { ok: false, code: 'not_found' });
  if (request.method !== 'POST') return methodNotAllowed(['POST']);
  const body = await readAtMost(request, BODY_MAX_BYTES);
  if (body === undefined) return jsonAnswer(413, { ok: false, code: BODY_CODES[413] });
  const verdict = verifiedEvent(body.toString('utf8'), request.headers, secret, deploy);
  if (verdict.kind === 'forged') return jsonAnswer(401, { ok: false, code: 'forged' });
  if (verdict.kind === 'other') return noContent();
  const { event, isTagged } = verdict;
  if (!isTagged && !(await isKnownMail(using.database, event.mailId))) return noContent();
  await keepMailEvent(using.database, event);
  const bounced = await reroute(event.mailId, using);
  if (bounced.some(({ state }) => state === 'pending')) context.waitUntil(deliverAfterAnswer(using));
  return noContent();
};
