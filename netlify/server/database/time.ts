/**
 * SQL of the current time. Everything that is stored or compared in time is measured by the database's clock, which all
 * processes share; a function's own clock may be wrong, and jump. The parentheses make it a value that Postgres computes
 * once for each statement, so that a condition on a time can use an index.
 *
 * Tests move this time: netlify/local/postgres/simulated-time.ts.
 */
export const NOW = '(select clock_timestamp())';

/** @param seconds a number, or SQL of one @returns SQL of an interval */
export const seconds = (seconds: number | string): string => `make_interval(secs => ${seconds})`;
