import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectMail } from './mail-client.ts';

const MAIL = { from: 'a@trama.example', to: 'b@trama.example', subject: 'Prova', text: 'x', html: '<p>x' };

let status: number;
let server: Server;
beforeEach(async () => {
  server = createServer((_, answer) =>
    answer.writeHead(status, { 'content-type': 'text/html' }).end('<h1>No'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  [404, 'blocked'],
  [403, 'retry'],
  [502, 'retry'],
] as const)('treats an HTML page with status %i instead of an API answer as %s', async (answered, kind) => {
  status = answered;
  const { port } = server.address() as AddressInfo;
  const environment = {
    resendApiKey: 're_x',
    resendBaseUrl: `http://127.0.0.1:${port}`,
    context: 'preview',
  } as const;
  const mail = connectMail(environment, () => new Date());
  // What is left of a budget is no whole number of milliseconds.
  expect(await mail.send(MAIL, 'key', 5000.25)).toMatchObject({ kind, error: 'application_error' });
});
