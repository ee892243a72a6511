import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { inColumns } from '../../../src/terminal/columns.ts';
import { CommandError, parseWords } from '../../server/command/arguments.ts';
import { LOCAL_DATABASES, type LocalDatabase, localDatabase } from '../postgres/local-databases.ts';

/** Ports, data directory and services of the local commands. */
export interface Settings {
  /** The project's directory, in which npm runs every script. */
  readonly root: string;
  /** 0 = any free port. */
  readonly sitePort: number;
  /** 0 = any free port. */
  readonly servicesPort: number;
  /** Absolute path. */
  readonly dataDir: string;
  /** The local database to run when DATABASE_URL is not set. */
  readonly database: LocalDatabase;
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * @param variables `PORT` (4321), `LOCAL_SERVICES_PORT` (4322), `LOCAL_DATA_DIR` (`.local`), `DATABASE` (`embedded`)
 * @throws CommandError naming the variable and what was expected
 */
export const readSettings = (variables: Variables, root: string): Settings => {
  const read = <Value>(
    name: string,
    usual: string,
    parsed: (text: string) => Value | undefined,
    expected: string,
  ): Value => {
    const text = variables[name] || usual;
    const value = parsed(text);
    if (value !== undefined) return value;
    throw new CommandError(`${name} is ${JSON.stringify(text)}; expected ${expected}.`);
  };
  const sitePort = read('PORT', '4321', portOf, 'a port from 1 to 65535');
  const servicesPort = read('LOCAL_SERVICES_PORT', '4322', portOf, 'a port from 1 to 65535');
  if (sitePort === servicesPort && sitePort !== 0) {
    throw new CommandError(`PORT and LOCAL_SERVICES_PORT are both ${sitePort}: give them different ports.`);
  }
  const databases = Object.keys(LOCAL_DATABASES).join(' or ');
  const database = read('DATABASE', 'embedded', localDatabase, databases);
  return {
    root,
    sitePort,
    servicesPort,
    dataDir: resolve(root, variables['LOCAL_DATA_DIR'] || '.local'),
    database,
  };
};

const portOf = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;

/** @throws CommandError naming the first port that cannot be used, and what to do */
export const checkPorts = async ({ sitePort, servicesPort }: Settings): Promise<void> => {
  await checkPort('PORT', sitePort);
  await checkPort('LOCAL_SERVICES_PORT', servicesPort);
};

const checkPort = async (variable: string, port: number): Promise<void> => {
  const probe = createServer();
  const code = await new Promise<string | undefined>((settle) => {
    probe.once('error', (error: NodeJS.ErrnoException) => settle(error.code));
    probe.listen(port, '127.0.0.1', () => probe.close(() => settle(undefined)));
  });
  if (code === undefined) return;
  const reason = code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${code})`;
  throw new CommandError(
    `Port ${port} ${reason}. Stop what uses it, or set ${variable} to another port, for example ${variable}=${port + 1000}.`,
  );
};

const VARIABLES = `
Environment:
  PORT                 port of the site (4321)
  LOCAL_SERVICES_PORT  port of the local services (4322)
  LOCAL_DATA_DIR       directory of the database and the mails (.local)
  DATABASE=postgres    a real PostgreSQL instead of the embedded one
  PUBLIC_AUTH_URL, PUBLIC_AUTH_KEY       the service of the visitor's session
  DATABASE_URL, NEON_FETCH_ENDPOINT      a database given from outside
  RESEND_API_KEY, RESEND_BASE_URL        a mail provider instead of the local outbox
  BUILD_HOOK_URL       where to request a build (the local services)
  EDITOR_REPOSITORY, EDITOR_BRANCH       the content that /admin edits, such as agenzia/sito
  CONTENT_DAY          the site of another day, such as 2026-12-24
  MAIL_FROM, LEADS_TO, CAREERS_TO        sender and recipients of the mails
  LEADS_FALLBACK_TO    the inbox of leads that their first inbox did not take
  RESEND_WEBHOOK_SECRET                  verifies reports about mails (one for this run)
  RATE_LIMIT_LEADS_PER_HOUR, RATE_LIMIT_INTERACTIONS_PER_MINUTE   per visitor (20, 60; 0 = off)`;

/**
 * Reads the switches of a command.
 *
 * @param command its name in the usage, with a line on what it does
 * @param switches the known switches, each with a description
 * @returns the given switches; null when `--help` was given and printed
 * @throws NotUnderstood with the usage for anything unknown
 */
export const readSwitches = (
  args: readonly string[],
  command: { readonly name: string; readonly does: string },
  switches: Readonly<Record<string, string>>,
): ReadonlySet<string> | null => {
  const known = { ...switches, help: 'print this and stop' };
  const options = inColumns(Object.entries(known).map(([name, does]) => [`  --${name}`, does]));
  const usage = `Usage: ${command.name} [-- options]\n${command.does}\n\nOptions:\n${options}\n${VARIABLES}`;
  const types = Object.fromEntries(Object.keys(known).map((name) => [name, { type: 'boolean' as const }]));
  const { values } = parseWords(
    { args: [...args], options: types, strict: true, allowPositionals: false },
    usage,
  );
  if (values['help'] !== true) return new Set(Object.keys(values));
  console.log(usage);
  return null;
};
