import { request as ask, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of a request: `drop` ends its connection before the site has it, `lose` when the site has answered. */
export type Fate = 'pass' | 'drop' | 'lose';

interface Front {
  readonly url: string;
  close(): void;
}

/**
 * Opens an address in front of the site, where requests of pages and of the service worker may get lost: Playwright sees
 * only those of pages.
 *
 * @param targetOf the address that gets a request, without a slash at its end
 * @param fateOf asked once for each request
 */
export const openFront = async (
  targetOf: (request: IncomingMessage) => string,
  fateOf: (request: IncomingMessage) => Fate,
): Promise<Front> => {
  const server = createServer((from, to) => {
    const fate = fateOf(from);
    if (fate === 'drop') return void from.socket.destroy();
    const { hostname, port } = new URL(targetOf(from));
    const { url: path = '/', method = 'GET', headers } = from;
    const onward = ask({ hostname, port, path, method, headers }, (answer) => {
      if (fate === 'lose') return void answer.resume().on('end', () => to.destroy());
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      return void answer.pipe(to);
    });
    onward.on('error', () => to.destroy());
    from.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
