import { hash, timingSafeEqual } from 'node:crypto';
import type { FunctionContext } from '../dependencies.ts';
import type { Environment } from '../environment.ts';

/** 127.0.0.0/8 and ::1, also as IPv6 writes an IPv4 address. */
const OWN_ADDRESS = /^(?:127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3})$/;

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

/**
 * Whether somebody may read the deep health check: with `Authorization: Bearer <HEALTH_TOKEN>`, compared in a time that
 * does not depend on what is right in it; without the variable only this machine.
 *
 * @returns `unknown` when there is no token that could open it
 */
export const mayAskDeep = (
  request: Request,
  { ip }: Pick<FunctionContext, 'ip'>,
  { healthToken }: Pick<Environment, 'healthToken'>,
): 'yes' | 'no' | 'unknown' => {
  if (healthToken === undefined) return OWN_ADDRESS.test(ip ?? '') ? 'yes' : 'unknown';
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization')?.trim() ?? '') ?? [];
  return timingSafeEqual(digest(token), digest(healthToken)) ? 'yes' : 'no';
};
