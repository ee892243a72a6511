/**
 * SQL: the number of leads whose mail came back and for which no inbox is left, so that a person must act. A part of the
 * overview's statement, so that the schedule asks the database once.
 */
export const BOUNCED = '0';
