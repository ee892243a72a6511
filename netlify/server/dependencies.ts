import { connectDatabase, type Database, FILE_PATIENCE, VISITOR_PATIENCE } from './database/database.ts';
import { ownDatabase } from './database/owner.ts';
import { connectMail, type MailClient } from './email/mail-client.ts';
import { type Environment, readEnvironment, type Variables } from './environment.ts';
import { previewUrl } from './function-facts.ts';
import { type TokenCheck, tokenCheck } from './interactions/identity.ts';
import { DirectTurns } from './leads/direct-turns.ts';
import { startsSuccessor } from './leads/successor.ts';

/** Everything outside the code that handling a lead depends on. Tests pass in their own. */
export interface Dependencies {
  readonly environment: Environment;
  readonly database: Database;
  /** The same database with longer timeouts, for the parts of a file. */
  readonly fileDatabase: Database;
  readonly mail: MailClient;
  /** Checks the access token of a visitor's session; undefined when no authentication service is configured. */
  readonly tokenCheck: TokenCheck | undefined;
  /** The current time of this machine, which may be wrong. What is stored has the database's time (database/time.ts). */
  clock(): Date;
  /** Milliseconds of a clock that only goes forward: for limits of time within a run. */
  elapsedMs(): number;
  /** A random number from 0 to 1, like Math.random. */
  random(): number;
  /** Resolves after the given number of milliseconds. */
  pause(milliseconds: number): Promise<void>;
  /** Starts the next run of the delivery, by its name, and tells whether it has begun; undefined = nobody can. */
  readonly startSuccessor: ((name: string) => Promise<boolean>) | undefined;
  /** The turns of mails that leave without the database. */
  readonly directTurns: DirectTurns;
  /** Writes one line without personal data. */
  log(line: string): void;
}

/** The part of Netlify's function context that this code uses. */
export interface FunctionContext {
  /** Keeps the function running until the promise settles, even after the answer was sent. */
  waitUntil(promise: Promise<unknown>): void;
  readonly deploy?: { readonly context?: string };
  /** The visitor's IP address, as the platform reports it. */
  readonly ip?: string;
  /** The values of the placeholders in the function's path. */
  readonly params?: Readonly<Record<string, string>>;
  /** The site that the function belongs to. */
  readonly site?: { readonly url?: string };
}

let connected: Dependencies | undefined;

/**
 * Connects once per process. Netlify sets CONTEXT only during the build; a running function reads it from its context.
 *
 * @param variables `process.env`
 * @param context the function's context, for the deploy context and the address of the site
 * @throws {EnvironmentError} naming the variables that are wrong
 */
export const dependencies = (
  variables: Variables,
  context: Pick<FunctionContext, 'deploy' | 'site'>,
): Dependencies => {
  connected ??= connect({ CONTEXT: context.deploy?.context, URL: context.site?.url, ...variables });
  return connected;
};

const connect = (variables: Variables): Dependencies => {
  const read = readEnvironment(variables);
  // Netlify's URL is the published deploy's in a preview, too.
  const environment = read.context === 'preview' ? { ...read, siteUrl: previewUrl() ?? read.siteUrl } : read;
  const clock = () => new Date();
  // Looked up at each call, as is Math.random, so that a test can replace it.
  const pause = (milliseconds: number) => using.pause(milliseconds);
  // A host that does not say what the deploy is must not cost leads.
  const own = (database: Database) =>
    variables['CONTEXT'] === undefined ? database : ownDatabase(database, environment);
  const database = own(connectDatabase(environment, VISITOR_PATIENCE, pause));
  const using: Dependencies = {
    environment,
    database,
    fileDatabase: own(connectDatabase(environment, FILE_PATIENCE, pause)),
    mail: connectMail(environment, clock),
    tokenCheck: environment.authUrl === undefined ? undefined : tokenCheck(environment.authUrl),
    clock,
    elapsedMs: () => performance.now(),
    random: () => Math.random(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    startSuccessor: startsSuccessor(environment.siteUrl, environment.databaseUrl),
    directTurns: new DirectTurns(),
    log: (line) => console.error(line),
  };
  return using;
};
