import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase, type Database } from './database.ts';

type Behaviour = (response: ServerResponse) => void;

const rows: Behaviour = (response) =>
  response.setHeader('content-type', 'application/json').end(
    JSON.stringify({
      command: 'SELECT',
      rowCount: 1,
      fields: [{ name: 'answer', dataTypeID: 25 }],
      rows: [['42']],
    }),
  );
const refuse =
  (code: string): Behaviour =>
  (response) => {
    response.statusCode = 400;
    response.end(JSON.stringify({ message: 'What Postgres says.', code }));
  };
const gateway: Behaviour = (response) => {
  response.statusCode = 502;
  response.end('<h1>Bad gateway</h1>');
};
const drop: Behaviour = (response) => response.destroy();
const hang: Behaviour = () => {};

let script: Behaviour[] = [];
let calls = 0;
const server = createServer((_request, response) => {
  calls += 1;
  (script.shift() ?? rows)(response);
});
let database: Database;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A server that listens on a port has an address with a port.
  const environment = {
    databaseUrl: 'postgres://user:password@host.example/leads',
    neonFetchEndpoint: `http://127.0.0.1:${port}/sql`,
  };
  database = connectDatabase(environment, { tryMs: 1000, budgetMs: 4000 });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = async (...behaviours: Behaviour[]) => {
  script = behaviours;
  calls = 0;
  try {
    return { rows: await database.query('select $1 as answer', [42]), calls };
  } catch (error) {
    return { error, calls };
  }
};

it('returns the rows', async () => {
  expect(await ask()).toEqual({ rows: [{ answer: '42' }], calls: 1 });
});

it.each([
  ['a dropped connection', drop],
  ['an error page of a gateway', gateway],
  ['a timeout', hang],
  ['a backend that was terminated', refuse('57P01')],
  ['a server that crashed', refuse('57P02')],
  ['a server that is starting', refuse('57P03')],
  ['a connection that ended', refuse('08006')],
  ['a server without a free connection', refuse('53300')],
  ['a serialization failure', refuse('40001')],
  ['a deadlock', refuse('40P01')],
])('tries again after %s', async (_, behaviour) => {
  expect(await ask(behaviour)).toEqual({ rows: [{ answer: '42' }], calls: 2 });
});

it('waits some three seconds for a server that restarts', async () => {
  const restarting = [drop, ...Array.from({ length: 4 }, () => refuse('57P03'))];
  expect(await ask(...restarting)).toEqual({ rows: [{ answer: '42' }], calls: 6 });
});

it('gives up after six tries or at the end of the budget, and runs later queries', async () => {
  const drops = Array.from({ length: 6 }, () => drop);
  expect(await ask(...drops)).toMatchObject({ error: { name: 'NeonDbError' }, calls: 6 });
  expect(await ask(hang, hang, hang, hang)).toMatchObject({ error: { name: 'NeonDbError' }, calls: 3 });
  expect(await ask()).toEqual({ rows: [{ answer: '42' }], calls: 1 });
});

it.each(['42P01', '23505', '55P03', '57014'])('does not retry after Postgres answers %s', async (code) => {
  expect(await ask(refuse(code))).toMatchObject({ error: { code }, calls: 1 });
});
