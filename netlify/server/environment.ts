import * as z from 'zod/mini';
import { mailAddress, mailSender } from './email/configured-address.ts';

/** What the functions need from outside, parsed: the table of docs/deploy.md, in the code's own names. */
export interface Environment {
  /** Postgres connection string. */
  readonly databaseUrl: string;
  /** Where the Neon driver posts its SQL; undefined = the address that it derives from the database's host. */
  readonly neonFetchEndpoint: string | undefined;
  readonly resendApiKey: string;
  /** Without a trailing slash: the SDK appends `/emails`. */
  readonly resendBaseUrl: string;
  /** `address`, `Name <address>` or `"Name, with signs" <address>`. */
  readonly mailFrom: string;
  /** Inbox of contact and quote requests. */
  readonly leadsTo: string;
  /** Inbox of applications. */
  readonly careersTo: string;
  /** New leads that one visitor may send in an hour; 0 = no limit. */
  readonly leadsPerHour: number;
  /** Clicks of one visitor that are tracked in a minute; 0 = no limit. */
  readonly interactionsPerMinute: number;
  /** Base of the authentication service's addresses, and the issuer of its tokens; undefined = nobody has a session. */
  readonly authUrl: string | undefined;
  /** Where Netlify hears that the site is to be built; undefined = nobody asks. */
  readonly buildHookUrl: string | undefined;
}

export type DatabaseEnvironment = Pick<Environment, 'databaseUrl' | 'neonFetchEndpoint'>;
export type Variables = Readonly<Record<string, string | undefined>>;

/** The variables are unusable; the message names each wrong one and what was expected, never its value. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

const RESEND_URL = 'https://api.resend.com';
/** The outbox of a developer's machine takes this key. */
export const LOCAL_RESEND_KEY = 're_local';
const LOCAL_MAIL = {
  MAIL_FROM: 'Trama Business <sito@trama.example>',
  LEADS_TO: 'vendite@trama.example',
  CAREERS_TO: 'persone@trama.example',
} as const;

/** More than an office sends, less than makes a flood worth while. */
const LIMITS = { RATE_LIMIT_LEADS_PER_HOUR: '20', RATE_LIMIT_INTERACTIONS_PER_MINUTE: '60' } as const;

/** A header carries these as they are: `fetch` refuses any other character, and the visitor would pay for it. */
const IN_A_HEADER = /^[!-~]+$/;

const httpUrl = (expected: string) => z.url({ protocol: /^https?$/, error: expected });

const limit = z.pipe(
  z.string().check(z.regex(/^\d{1,6}$/, 'expected a whole number from 0, which means no limit, to 999999')),
  z.transform(Number),
);

const databaseShape = {
  DATABASE_URL: z
    .url({
      protocol: /^postgres(?:ql)?$/,
      hostname: /./,
      error: 'expected a Postgres connection string, such as postgres://user:password@host/database',
    })
    .check(
      z.regex(
        IN_A_HEADER,
        'expected a connection string without blanks, accents and invisible characters: percent-encode those of a password',
      ),
      z.refine((text) => {
        const url = URL.canParse(text) ? new URL(text) : undefined;
        return url !== undefined && url.username !== '' && url.pathname.length > 1;
      }, 'expected a connection string with user, host and database: postgres://user:password@host/database'),
    ),
  NEON_FETCH_ENDPOINT: z.optional(httpUrl('expected an http(s) address, such as http://127.0.0.1:4322/sql')),
};
const databaseSchema = z.object(databaseShape);
const schema = z.object({
  ...databaseShape,
  RESEND_API_KEY: z
    .string('expected an API key of Resend, such as re_123')
    .check(
      z.regex(
        IN_A_HEADER,
        'expected an API key of Resend, such as re_123, without blanks, accents and invisible characters: copy it again',
      ),
    ),
  RESEND_BASE_URL: httpUrl('expected an http(s) address, such as http://127.0.0.1:4322'),
  MAIL_FROM: mailSender,
  LEADS_TO: mailAddress,
  CAREERS_TO: mailAddress,
  RATE_LIMIT_LEADS_PER_HOUR: limit,
  RATE_LIMIT_INTERACTIONS_PER_MINUTE: limit,
  BUILD_HOOK_URL: z.optional(
    httpUrl('expected the address of a build hook, such as https://api.netlify.com/build_hooks/5f3a'),
  ),
  PUBLIC_AUTH_URL: z.optional(
    httpUrl('expected the address of the authentication service, such as https://project.example/auth/v1'),
  ),
});

type Filled = Partial<Record<keyof typeof schema.shape | 'CONTEXT', string>>;

/** `NAME=` in an env file means that the variable is not set. */
const filled = (variables: Variables): Filled =>
  Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())),
  );

const parse = <Output>(shape: z.ZodMiniType<Output, unknown>, variables: Filled): Output => {
  const result = shape.safeParse(variables);
  if (result.success) return result.data;
  const problems = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const name = String(path[0]);
    if (problems.has(name)) continue;
    problems.set(name, `${name} ${name in variables ? 'is not valid' : 'is missing'}: ${message}`);
  }
  throw new EnvironmentError([...problems.values()].join('\n'));
};

/**
 * @param variables `process.env`, or what stands for it
 * @returns the part that reaches the database: all that migrations need
 * @throws {EnvironmentError} naming the variable and what was expected
 */
export const readDatabaseEnvironment = (variables: Variables): DatabaseEnvironment => {
  const values = parse(databaseSchema, filled(variables));
  return { databaseUrl: values.DATABASE_URL, neonFetchEndpoint: values.NEON_FETCH_ENDPOINT };
};

/**
 * Outside production the mail addresses default to `@trama.example`, and a provider given by RESEND_BASE_URL
 * needs no key: it is an outbox on the same machine. In production nothing about mail has a default but Resend's
 * own address.
 *
 * @param variables `process.env`, or what stands for it; `CONTEXT` is Netlify's deploy context
 * @returns the environment, whole
 * @throws {EnvironmentError} naming every wrong variable and what was expected
 */
export const readEnvironment = (variables: Variables): Environment => {
  const given = filled(variables);
  const local = {
    ...LOCAL_MAIL,
    ...(given.RESEND_BASE_URL === undefined ? {} : { RESEND_API_KEY: LOCAL_RESEND_KEY }),
  };
  const values = parse(schema, {
    RESEND_BASE_URL: RESEND_URL,
    ...LIMITS,
    ...(given.CONTEXT === 'production' ? {} : local),
    ...given,
  });
  return {
    databaseUrl: values.DATABASE_URL,
    neonFetchEndpoint: values.NEON_FETCH_ENDPOINT,
    resendApiKey: values.RESEND_API_KEY,
    resendBaseUrl: values.RESEND_BASE_URL.replace(/\/+$/, ''),
    mailFrom: values.MAIL_FROM,
    leadsTo: values.LEADS_TO,
    careersTo: values.CAREERS_TO,
    leadsPerHour: values.RATE_LIMIT_LEADS_PER_HOUR,
    interactionsPerMinute: values.RATE_LIMIT_INTERACTIONS_PER_MINUTE,
    buildHookUrl: values.BUILD_HOOK_URL,
    authUrl: values.PUBLIC_AUTH_URL?.replace(/\/+$/, ''),
  };
};
