/**
 * For `queryAfter`: makes the statement read the first rows of the index that has its whole order. Without it Postgres may
 * read thousands: it expects few waiting leads while its statistics are older than a backlog, and sorts them all; or it
 * expects leads of each state among the newest.
 */
export const IN_INDEX_ORDER = {
  text: "select set_config('enable_sort', 'off', true), set_config('enable_incremental_sort', 'off', true)",
  parameters: [],
};
