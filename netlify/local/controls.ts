import * as z from 'zod';
import { allowOnly, type Incoming, Refusal } from './http/incoming.ts';

/** The delay of a slow outside service; longer than a client should wait. */
export const SLOW_ANSWER_MS = 12_000;
const BODY_LIMIT_BYTES = 10_000;

const faults = z.strictObject({
  email: z.enum(['ok', 'down', 'slow', '429', '500']),
  /** 402: what Neon answers when the project has used up its plan. */
  database: z.enum(['ok', 'down', 'slow', '402']),
});
const change = faults.partial();

/** How each outside service currently misbehaves. */
export type Faults = z.infer<typeof faults>;

export const NO_FAULTS: Faults = { email: 'ok', database: 'ok' };

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
  const { email, database } = await readControl(incoming, change, `{"email":"down"}. Known: ${known()}`);
  apply({ ...(email && { email }), ...(database && { database }) });
  return Response.json(current());
};

const known = (): string =>
  Object.entries(faults.shape)
    .map(([name, { options }]) => `"${name}": ${options.join('|')}`)
    .join(', ');
