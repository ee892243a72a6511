import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** More than a frame, so that what has come is painted before the next piece. */
const PAUSE_MS = 40;

/** Cuts a page into the pieces that are sent at once. */
export type Cut = (page: string) => readonly string[];

/** @param signs of a piece */
export const everySigns =
  (signs: number): Cut =>
  (page) =>
    page.match(new RegExp(`.{1,${signs}}`, 'gsu')) ?? [];

/** @param tags of `<main>` that come one by one, each with the words before it: a browser may paint after any of them */
export const everyTag =
  (tags: number): Cut =>
  (page) => {
    const main = page.indexOf('<main');
    const pieces = page.slice(main).match(/[^>]*>|[^>]+$/g) ?? [];
    return [page.slice(0, main), ...pieces.slice(0, tags), pieces.slice(tags).join('')];
  };

const writeInPieces = async (response: ServerResponse, pieces: readonly string[]): Promise<void> => {
  for (const piece of pieces) {
    response.write(piece);
    await delay(PAUSE_MS);
  }
};

/** A server whose pages come slowly. */
export interface SlowServer {
  readonly url: string;
  readonly stop: () => void;
}

/**
 * Serves another server's pages piece by piece (not compressed), with a pause after each. What is not a page is not
 * served. Only GET, and of its headers only the type.
 *
 * @param siteUrl the other server's address, without a slash at its end
 */
export const serveInPieces = async (siteUrl: string, cut: Cut): Promise<SlowServer> => {
  const server = createServer(async (request, response) => {
    const page = await fetch(`${siteUrl}${request.url}`);
    const type = page.headers.get('content-type') ?? '';
    const isPage = type.startsWith('text/html');
    response.writeHead(isPage ? page.status : 404, { 'content-type': type });
    if (isPage) await writeInPieces(response, cut(await page.text()));
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
