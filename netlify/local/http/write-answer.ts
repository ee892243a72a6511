import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';

/** How much of a refused upload is read and discarded, so that the client can read the answer. */
const DRAIN_LIMIT_BYTES = 64 * 1024 * 1024;
const DRAIN_LIMIT_MS = 10_000;

/**
 * Writes a response. When the request body is not read completely, it sends the answer at once and discards the rest of
 * the body. Closing earlier would reset the connection, and a client that is still sending would never see the answer.
 */
export const writeAnswer = async (
  answer: Response,
  message: IncomingMessage,
  reply: ServerResponse,
  expectsContinue: boolean,
): Promise<void> => {
  const bodiless = answer.status === 204 || answer.status === 304;
  const body = bodiless ? Buffer.alloc(0) : Buffer.from(await answer.arrayBuffer());
  reply.statusCode = answer.status;
  for (const [name, value] of answer.headers) reply.appendHeader(name, value);
  if (!bodiless) reply.setHeader('content-length', body.length);
  const unread = hasBody(message) && !message.complete;
  if (unread) reply.setHeader('connection', 'close');
  if (message.method === 'HEAD') {
    reply.end();
  } else if (unread && !expectsContinue) {
    reply.write(body);
    await drain(message);
    reply.end();
  } else {
    reply.end(body);
  }
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const drain = async (message: IncomingMessage): Promise<void> => {
  let size = 0;
  const limit = setTimeout(() => message.destroy(), DRAIN_LIMIT_MS);
  message.on('data', (part: Buffer) => {
    size += part.length;
    if (size > DRAIN_LIMIT_BYTES) message.destroy();
  });
  message.resume();
  // A client that closes the connection needs no answer.
  await finished(message).catch(() => {});
  clearTimeout(limit);
};
