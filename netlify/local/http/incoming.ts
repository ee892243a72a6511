import type { IncomingMessage, ServerResponse } from 'node:http';

/** The body of a request exceeds the limit. */
export class BodyTooLarge extends Error {
  constructor(limit: number) {
    super(`The request body is larger than ${limit} bytes.`);
  }
}

/** A request that is refused, thrown where the reason is found. The server answers its message as JSON. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** @throws Refusal 405 when the request has another method */
export const allowOnly = ({ method }: Pick<Incoming, 'method'>, ...methods: readonly string[]): void => {
  const allow = methods.join(', ');
  if (!methods.includes(method)) throw new Refusal(405, `Use ${allow}.`, { allow });
};

/** A request for the local services and the host: its path is unchanged, its body is not read yet. */
export interface Incoming {
  readonly method: string;
  /** The part of the request target before `?`, percent-encoded as it was sent; always starts with `/`. */
  readonly path: string;
  /** The query with its `?`, or an empty string. */
  readonly search: string;
  readonly headers: Headers;
  /** IP address of the client; IPv4 without the IPv6 prefix. */
  readonly ip: string;
  /** Reads the body once. @throws BodyTooLarge as soon as more than `limit` bytes are announced or arrive. */
  body(limit: number): Promise<Buffer>;
}

/** `https://host:port` before the path of a request target in absolute form (RFC 9112 §3.2.2), as proxies send it. */
const AUTHORITY = /^https?:\/\/([^/?#]+)/i;

/** @returns the request, or null when its target is neither a path nor an HTTP URL (`*`, `ftp://…`) */
export const toIncoming = (
  message: IncomingMessage,
  reply: ServerResponse,
  expectsContinue: boolean,
): Incoming | null => {
  const given = message.url ?? '/';
  const authority = AUTHORITY.exec(given)?.[1];
  const rest = given.replace(AUTHORITY, '');
  const target = authority === undefined || rest.startsWith('/') ? rest : `/${rest}`;
  if (!target.startsWith('/')) return null;
  const headers = toHeaders(message);
  if (authority !== undefined) headers.set('host', authority);
  const query = target.indexOf('?');
  return {
    method: message.method ?? 'GET',
    path: query < 0 ? target : target.slice(0, query),
    search: query < 0 ? '' : target.slice(query),
    headers,
    ip: (message.socket.remoteAddress ?? '').replace(/^::ffff:/, ''),
    body: (limit) => readBody(message, limit, expectsContinue ? () => reply.writeContinue() : () => {}),
  };
};

const toHeaders = ({ headersDistinct }: IncomingMessage): Headers =>
  new Headers(
    Object.entries(headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  );

const readBody = async (
  message: IncomingMessage,
  limit: number,
  sendContinue: () => void,
): Promise<Buffer> => {
  if (Number(message.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge(limit);
  sendContinue();
  const parts: Buffer[] = [];
  let size = 0;
  // The server drains what a refused request still sends, so that its client reads the answer.
  for await (const part of message.iterator({ destroyOnReturn: false })) {
    size += part.length;
    if (size > limit) throw new BodyTooLarge(limit);
    parts.push(part);
  }
  return Buffer.concat(parts);
};
