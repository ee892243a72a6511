import { connectDatabase, type Database, FILE_PATIENCE } from './database/database.ts';
import { connectMail, type MailClient } from './email/mail-client.ts';
import { type Environment, readEnvironment, type Variables } from './environment.ts';
import { readCorrectionTemplate } from './http/correction-template.ts';
import { type TokenCheck, tokenCheck } from './interactions/identity.ts';

/** Everything outside the code that a lead's life depends on. Tests hand in their own. */
export interface Dependencies {
  readonly environment: Environment;
  readonly database: Database;
  /** The same database, with the patience that the parts of a file take. */
  readonly fileDatabase: Database;
  readonly mail: MailClient;
  /** Checks the access token of a visitor's session; undefined where no service is configured. */
  readonly tokenCheck: TokenCheck | undefined;
  /** The instant now. */
  clock(): Date;
  /** 0 to 1, as Math.random. */
  random(): number;
  /** Resolves after so many milliseconds. */
  pause(milliseconds: number): Promise<void>;
  /** Writes one line without personal data. */
  log(line: string): void;
  /** The page that shows a form post what to correct, with its tokens. */
  correctionTemplate(): Promise<string>;
}

/** What this code uses of Netlify's function context. */
export interface FunctionContext {
  /** Lets a promise finish after the answer has left. */
  waitUntil(promise: Promise<unknown>): void;
  readonly deploy?: { readonly context?: string };
  /** Address of the visitor, as the platform sees it. */
  readonly ip?: string;
  /** The site whose function this is. */
  readonly site?: { readonly url?: string };
}

let connected: Dependencies | undefined;

/**
 * Connects once per process. Netlify sets CONTEXT at build only: a running function finds it in its context.
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
  return {
    environment,
    database: connectDatabase(environment),
    fileDatabase: connectDatabase(environment, FILE_PATIENCE),
    mail: connectMail(environment, clock),
    tokenCheck: environment.authUrl === undefined ? undefined : tokenCheck(environment.authUrl),
    clock,
    // Looked up at each call, so that a test can repeat what chance did.
    random: () => Math.random(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    log: (line) => console.error(line),
    correctionTemplate: readCorrectionTemplate,
  };
};
