import { NeonDbError } from '@neondatabase/serverless';

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
export const isUnsettled = (code: string): boolean => UNSETTLED.test(code);

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
