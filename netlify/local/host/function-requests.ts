import { jsonAnswer } from '../../server/http/answers.ts';
import { BodyTooLarge, type Incoming } from '../http/incoming.ts';
import { METHODS } from '../http/server.ts';
import { callFunction, REQUEST_LIMIT_MS } from './call-function.ts';
import { type BackgroundWork, makeContext } from './function-context.ts';
import type { LoadedFunction } from './function-module.ts';
import { bodyLimit, tooLarge } from './too-large.ts';

/**
 * @param url address of the site
 * @returns answers the requests that belong to a function, null for all others
 */
export const functionRequests =
  (functions: readonly LoadedFunction[], background: BackgroundWork, url: () => string) =>
  async (incoming: Incoming): Promise<Response | null> => {
    const found = findFunction(functions, incoming.path);
    if (found === null) return null;
    const { called, params } = found;
    const { method } = incoming;
    const allowed = called.methods ?? METHODS;
    if (!allowed.includes(method)) {
      return jsonAnswer(405, { ok: false, code: 'method_not_allowed' }, { allow: allowed.join(', ') });
    }
    const type = incoming.headers.get('content-type');
    try {
      const body = await incoming.body(bodyLimit(type));
      const context = makeContext(url(), incoming.ip, params, (work) => background.add(called.name, work));
      const request = toRequest(incoming, body, url());
      request.headers.set('x-nf-client-connection-ip', incoming.ip);
      request.headers.set('x-nf-request-id', context.requestId);
      return await callFunction(called, request, context, REQUEST_LIMIT_MS);
    } catch (error) {
      if (error instanceof BodyTooLarge) return tooLarge(type);
      throw error;
    }
  };

const findFunction = (functions: readonly LoadedFunction[], pathname: string) => {
  for (const called of functions) {
    for (const pattern of called.patterns) {
      const match = pattern.exec({ pathname });
      if (match === null) continue;
      const named = Object.entries(match.pathname.groups).filter(([name]) => !/^\d+$/.test(name));
      return { called, params: Object.fromEntries(named.map(([name, value]) => [name, value ?? ''])) };
    }
  }
  return null;
};

const toRequest = ({ method, path, search, headers }: Incoming, body: Buffer, url: string): Request => {
  const host = headers.get('host');
  // A host may carry no credentials (RFC 9110 §4.2.4), and no request is made of an address that does.
  const isHost = host !== null && !host.includes('@') && URL.canParse(`http://${host}`);
  const base = isHost ? `http://${host}` : url;
  // The platform speaks for itself: a client's own x-nf headers do not reach a function.
  const passed = [...headers].filter(([name]) => !name.startsWith('x-nf-'));
  return new Request(`${base}${path}${search}`, {
    method,
    headers: passed,
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: new Uint8Array(body) }),
  });
};
