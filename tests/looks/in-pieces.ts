import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Longer than a frame, so that the browser paints a piece before the next one arrives. */
const PAUSE_MS = 40;

/** Cuts a page into the pieces that are sent one after the other. */
export type Cut = (page: string) => readonly string[];

/** @param characters how many a piece has */
export const everyCharacters =
  (characters: number): Cut =>
  (page) =>
    page.match(new RegExp(`.{1,${characters}}`, 'gsu')) ?? [];

/**
 * @param tags how many tags of `<main>` arrive one by one, each with the words before it: a paint may follow any tag
 */
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

/** A server that sends its pages slowly. */
export interface SlowServer {
  readonly url: string;
  readonly stop: () => void;
}

/**
 * Serves another server's pages piece by piece, uncompressed, with a pause after each piece. Answers 404 for anything
 * but a page. Supports only GET, and passes on only the content type.
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
