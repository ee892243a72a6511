import * as z from 'zod/mini';
import type { TagIds } from '../../src/consent/tag-sources.ts';
import { mailAddress, mailAddresses, mailSender } from './email/configured-address.ts';

/** `preview` is every deploy of a pull request or branch, `local` what does not run on Netlify. */
export type DeployContext = 'production' | 'preview' | 'local';

/** The parsed environment variables of the functions. docs/deploy.md lists the variables. */
export interface Environment {
  /** Postgres connection string. */
  readonly databaseUrl: string;
  /** The URL to which the Neon driver posts its SQL; undefined = derived from the host of the database. */
  readonly neonFetchEndpoint: string | undefined;
  readonly resendApiKey: string;
  /** Without a trailing slash: the SDK appends `/emails`. */
  readonly resendBaseUrl: string;
  /** `address`, `Name <address>` or `"Name, with punctuation" <address>`. */
  readonly mailFrom: string;
  /** Inbox of contact and quote requests. */
  readonly leadsTo: string;
  /** Inbox of applications. */
  readonly careersTo: string;
  /** Second inbox, for leads whose mail the first inbox did not take; undefined = there is none. */
  readonly leadsFallbackTo: string | undefined;
  /** Inbox that is told what waits for a person; undefined = those of leads and applications are. */
  readonly alarmsTo: string | undefined;
  /** Inboxes that get the links which open the desk; at least one. */
  readonly deskTo: readonly string[];
  /** The address of this deploy, without a slash at the end; undefined = the host does not say, and mails link to nothing. */
  readonly siteUrl: string | undefined;
  /** What this deploy is: each context has a database of its own, and its mails have it as a tag. */
  readonly context: DeployContext;
  /** Opens the deep health check to whoever sends it; undefined = only this machine may ask. */
  readonly healthToken: string | undefined;
  /** Verifies what the mail provider reports later; undefined = such reports are not accepted. */
  readonly resendWebhookSecret: string | undefined;
  /** New leads that one visitor may send in an hour; 0 = no limit. */
  readonly leadsPerHour: number;
  /** Clicks of one visitor that are tracked in a minute; 0 = no limit. */
  readonly interactionsPerMinute: number;
  /** Base URL of the authentication service and issuer of its tokens; undefined = visitors have no sessions. */
  readonly authUrl: string | undefined;
  /** Whether pages have optional tags, which count leads after consent. */
  readonly hasTags: boolean;
  /** Netlify's build hook; undefined = the functions do not request builds. */
  readonly buildHookUrl: string | undefined;
}

/** Without a context it is `local`. */
export type DatabaseEnvironment = Pick<Environment, 'databaseUrl' | 'neonFetchEndpoint'> &
  Partial<Pick<Environment, 'context'>>;
export type Variables = Readonly<Record<string, string | undefined>>;

/** Some variables are unusable. The message names each of them and the expected form, never its value. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Where mails go unless RESEND_BASE_URL says otherwise. */
const RESEND_URL = 'https://api.resend.com';
/** The local outbox accepts this key. */
export const LOCAL_RESEND_KEY = 're_local';
/** Addresses outside production, where mails stay in an outbox or are refused: RFC 2606 reserves `.example`. */
const LOCAL_MAIL = {
  MAIL_FROM: 'Trama Business <sito@trama.example>',
  LEADS_TO: 'vendite@trama.example',
  CAREERS_TO: 'persone@trama.example',
} as const;

/** Default limits: more than one office sends, too little for a useful flood. */
export const LIMITS = { RATE_LIMIT_LEADS_PER_HOUR: '20', RATE_LIMIT_INTERACTIONS_PER_MINUTE: '60' } as const;

/** Characters that may appear in a header. `fetch` throws for any other, and then visitors could not send leads. */
const IN_A_HEADER = /^[!-~]+$/;

const httpUrl = (expected: string) => z.url({ protocol: /^https?$/, error: expected });

/** `whsec_` and a key in base64, as Resend shows it beside a webhook. */
const WEBHOOK_SECRET =
  /^whsec_(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$/;

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
  LEADS_FALLBACK_TO: z.optional(mailAddress),
  ALARMS_TO: z.optional(mailAddress),
  DESK_TO: z.optional(mailAddresses),
  URL: z.optional(z.string()),
  HEALTH_TOKEN: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[!-~]{8,200}$/,
          'expected 8 to 200 letters, digits and signs without blanks, such as those of: openssl rand -hex 20',
        ),
      ),
  ),
  RESEND_WEBHOOK_SECRET: z.optional(
    z
      .string()
      .check(
        z.regex(
          WEBHOOK_SECRET,
          'expected the signing secret of a webhook at Resend, such as whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
        ),
      ),
  ),
  RATE_LIMIT_LEADS_PER_HOUR: limit,
  RATE_LIMIT_INTERACTIONS_PER_MINUTE: limit,
  BUILD_HOOK_URL: z.optional(
    httpUrl('expected the address of a build hook, such as https://api.netlify.com/build_hooks/5f3a'),
  ),
  PUBLIC_AUTH_URL: z.optional(
    httpUrl('expected the address of the authentication service, such as https://project.example/auth/v1'),
  ),
});

/** Mail addresses differ in capitals only at providers that nobody uses (RFC 5321 §2.4 allows it). */
export const isSameInbox = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** RFC 2606 reserves these names: nobody has a mailbox there. `.env.example` and the local defaults use them. */
const RESERVED_DOMAIN = /[@.](?:example(?:\.(?:com|net|org))?|test|invalid|localhost)>?$/i;
/** The variables whose addresses must be real in production. */
const ADDRESSES = [
  'MAIL_FROM',
  'LEADS_TO',
  'CAREERS_TO',
  'LEADS_FALLBACK_TO',
  'ALARMS_TO',
  'DESK_TO',
] as const;

/** @throws {EnvironmentError} naming every variable of a production deploy that still has an address of an example */
const refuseExamples = (
  values: Partial<Record<(typeof ADDRESSES)[number], string | readonly string[] | undefined>>,
): void => {
  const invented = ADDRESSES.filter((name) =>
    [values[name] ?? []].flat().some((address) => RESERVED_DOMAIN.test(address.trim())),
  );
  if (invented.length === 0) return;
  throw new EnvironmentError(
    invented
      .map((name) => `${name} is not valid: expected an address of your own, not one of an example`)
      .join('\n'),
  );
};

type Filled = Partial<Record<keyof typeof schema.shape | keyof TagIds | 'CONTEXT', string>>;

/** `NAME=` in an env file means that the variable is not set. */
const filled = (variables: Variables): Filled =>
  Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())),
  );

/** @param context CONTEXT of Netlify: `production`, `deploy-preview`, `branch-deploy`, `dev` … */
const contextOf = (context: string | undefined): DeployContext => {
  if (context === undefined || context === 'dev') return 'local';
  return context === 'production' ? 'production' : 'preview';
};

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
 * @param variables `process.env`, or a replacement for it
 * @returns the variables for the database, which are all that migrations need
 * @throws {EnvironmentError} naming the variable and what was expected
 */
export const readDatabaseEnvironment = (variables: Variables): DatabaseEnvironment => {
  const given = filled(variables);
  const values = parse(databaseSchema, given);
  return {
    databaseUrl: values.DATABASE_URL,
    neonFetchEndpoint: values.NEON_FETCH_ENDPOINT,
    context: contextOf(given.CONTEXT),
  };
};

/**
 * Outside production the mail addresses default to `@trama.example`, and a provider set with RESEND_BASE_URL needs no
 * key, because it is an outbox on the same machine. In production, only the URL of Resend has a default, and an address
 * of an example is refused.
 *
 * @param variables `process.env`, or a replacement for it; `CONTEXT` is Netlify's deploy context
 * @returns the complete environment
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
  if (given.CONTEXT === 'production') refuseExamples(values);
  const fallback = values.LEADS_FALLBACK_TO;
  if (fallback !== undefined && isSameInbox(fallback, values.LEADS_TO))
    throw new EnvironmentError(
      'LEADS_FALLBACK_TO is not valid: expected another inbox than LEADS_TO, which takes over when that one fails',
    );
  return {
    databaseUrl: values.DATABASE_URL,
    neonFetchEndpoint: values.NEON_FETCH_ENDPOINT,
    leadsFallbackTo: fallback,
    alarmsTo: values.ALARMS_TO,
    deskTo: values.DESK_TO ?? [values.LEADS_TO],
    siteUrl: values.URL?.replace(/\/+$/, ''),
    context: contextOf(given.CONTEXT),
    healthToken: values.HEALTH_TOKEN,
    resendWebhookSecret: values.RESEND_WEBHOOK_SECRET,
    resendApiKey: values.RESEND_API_KEY,
    resendBaseUrl: values.RESEND_BASE_URL.replace(/\/+$/, ''),
    mailFrom: values.MAIL_FROM,
    leadsTo: values.LEADS_TO,
    careersTo: values.CAREERS_TO,
    leadsPerHour: values.RATE_LIMIT_LEADS_PER_HOUR,
    interactionsPerMinute: values.RATE_LIMIT_INTERACTIONS_PER_MINUTE,
    hasTags: Boolean(given.PUBLIC_ANALYTICS_ID ?? given.PUBLIC_MARKETING_ID),
    buildHookUrl: values.BUILD_HOOK_URL,
    authUrl: values.PUBLIC_AUTH_URL?.replace(/\/+$/, ''),
  };
};
