import type { Database } from '../../server/database/database.ts';

/**
 * Simulates the database's clock: each statement reads the given time where it says `clock_timestamp()`, as all our
 * statements do (netlify/server/database/time.ts). So a test passes days by changing what `clock` returns, and an example
 * lead can be stored as of last week. Processes under test that run on their own see the real time.
 *
 * @param clock returns the simulated time
 */
export const inSimulatedTime = (database: Database, clock: () => Date): Database => {
  const at = (statement: string): string =>
    statement.replaceAll('clock_timestamp()', `timestamptz '${clock().toISOString()}'`);
  return {
    query: (statement, parameters) => database.query(at(statement), parameters),
    queryInTurn: (key, statement, parameters, longestWaitMs) =>
      database.queryInTurn(key, at(statement), parameters, longestWaitMs),
    queryAfter: (first, statement, parameters) =>
      database.queryAfter({ ...first, text: at(first.text) }, at(statement), parameters),
  };
};
