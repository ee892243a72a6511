import { randomUUID } from 'node:crypto';

/** The local part of Netlify's function context: no `geo`, no `account`, no `cookies`. */
export type FunctionContext = Readonly<ReturnType<typeof makeContext>>;

/**
 * @param url URL of the site
 * @param ip the visitor's IP address
 * @param params the values of the path's placeholders
 * @param waitUntil gets the work that continues after the answer
 */
export const makeContext = (
  url: string,
  ip: string,
  params: Readonly<Record<string, string>>,
  waitUntil: (promise: Promise<unknown>) => void,
) => ({
  ip,
  params,
  requestId: randomUUID(),
  deploy: { id: 'local', context: process.env['CONTEXT'] ?? 'dev' },
  site: { id: 'local', name: 'local', url },
  waitUntil,
});
