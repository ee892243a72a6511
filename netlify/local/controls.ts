import * as z from 'zod';
import type { AuthService } from './auth/auth-service.ts';
import { BodyTooLarge, type Incoming } from './http/incoming.ts';

/** The delay of a slow outside service; longer than a client should wait. */
export const SLOW_ANSWER_MS = 12_000;
const BODY_LIMIT_BYTES = 10_000;

const faults = z.strictObject({
  email: z.enum(['ok', 'down', 'slow', '429', '500']),
  database: z.enum(['ok', 'down', 'slow']),
  auth: z.enum(['ok', 'down', 'slow', '500', 'html']),
});
const change = faults.partial();

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const clock = z.strictObject({ ahead: z.number().min(0).max(YEAR_SECONDS) });

/** How each outside service currently misbehaves. */
export type Faults = z.infer<typeof faults>;

export const NO_FAULTS: Faults = { email: 'ok', database: 'ok', auth: 'ok' };

/**
 * `GET /faults` lists the faults, `POST /faults` changes the ones in its body.
 *
 * @param apply gets the checked changes
 */
export const answerFaults = async (
  incoming: Incoming,
  current: () => Faults,
  apply: (changed: Partial<Faults>) => void,
): Promise<Response> => {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return Response.json(current());
  if (incoming.method !== 'POST') {
    return refuse(405, 'Use GET to read the faults and POST to change them.', { allow: 'GET, HEAD, POST' });
  }
  let body: unknown;
  try {
    body = JSON.parse((await incoming.body(BODY_LIMIT_BYTES)).toString('utf8'));
  } catch (error) {
    if (error instanceof BodyTooLarge) return refuse(413, error.message);
    return refuse(400, 'The body is not JSON. Example: {"email":"down"}');
  }
  const parsed = change.safeParse(body);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map(({ path, message }) =>
      [path.join('.'), message].filter(Boolean).join(': '),
    );
    return refuse(422, `${reasons.join('; ')}. Known: ${known()}`);
  }
  const { email, database, auth } = parsed.data;
  apply({ ...(email && { email }), ...(database && { database }), ...(auth && { auth }) });
  return Response.json(current());
};

/** @returns the answer of a broken authentication service or proxy; null when the service itself should answer */
export const authFault = (fault: Faults['auth']): Response | null => {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  if (fault === '500') return Response.json({ message: 'Internal Server Error' }, { status: 500, headers });
  return fault === 'html'
    ? new Response('<!doctype html><title>Portal</title>', {
        headers: { ...headers, 'content-type': 'text/html' },
      })
    : null;
};

/** `POST /auth/clock {"ahead": 3600}` sets the clock of the authentication service an hour ahead; 0 resets it. */
export const answerClock = async (incoming: Incoming, auth: AuthService): Promise<Response> => {
  if (incoming.method !== 'POST') return refuse(405, 'Use POST.', { allow: 'POST' });
  try {
    const { ahead } = clock.parse(JSON.parse((await incoming.body(BODY_LIMIT_BYTES)).toString('utf8')));
    auth.setAhead(ahead);
    return Response.json({ ahead });
  } catch {
    return refuse(422, 'Expected {"ahead": seconds}, from 0 to a year.');
  }
};

const known = (): string =>
  Object.entries(faults.shape)
    .map(([name, { options }]) => `"${name}": ${options.join('|')}`)
    .join(', ');

const refuse = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ message }, { status, headers });
