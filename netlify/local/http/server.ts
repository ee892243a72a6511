import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { BodyTooLarge, type Incoming, Refusal, toIncoming } from './incoming.ts';
import { writeAnswer } from './write-answer.ts';

/** The result of a handler: a response, or the request to destroy the connection. */
export type Answer = Response | 'drop connection';
/** @throws Refusal, BodyTooLarge: the server answers them */
type Handler = (incoming: Incoming) => Promise<Answer>;

export interface RunningServer {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  readonly url: string;
  /** Accepts no more requests and waits for the running ones, at most `CLOSE_LIMIT_MS`. */
  close(): Promise<void>;
}

/** The methods that the Request class supports; TRACE and CONNECT are not among them. */
export const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const ADDRESS = '127.0.0.1';
const CLOSE_LIMIT_MS = 10_000;

/**
 * Starts a server that listens on 127.0.0.1 only.
 *
 * @param port 0 for any free port
 * @throws the system's error (`EADDRINUSE`, `EACCES`) when the port cannot be used
 */
export const serve = async (handler: Handler, port: number): Promise<RunningServer> => {
  const handle = (expectsContinue: boolean) => (message: IncomingMessage, reply: ServerResponse) => {
    void respond(handler, message, reply, expectsContinue);
  };
  const server = createServer(handle(false));
  server.on('checkContinue', handle(true));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, ADDRESS, resolve);
  });
  return { url: `http://${ADDRESS}:${portOf(server)}`, close: () => close(server) };
};

const portOf = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
};

const respond = async (
  handler: Handler,
  message: IncomingMessage,
  reply: ServerResponse,
  expectsContinue: boolean,
): Promise<void> => {
  // A client that disconnects early is no error of this server.
  message.on('error', () => {});
  reply.on('error', () => {});
  try {
    const incoming = toIncoming(message, reply, expectsContinue);
    const answer = incoming === null ? answerOther(message) : await handler(incoming).catch(refusalAnswer);
    if (answer === 'drop connection') message.socket.destroy();
    else await writeAnswer(answer, message, reply, expectsContinue);
  } catch (error) {
    if (message.socket.destroyed) return;
    console.error(`${message.method} ${message.url}:`, error);
    if (reply.headersSent) message.socket.destroy();
    else {
      const failure = new Response('Internal error\n', { status: 500 });
      await writeAnswer(failure, message, reply, expectsContinue);
    }
  }
};

const refusalAnswer = (error: unknown): Response => {
  if (error instanceof BodyTooLarge) return new Response(`${error.message}\n`, { status: 413 });
  if (!(error instanceof Refusal)) throw error;
  return Response.json({ message: error.message }, { status: error.status, headers: error.headers });
};

/** Answers a request without a path: `OPTIONS *` asks about the server (RFC 9110 §9.3.7), others are bad requests. */
const answerOther = ({ method, url }: IncomingMessage): Response =>
  method === 'OPTIONS' && url === '*'
    ? new Response(null, { status: 204, headers: { allow: METHODS.join(', ') } })
    : new Response('Bad request\n', { status: 400 });

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), CLOSE_LIMIT_MS);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
  });
