/** Every way in which an outside service can fail in the storm. */
export const FAILURES = [
  'refuses',
  'hangs',
  'answers slowly',
  'answers 429',
  'answers 500',
  'answers 502 HTML',
  'drops the answer after doing the work',
  'dies in the middle of the answer',
] as const;
export type Failure = (typeof FAILURES)[number];

/** An answer whose body has been read. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** @returns the error that fetch throws when a connection closes */
export const connectionLost = (): TypeError =>
  new TypeError('fetch failed', { cause: new Error('other side closed') });

export const toResponse = ({ status, headers, body }: WholeAnswer): Response =>
  new Response(body, { status, headers });

/** @returns the answer's head and half of its body, after which the connection breaks */
export const brokenOff = ({ status, headers, body }: WholeAnswer): Response => {
  const half = body.slice(0, Math.floor(body.length / 2));
  const stream = new ReadableStream({
    start: (controller) => {
      if (half.length > 0) controller.enqueue(half);
    },
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  return new Response(stream, { status, headers });
};

const json = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers });

/** Answers that refuse a request without doing any work. */
export const REFUSING: Partial<Record<Failure, () => Response>> = {
  'answers 429': () =>
    json(
      429,
      { statusCode: 429, name: 'rate_limit_exceeded', message: 'Too many requests.' },
      { 'retry-after': '2' },
    ),
  'answers 500': () => json(500, { statusCode: 500, name: 'internal_server_error', message: 'Sorry.' }),
  'answers 502 HTML': () =>
    new Response('<html><body><h1>502 Bad Gateway</h1></body></html>', {
      status: 502,
      headers: { 'content-type': 'text/html' },
    }),
};
