import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { keptAddress } from '../../netlify/local/postgres/kept-address.ts';
import { CommandError } from '../../netlify/server/command/arguments.ts';
import { freePort } from './free-port.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The folder for the output of products. */
const LOGS = join(ROOT, 'test-results');
const START_LIMIT_MS = 150_000;
const STOP_LIMIT_MS = 20_000;
const ASK_EVERY_MS = 100;

/** Removed variables: on a developer's machine they could send the tests' leads to a real database or provider. */
const REAL_SERVICES = [
  'DATABASE_URL',
  'NEON_FETCH_ENDPOINT',
  'RESEND_API_KEY',
  'RESEND_BASE_URL',
  'PUBLIC_AUTH_URL',
  'PUBLIC_AUTH_KEY',
  'CONTEXT',
];

const withoutRealOutsideServices = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !REAL_SERVICES.includes(name)));

const linesAboutLeads = (output: string): string =>
  output
    .split(/^/m)
    .filter((line) => /\b(lead|delivery)\b/.test(line))
    .join('');

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

const untilReady = async (product: ChildProcess, urls: string[], output: string[]): Promise<void> => {
  const deadline = Date.now() + START_LIMIT_MS;
  const outputSoFar = (): string => `Its output:\n${output.join('')}`;
  while (!(await Promise.all(urls.map(answers))).every(Boolean)) {
    if (hasEnded(product)) {
      throw new CommandError(
        `The product ended with status ${product.exitCode} while starting. ${outputSoFar()}`,
      );
    }
    if (Date.now() > deadline) {
      throw new CommandError(
        `The product did not answer at ${urls.join(' and ')} in ${START_LIMIT_MS / 1000} s. ${outputSoFar()}`,
      );
    }
    await delay(ASK_EVERY_MS);
  }
};

const stop = async (product: ChildProcess): Promise<void> => {
  if (hasEnded(product)) throw new Error(`The product died with status ${product.exitCode} during the run.`);
  const ended = once(product, 'exit');
  product.kill('SIGTERM');
  const status = await Promise.race([ended, delay(STOP_LIMIT_MS, undefined, { ref: false })]);
  if (status !== undefined) return;
  product.kill('SIGKILL');
  throw new Error(`The product did not stop within ${STOP_LIMIT_MS / 1000} s of SIGTERM.`);
};

/** The built product while tests run against it. */
export interface Product {
  readonly siteUrl: string;
  readonly servicesUrl: string;
  /** Connection string of its database, behind `${servicesUrl}/sql`. */
  readonly databaseUrl: string;
  /**
   * Stops the product and writes its output to its log.
   *
   * @throws when it died during the run, or does not stop in time
   */
  readonly stop: () => Promise<void>;
}

interface ProductOptions {
  /** The built project; by default this one. */
  readonly root?: string;
  /** More variables for its environment. */
  readonly variables?: Readonly<Record<string, string>>;
}

/**
 * Starts the built product as `npm start` does but without building, on free ports and with its own data folder.
 *
 * @param name of its log in `test-results/`, without `.log`
 * @returns its addresses, and a function that stops it
 * @throws {CommandError} when it does not answer in time; the message contains its output
 */
export const startProduct = async (name: string, options: ProductOptions = {}): Promise<Product> => {
  const [sitePort, servicesPort] = [await freePort(), await freePort()];
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const servicesUrl = `http://127.0.0.1:${servicesPort}`;
  const data = await mkdtemp(join(tmpdir(), 'trama-browser-'));
  const product = spawn(process.execPath, ['netlify/local/start.ts', '--no-build'], {
    cwd: options.root ?? ROOT,
    env: {
      ...withoutRealOutsideServices(),
      PORT: String(sitePort),
      LOCAL_SERVICES_PORT: String(servicesPort),
      LOCAL_DATA_DIR: data,
      // Turns the limits off, since every visitor of a run has the same address.
      RATE_LIMIT_LEADS_PER_HOUR: '0',
      RATE_LIMIT_INTERACTIONS_PER_MINUTE: '0',
      ...options.variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [product.stdout, product.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  }
  try {
    await untilReady(product, [`${siteUrl}/`, `${servicesUrl}/emails`], output);
  } catch (error) {
    product.kill('SIGKILL');
    throw error;
  }
  const finish = async (): Promise<void> => {
    await mkdir(LOGS, { recursive: true });
    await writeFile(join(LOGS, `${name}.log`), output.join(''));
    // The first thing to know about a failed journey is what happened to its lead.
    process.stdout.write(linesAboutLeads(output.join('')));
    await stop(product);
    await rm(data, { recursive: true, force: true });
  };
  const databaseUrl = keptAddress(data)?.databaseUrl;
  if (databaseUrl === undefined) throw new Error(`${data} does not name the running database.`);
  return { siteUrl, servicesUrl, databaseUrl, stop: finish };
};
