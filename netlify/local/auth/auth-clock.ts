import * as z from 'zod';
import type { Incoming } from '../http/incoming.ts';
import type { AuthService } from './auth-service.ts';

const BODY_LIMIT_BYTES = 1_000;
const DAY_SECONDS = 24 * 60 * 60;
const clock = z.strictObject({
  ahead: z
    .number()
    .min(0)
    .max(365 * DAY_SECONDS),
});

/** `POST /auth/clock {"ahead": 3600}` sets the clock of the authentication service an hour ahead; 0 sets it right again. */
export const answerClock = async (incoming: Incoming, auth: AuthService): Promise<Response> => {
  if (incoming.method !== 'POST')
    return Response.json({ message: 'Use POST.' }, { status: 405, headers: { allow: 'POST' } });
  try {
    const { ahead } = clock.parse(JSON.parse((await incoming.body(BODY_LIMIT_BYTES)).toString('utf8')));
    auth.setAhead(ahead);
    return Response.json({ ahead });
  } catch {
    return Response.json({ message: 'Expected {"ahead": seconds}, from 0 to a year.' }, { status: 422 });
  }
};
