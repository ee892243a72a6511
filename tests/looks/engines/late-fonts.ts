import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** A site whose fonts arrive late on every visit, as on a slow connection. */
export interface SlowSite {
  readonly url: string;
  close(): void;
}

/**
 * @param site the address of the site, without a slash at its end
 * @param lateMs how much later font files arrive than everything else
 * @throws when the system gives no port
 */
export const openWithLateFonts = async (site: string, lateMs: number): Promise<SlowSite> => {
  const pass = async (asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const isFont = asked.url?.endsWith('.woff2');
    if (isFont) await delay(lateMs);
    const { method, headers } = asked;
    const onward = request(site + asked.url, { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, {
        ...reply.headers,
        ...(isFont && { 'cache-control': 'no-store' }),
      });
      reply.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  };
  const server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
