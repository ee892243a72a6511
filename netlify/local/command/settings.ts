import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { CommandError } from '../../server/command/command-error.ts';
import { isLocalDatabase, LOCAL_DATABASES, type LocalDatabase } from '../postgres/local-databases.ts';

/** Where the local commands listen and keep their data. */
export interface Settings {
  /** The project's directory: npm runs every script there. */
  readonly root: string;
  /** 0 = any free one. */
  readonly sitePort: number;
  /** 0 = any free one. */
  readonly servicesPort: number;
  /** Absolute. */
  readonly dataDir: string;
  /** The one to run where none is given from outside. */
  readonly database: LocalDatabase;
  /** The local authentication service, where it is asked for, and how long its access tokens live. */
  readonly auth: { readonly tokenSeconds: number } | undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * @param variables `PORT` (4321), `LOCAL_SERVICES_PORT` (4322), `LOCAL_DATA_DIR` (`.local`), `DATABASE` (`embedded`),
 *   `AUTH` (none), `AUTH_TOKEN_SECONDS` (3600)
 * @throws CommandError naming the variable and what was expected
 */
export const readSettings = (variables: Variables, root: string): Settings => {
  const sitePort = readPort(variables, 'PORT', 4321);
  const servicesPort = readPort(variables, 'LOCAL_SERVICES_PORT', 4322);
  if (sitePort === servicesPort && sitePort !== 0) {
    throw new CommandError(`PORT and LOCAL_SERVICES_PORT are both ${sitePort}: give them different ports.`);
  }
  const dataDir = resolve(root, variables['LOCAL_DATA_DIR'] || '.local');
  return {
    root,
    sitePort,
    servicesPort,
    dataDir,
    database: readDatabase(variables['DATABASE'] || 'embedded'),
    auth: readAuth(variables['AUTH'] || '', variables['AUTH_TOKEN_SECONDS'] || '3600'),
  };
};

const readDatabase = (name: string): LocalDatabase => {
  if (isLocalDatabase(name)) return LOCAL_DATABASES[name];
  const known = Object.keys(LOCAL_DATABASES).join(' or ');
  throw new CommandError(`DATABASE is ${JSON.stringify(name)}; expected ${known}.`);
};

const readAuth = (name: string, seconds: string): Settings['auth'] => {
  if (name === '') return undefined;
  if (name !== 'local')
    throw new CommandError(`AUTH is ${JSON.stringify(name)}; expected local, or nothing.`);
  if (/^[1-9]\d{0,5}$/.test(seconds)) return { tokenSeconds: Number(seconds) };
  throw new CommandError(
    `AUTH_TOKEN_SECONDS is ${JSON.stringify(seconds)}; expected seconds from 1 to 999999, such as 3600.`,
  );
};

const readPort = (variables: Variables, name: string, usual: number): number => {
  const text = variables[name];
  if (text === undefined || text === '') return usual;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new CommandError(`${name} is ${JSON.stringify(text)}; expected a port from 1 to 65535.`);
};

/** @throws CommandError naming the first port that cannot be had, and the way out */
export const checkPorts = async ({ sitePort, servicesPort }: Settings): Promise<void> => {
  await checkPort('PORT', sitePort);
  await checkPort('LOCAL_SERVICES_PORT', servicesPort);
};

const checkPort = async (variable: string, port: number): Promise<void> => {
  const probe = createServer();
  const code = await new Promise<string | undefined>((settle) => {
    probe.once('error', (error: NodeJS.ErrnoException) => settle(error.code));
    probe.listen(port, '127.0.0.1', () => settle(undefined));
  });
  if (code === undefined) {
    await new Promise((done) => probe.close(done));
    return;
  }
  const reason = code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${code})`;
  throw new CommandError(
    `Port ${port} ${reason}. Stop what uses it, or set ${variable} to another port, for example ${variable}=${port + 1000}.`,
  );
};
