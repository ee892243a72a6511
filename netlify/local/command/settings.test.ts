import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { Lifetime } from './lifetime.ts';
import { startOutsideServices } from './outside-services.ts';
import { checkPorts, readSettings } from './settings.ts';

it.each([
  [{ PORT: 'http' }, 'PORT is "http"; expected a port from 1 to 65535.'],
  [{ LOCAL_SERVICES_PORT: '70000' }, 'LOCAL_SERVICES_PORT is "70000"; expected a port from 1 to 65535.'],
  [{ PORT: '4399', LOCAL_SERVICES_PORT: '4399' }, 'PORT and LOCAL_SERVICES_PORT are both 4399'],
  [{ DATABASE: 'oracle' }, 'DATABASE is "oracle"; expected embedded or postgres.'],
])('refuses %j and says what was expected', (variables, message) => {
  expect(() => readSettings(variables, '/project')).toThrow(message);
});

it.each(['PORT', 'LOCAL_SERVICES_PORT'])('says that %s is taken, and what to do', async (variable) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo; // A server that listens on a port has an address with a port.
  const variables = { PORT: '0', LOCAL_SERVICES_PORT: '0', [variable]: String(port) };
  await expect(checkPorts(readSettings(variables, '/project'))).rejects.toThrow(
    `Port ${port} is already in use. Stop what uses it, or set ${variable} to another port, for example ${variable}=${port + 1000}.`,
  );
  other.close();
});

it('refuses an endpoint without its database', async () => {
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('NEON_FETCH_ENDPOINT', 'http://127.0.0.1:1/sql');
  const none = async () => new Response();
  await expect(
    startOutsideServices(readSettings({}, '/project'), new Lifetime(), none, () => undefined),
  ).rejects.toThrow('NEON_FETCH_ENDPOINT is set but DATABASE_URL is not');
  vi.unstubAllEnvs();
});
