import * as z from 'zod';
import type { AuthService } from './auth/auth-service.ts';
import { allowOnly, type Incoming, Refusal } from './http/incoming.ts';

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
 * @param example of the body, for the messages
 * @returns the body of a request that controls the local services
 * @throws Refusal when it is not JSON, or does not fit the schema
 */
export const readControl = async <Value>(
  incoming: Incoming,
  schema: z.ZodType<Value>,
  example: string,
): Promise<Value> => {
  const text = (await incoming.body(BODY_LIMIT_BYTES)).toString('utf8');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal(400, `The body is not JSON. Example: ${example}`);
  }
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  const reasons = error.issues.map(({ path, message }) =>
    [path.join('.'), message].filter(Boolean).join(': '),
  );
  throw new Refusal(422, `${reasons.join('; ')}. Example: ${example}`);
};

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
  allowOnly(incoming, 'GET', 'HEAD', 'POST');
  if (incoming.method !== 'POST') return Response.json(current());
  const { email, database, auth } = await readControl(
    incoming,
    change,
    `{"email":"down"}. Known: ${known()}`,
  );
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
  allowOnly(incoming, 'POST');
  const { ahead } = await readControl(incoming, clock, '{"ahead": 3600}, in seconds up to a year');
  auth.setAhead(ahead);
  return Response.json({ ahead });
};

const known = (): string =>
  Object.entries(faults.shape)
    .map(([name, { options }]) => `"${name}": ${options.join('|')}`)
    .join(', ');
