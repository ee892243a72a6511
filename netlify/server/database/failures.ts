import { NeonDbError } from '@neondatabase/serverless';
import { type DatabaseEnvironment, EnvironmentError } from '../environment.ts';

/** SQLSTATE: the statement could not get a lock in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** @param error what the driver threw @returns whether a statement gave up waiting for a lock */
export const isLocked = (error: unknown): boolean =>
  error instanceof NeonDbError && error.code === LOCK_NOT_AVAILABLE;

/** SQLSTATEs: the connection ended; the server is stopping, has crashed, is starting, or has no free connection. */
const UNSETTLED = /^(?:08\d{3}|57P0[123]|53300)$/;
/** SQLSTATEs: Postgres ended the transaction because it conflicted with another one. */
const CONFLICTED = /^(?:40001|40P01)$/;

/**
 * Neon has stopped the project until it is paid for, or until the next month: it answers 402 Payment Required, which the
 * driver quotes in its message and nowhere else.
 */
const isOutOfQuota = (error: NeonDbError): boolean =>
  error.code === undefined && error.message.startsWith('Server error (HTTP status 402)');

/** @param code SQLSTATE @returns whether the database was reached but accepts no statements at the moment */
const isUnsettled = (code: string): boolean => UNSETTLED.test(code);

/**
 * @param error what the driver threw
 * @returns whether the failure is transient: Postgres has not rejected the statement itself, and Neon has not stopped the
 *   project. Failures of the network, of Neon's proxy, and timeouts have no code
 */
export const isTransient = (error: unknown): boolean => {
  if (!(error instanceof NeonDbError)) return true;
  if (error.code === undefined) return !isOutOfQuota(error);
  return isUnsettled(error.code) || CONFLICTED.test(error.code);
};

/** The driver throws other errors when an answer is cut off or is not JSON. Callers handle only `NeonDbError`. */
export const asDatabaseError = (error: unknown): NeonDbError => {
  if (error instanceof NeonDbError) return error;
  const unreachable = new NeonDbError('The database gave no complete answer.');
  if (error instanceof Error) unreachable.sourceError = error;
  return unreachable;
};

/** What {@link describeFailure} calls the answer of a project that Neon has stopped. */
export const QUOTA_EXCEEDED = 'database_quota_exceeded';

/**
 * @param error anything thrown
 * @returns the kind of error, for a log line. Messages of Postgres and of fetch may quote a visitor's words; those of
 *   `EnvironmentError` name only variables, so they are returned whole
 */
export const describeFailure = (error: unknown): string => {
  if (error instanceof NeonDbError) {
    if (error.code !== undefined) return `sql_${error.code}`;
    return isOutOfQuota(error) ? QUOTA_EXCEEDED : 'database_unreachable';
  }
  if (error instanceof EnvironmentError) return error.message;
  return error instanceof Error ? error.name : 'unknown_error';
};

/** SQLSTATE classes: invalid authorization; the database does not exist. */
const NO_ENTRY = /^(?:28|3D)/;
/** As much of a reason as fits into a line of a terminal or two; a gateway answers with whole pages. */
const REASON_MAX_LENGTH = 200;

const reasonOf = (error: NeonDbError): string => {
  // The message of fetch says only that it failed. Its cause has the error of the operating system.
  const cause: unknown = error.sourceError?.cause;
  const text = cause instanceof Error && cause.message !== '' ? cause.message : error.message;
  // When fetch rejects an address, its message quotes the address with the password.
  return (
    text
      .split('\n', 1)[0]
      ?.replace(/\/\/[^\s/]*@/g, '//')
      .slice(0, REASON_MAX_LENGTH) ?? ''
  );
};

/** @returns the address without user, password and parameters */
export const publicAddress = (address: string): string => {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`;
};

/**
 * @param error what the driver threw
 * @param environment where the database should be
 * @returns a message that says which database cannot be used, why, and which variables to check, without the password;
 *   undefined when the database was reached and rejected the statement itself
 */
export const connectionProblem = (error: unknown, environment: DatabaseEnvironment): string | undefined => {
  if (!(error instanceof NeonDbError)) return undefined;
  const { databaseUrl, neonFetchEndpoint } = environment;
  const given = neonFetchEndpoint === undefined ? 'DATABASE_URL' : 'NEON_FETCH_ENDPOINT and DATABASE_URL';
  if (error.code === undefined) {
    const address = publicAddress(neonFetchEndpoint ?? databaseUrl);
    if (isOutOfQuota(error))
      return `The database at ${address} has used up what its plan allows (402): upgrade the plan at Neon, or wait for the next month.`;
    return `The database at ${address} cannot be reached (${reasonOf(error)}): check ${given}.`;
  }
  if (isUnsettled(error.code))
    return `The database at ${publicAddress(databaseUrl)} accepts no statements at the moment (${reasonOf(error)}): try again in a moment.`;
  if (!NO_ENTRY.test(error.code)) return undefined;
  return `The database at ${publicAddress(databaseUrl)} refuses the connection (${reasonOf(error)}): check ${given}.`;
};
