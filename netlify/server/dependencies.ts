import { clockSkewMs } from './database/clock-skew.ts';
import { connectDatabase, type Database, FILE_PATIENCE, VISITOR_PATIENCE } from './database/database.ts';
import { connectMail, type MailClient } from './email/mail-client.ts';
import { type Environment, readEnvironment, type Variables } from './environment.ts';
import { type TokenCheck, tokenCheck } from './interactions/identity.ts';

/** Everything outside the code that handling a lead depends on. Tests pass in their own. */
export interface Dependencies {
  readonly environment: Environment;
  readonly database: Database;
  /** The same database with longer timeouts, for the parts of a file. */
  readonly fileDatabase: Database;
  readonly mail: MailClient;
  /** Checks the access token of a visitor's session; undefined when no authentication service is configured. */
  readonly tokenCheck: TokenCheck | undefined;
  /** The current time. */
  clock(): Date;
  /** Milliseconds by which the database's clock is ahead of this machine's; 0 if both agree to a second. */
  clockSkewMs(): Promise<number>;
  /** A random number from 0 to 1, like Math.random. */
  random(): number;
  /** Resolves after the given number of milliseconds. */
  pause(milliseconds: number): Promise<void>;
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
  /** The site that the function belongs to. */
  readonly site?: { readonly url?: string };
}

let connected: Dependencies | undefined;

/**
 * Connects once per process. Netlify sets CONTEXT only during the build; a running function reads it from its context.
 *
 * @param variables `process.env`
 * @param context the function's context, for the deploy context
 * @throws {EnvironmentError} naming the variables that are wrong
 */
export const dependencies = (
  variables: Variables,
  context: Pick<FunctionContext, 'deploy'>,
): Dependencies => {
  connected ??= connect({ CONTEXT: context.deploy?.context, ...variables });
  return connected;
};

const connect = (variables: Variables): Dependencies => {
  const environment = readEnvironment(variables);
  const clock = () => new Date();
  // Looked up at each call, as is Math.random, so that a test can replace it.
  const pause = (milliseconds: number) => using.pause(milliseconds);
  const database = connectDatabase(environment, VISITOR_PATIENCE, pause);
  const using: Dependencies = {
    environment,
    database,
    fileDatabase: connectDatabase(environment, FILE_PATIENCE, pause),
    mail: connectMail(environment, clock),
    tokenCheck: environment.authUrl === undefined ? undefined : tokenCheck(environment.authUrl),
    clock,
    clockSkewMs: () => clockSkewMs(database),
    random: () => Math.random(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    log: (line) => console.error(line),
  };
  return using;
};
