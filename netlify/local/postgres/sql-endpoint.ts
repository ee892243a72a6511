import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Incoming } from '../http/incoming.ts';
import {
  type BatchModes,
  type Postgres,
  refusal,
  runBatch,
  SqlError,
  type Statement,
  type StatementResult,
} from './postgres.ts';
import { LOCAL_ROLE } from './role.ts';

const DATABASE = 'trama';

/** @returns a connection string for the Neon driver, with a password that nobody can guess */
export const newLocalDatabaseUrl = (): string =>
  `postgres://${LOCAL_ROLE}:${randomBytes(24).toString('base64url')}@localhost/${DATABASE}`;

/** @returns whether the connection string is of a local database, whatever its password */
export const isLocalDatabaseUrl = (databaseUrl: string): boolean => {
  if (!URL.canParse(databaseUrl)) return false;
  const { username, hostname, pathname } = new URL(databaseUrl);
  return username === LOCAL_ROLE && hostname === 'localhost' && pathname === `/${DATABASE}`;
};

/** Neon's proxy accepts and sends at most 10 MiB over HTTP. */
export const SQL_BODY_LIMIT_BYTES = 10 * 1024 * 1024;

const parameter = z.union([z.string(), z.null(), z.union([z.number(), z.boolean()]).transform(String)]);
const statement = z.object({ query: z.string(), params: z.array(parameter).default([]) });
const requestBody = z.union([z.object({ queries: z.array(statement) }), statement]);

const ISOLATION_LEVELS = {
  ReadUncommitted: 'READ UNCOMMITTED',
  ReadCommitted: 'READ COMMITTED',
  RepeatableRead: 'REPEATABLE READ',
  Serializable: 'SERIALIZABLE',
} as const;

/**
 * Answers Neon's SQL over HTTP: `POST` with `{query, params}` or `{queries: [...]}`, the connection string in a header,
 * results in array mode with raw text, errors as HTTP 400 with every field of Postgres.
 *
 * It lacks features that the driver never uses: JSON-typed output, parameters that are arrays or objects (the driver
 * sends them as text), tokens instead of a password.
 *
 * @param databaseUrl the connection string that a request must have
 */
export const answerSql = async (
  postgres: Postgres,
  databaseUrl: string,
  incoming: Incoming,
): Promise<Response> => {
  const given = incoming.headers.get('neon-connection-string');
  if (incoming.method !== 'POST') {
    // By this a command recognises the database whose connection string it has.
    const status = given === null || given === databaseUrl ? 405 : 403;
    return new Response('Use POST, with the connection string.\n', { status, headers: { allow: 'POST' } });
  }
  try {
    checkCredentials(given, new URL(databaseUrl));
    checkOutputModes(incoming.headers);
    const body = parseBody((await incoming.body(SQL_BODY_LIMIT_BYTES)).toString('utf8'));
    for (const asked of 'queries' in body ? body.queries : [body]) refuseCopy(asked);
    return limited(
      'queries' in body
        ? { results: (await runBatch(postgres, body.queries, batchModes(incoming.headers))).map(inArrayMode) }
        : inArrayMode(await postgres.inSession((run) => run(body))),
    );
  } catch (error) {
    if (error instanceof SqlError) return Response.json(error, { status: 400 });
    throw error;
  }
};

const inArrayMode = (result: StatementResult) => ({ ...result, rowAsArray: true });

const checkCredentials = (given: string | null, expected: URL): void => {
  if (given === null) throw refusal('08001', 'Header Neon-Connection-String is missing');
  let url: URL;
  try {
    url = new URL(given);
  } catch {
    throw refusal('08001', 'Header Neon-Connection-String is not a connection string');
  }
  if (url.username !== expected.username || url.password !== expected.password) {
    throw refusal('28P01', `password authentication failed for user '${url.username}'`);
  }
  if (url.pathname !== expected.pathname) {
    throw refusal('3D000', `database "${url.pathname.slice(1)}" does not exist`);
  }
};

const checkOutputModes = (headers: Headers): void => {
  for (const name of ['neon-raw-text-output', 'neon-array-mode']) {
    if (headers.get(name) !== 'true') {
      throw refusal('0A000', `Header ${name} must be true: the local endpoint answers in no other form`);
    }
  }
};

const parseBody = (text: string): z.infer<typeof requestBody> => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw refusal('08P01', 'The request body is not JSON');
  }
  const parsed = requestBody.safeParse(json);
  if (parsed.success) return parsed.data;
  throw refusal('08P01', 'The request body must be {query, params} or {queries: [{query, params}]}');
};

/** Refuses COPY, as Neon does, because no HTTP request carries its data. */
const refuseCopy = ({ query }: Statement): void => {
  if (/^\s*copy\b/i.test(query)) {
    throw refusal('0A000', 'COPY is not supported over HTTP', 'Use insert or select.');
  }
};

const batchModes = (headers: Headers): BatchModes => {
  const level = headers.get('neon-batch-isolation-level');
  const isolationLevel = Object.entries(ISOLATION_LEVELS).find(([name]) => name === level)?.[1];
  if (level !== null && isolationLevel === undefined) {
    throw refusal('08P01', `Header Neon-Batch-Isolation-Level is none of ${Object.keys(ISOLATION_LEVELS)}`);
  }
  const readOnly = headers.get('neon-batch-read-only');
  const deferrable = headers.get('neon-batch-deferrable');
  return {
    ...(isolationLevel === undefined ? {} : { isolationLevel }),
    ...(readOnly === null ? {} : { readOnly: readOnly === 'true' }),
    ...(deferrable === null ? {} : { deferrable: deferrable === 'true' }),
  };
};

const limited = (body: object): Response => {
  const text = JSON.stringify(body);
  if (Buffer.byteLength(text) > SQL_BODY_LIMIT_BYTES) {
    const message = `response is too large (max is ${SQL_BODY_LIMIT_BYTES} bytes)`;
    return Response.json({ message }, { status: 507 });
  }
  return new Response(text, { headers: { 'content-type': 'application/json' } });
};
