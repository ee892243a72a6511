import { NeonDbError } from '@neondatabase/serverless';
import type { DatabaseEnvironment } from '../environment.ts';
import { isUnsettled } from './failures.ts';

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
