import { NeonDbError } from '@neondatabase/serverless';
import { type DatabaseEnvironment, EnvironmentError } from '../environment.ts';

/** SQLSTATE of a lock that was not to be had in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** @param error what the driver threw @returns whether a statement gave up waiting for a lock */
export const isLocked = (error: unknown): boolean =>
  error instanceof NeonDbError && error.code === LOCK_NOT_AVAILABLE;

/** SQLSTATEs: the connection ended, the server shuts down, crashed or starts, it has no connection left. */
const UNSETTLED = /^(?:08\d{3}|57P0[123]|53300)$/;
/** SQLSTATEs: the transaction was ended in favour of another one. */
const GAVE_WAY = /^(?:40001|40P01)$/;

/** @param code SQLSTATE @returns whether it says that the database is there, and takes nothing at the moment */
const isUnsettled = (code: string): boolean => UNSETTLED.test(code);

/**
 * @param error what the driver threw
 * @returns whether it passes: Postgres has not judged the statement. Network, timeout and Neon's proxy fail without a code
 */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof NeonDbError) ||
  error.code === undefined ||
  isUnsettled(error.code) ||
  GAVE_WAY.test(error.code);

/** An answer that broke off, or is no JSON, is no error of the driver's: callers know one kind of failure only. */
export const asDatabaseError = (error: unknown): NeonDbError => {
  if (error instanceof NeonDbError) return error;
  const unreachable = new NeonDbError('The database gave no whole answer.');
  if (error instanceof Error) unreachable.sourceError = error;
  return unreachable;
};

/**
 * @param error anything thrown
 * @returns its kind, for a log line: messages of Postgres and of fetch may quote a visitor's words, the
 *   environment's name variables only
 */
export const describeFailure = (error: unknown): string => {
  if (error instanceof NeonDbError)
    return error.code === undefined ? 'database_unreachable' : `sql_${error.code}`;
  if (error instanceof EnvironmentError) return error.message;
  return error instanceof Error ? error.name : 'unknown_error';
};

/** SQLSTATE classes: invalid authorization, no such database. */
const NO_ENTRY = /^(?:28|3D)/;
const REASON_MAX_LENGTH = 200;

const reasonOf = (error: NeonDbError): string => {
  // fetch says only that it failed; what the system said is its cause.
  const cause: unknown = error.sourceError?.cause;
  const text = cause instanceof Error && cause.message !== '' ? cause.message : error.message;
  // fetch quotes an address that it does not take, its password included.
  return (
    text
      .split('\n', 1)[0]
      ?.replace(/\/\/[^\s/]*@/g, '//')
      .slice(0, REASON_MAX_LENGTH) ?? ''
  );
};

/** The address without user, password and parameters. */
const publicAddress = (address: string): string => {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`;
};

/**
 * @param error what the driver threw
 * @param environment where the database should be
 * @returns which database cannot be used, why, and the variables to look at, without the password; undefined when
 *   the database was reached and refused the statement itself
 */
export const connectionProblem = (error: unknown, environment: DatabaseEnvironment): string | undefined => {
  if (!(error instanceof NeonDbError)) return undefined;
  const { databaseUrl, neonFetchEndpoint } = environment;
  const given = neonFetchEndpoint === undefined ? 'DATABASE_URL' : 'NEON_FETCH_ENDPOINT and DATABASE_URL';
  if (error.code === undefined) {
    const address = publicAddress(neonFetchEndpoint ?? databaseUrl);
    return `The database at ${address} cannot be reached (${reasonOf(error)}): check ${given}.`;
  }
  if (isUnsettled(error.code))
    return `The database at ${publicAddress(databaseUrl)} takes no statements now (${reasonOf(error)}): try again in a moment.`;
  if (!NO_ENTRY.test(error.code)) return undefined;
  return `The database at ${publicAddress(databaseUrl)} lets nobody in (${reasonOf(error)}): check ${given}.`;
};
