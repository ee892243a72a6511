import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const PIECE_BYTES = 1000;
/** More than a frame, so that what has come is painted before the next piece. */
const PAUSE_MS = 40;

const writeInPieces = async (response: ServerResponse, body: Buffer, bytes: number): Promise<void> => {
  for (let start = 0; start < body.length; start += bytes) {
    response.write(body.subarray(start, start + bytes));
    await delay(PAUSE_MS);
  }
};

/** A server whose pages come slowly. */
export interface SlowServer {
  readonly url: string;
  readonly stop: () => void;
}

/**
 * Serves another server's pages some bytes (not compressed) at a time, with a pause after each. What is not a page is
 * not served. Only GET, and of its headers only the type.
 *
 * @param siteUrl the other server's address, without a slash at its end
 * @param bytes of a piece
 */
export const serveInPieces = async (siteUrl: string, bytes = PIECE_BYTES): Promise<SlowServer> => {
  const server = createServer(async (request, response) => {
    const page = await fetch(`${siteUrl}${request.url}`);
    const type = page.headers.get('content-type') ?? '';
    const isPage = type.startsWith('text/html');
    response.writeHead(isPage ? page.status : 404, { 'content-type': type });
    if (isPage) await writeInPieces(response, Buffer.from(await page.arrayBuffer()), bytes);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${address.port}`, stop };
};
