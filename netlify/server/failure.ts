import { NeonDbError } from '@neondatabase/serverless';
import { EnvironmentError } from './environment.ts';

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
