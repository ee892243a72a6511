import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from './database.ts';
import { describeFailure } from './failures.ts';

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
const outOfQuota: Behaviour = (response) => {
  response.statusCode = 402;
  response.end('{"message":"Your account or project has exceeded the compute time quota."}');
};
const drop: Behaviour = (response) => response.destroy();
const hang: Behaviour = () => {};

/** What each database does at its next tries, by its name, and how often it was asked. */
const databases = new Map<string, { script: Behaviour[]; calls: number }>();
const server = createServer((request, response) => {
  const { pathname } = new URL(String(request.headers['neon-connection-string']));
  const database = databases.get(pathname.slice(1));
  if (database) database.calls += 1;
  (database?.script.shift() ?? rows)(response);
});
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Asks a database that behaves in this way at the first tries, and then answers; and asks it once more afterwards. */
const askWithin = async (budgetMs: number, script: Behaviour[]) => {
  const asked = { script, calls: 0 };
  const name = String(databases.size);
  databases.set(name, asked);
  const { port } = server.address() as AddressInfo; // A server that listens on a port has an address with a port.
  const database = connectDatabase(
    {
      databaseUrl: `postgres://user:password@host.example/${name}`,
      neonFetchEndpoint: `http://127.0.0.1:${port}/sql`,
    },
    { tryMs: 1000, budgetMs },
  );
  const query = () => database.query('select $1 as answer', [42]);
  const answer = await query().then(
    (found) => ({ rows: found, error: undefined }),
    (error: unknown) => ({ rows: undefined, error }),
  );
  const { calls } = asked;
  script.length = 0;
  expect(await query()).toEqual([{ answer: '42' }]);
  return { ...answer, calls };
};

/** However slow this machine is. */
const ask = (...script: Behaviour[]) => askWithin(60_000, script);

const FOUND = [{ answer: '42' }];

// They mostly wait, each for a database of its own.
describe.concurrent('a query', () => {
  it('returns the rows', async () => {
    expect(await ask()).toMatchObject({ rows: FOUND, calls: 1 });
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
    expect(await ask(behaviour)).toMatchObject({ rows: FOUND, calls: 2 });
  });

  it('waits some three seconds for a server that restarts', async () => {
    const restarting = [drop, ...Array.from({ length: 4 }, () => refuse('57P03'))];
    expect(await ask(...restarting)).toMatchObject({ rows: FOUND, calls: 6 });
  });

  it('gives up after six tries', async () => {
    const drops = Array.from({ length: 6 }, () => drop);
    expect(await ask(...drops)).toMatchObject({ error: { name: 'NeonDbError' }, calls: 6 });
  });

  it('gives up at the end of the budget', async () => {
    const hanging = Array.from({ length: 6 }, () => hang);
    const { error, calls } = await askWithin(4000, hanging);
    expect(error).toMatchObject({ name: 'NeonDbError' });
    expect(calls).toBeLessThan(4);
  });

  it('is not repeated after Neon has stopped the project, and says so', async () => {
    const { error, calls } = await ask(outOfQuota);
    expect([describeFailure(error), calls]).toEqual(['database_quota_exceeded', 1]);
  });

  it.each(['42P01', '23505', '55P03', '57014'])('is not repeated after Postgres answers %s', async (code) => {
    expect(await ask(refuse(code))).toMatchObject({ error: { code }, calls: 1 });
  });
});
