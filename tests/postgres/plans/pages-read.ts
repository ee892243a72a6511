import type { Client } from 'pg';
import type { Database } from '../../../netlify/server/database/database.ts';

interface Statement {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** The statements of one transaction; the last one is measured. */
type Asked = readonly Statement[];

/** A database that records statements and answers them with no rows. */
export const listening = (): { database: Database; asked: readonly Asked[] } => {
  const asked: Asked[] = [];
  const note = async (...statements: Asked) => {
    asked.push(statements);
    return [];
  };
  return {
    asked,
    database: {
      query: (text, parameters = []) => note({ text, parameters }),
      queryInTurn: (_key, text, parameters = []) => note({ text, parameters }),
      queryAfter: (first, text, parameters = []) => note(first, { text, parameters }),
    },
  };
};

/** A step of a plan, as `explain` reports it; its pages include those of the steps below it. */
interface Step {
  readonly 'Node Type': string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Step[];
}

/**
 * Adds the pages of steps that write to further tables: Postgres may run them after the statement itself, and then its
 * sum does not include them.
 */
const pagesOf = (whole: Step): number =>
  [whole, ...(whole.Plans ?? []).filter((step) => step['Node Type'] === 'ModifyTable')].reduce(
    (sum, step) => sum + step['Shared Hit Blocks'] + step['Shared Read Blocks'],
    0,
  );

/**
 * Runs statements and rolls them back.
 *
 * @param before SQL to run before them
 * @returns the pages of 8 kB that the last statement read, from memory or disk
 */
export const pagesRead = async (session: Client, asked: Asked, before = ''): Promise<number> => {
  const [last, ...earlier] = asked.toReversed();
  await session.query('begin');
  try {
    await session.query(before);
    for (const { text, parameters } of earlier) await session.query(text, [...parameters]);
    const explain = `explain (analyze, buffers, format json) ${last?.text}`;
    const { rows } = await session.query(explain, [...(last?.parameters ?? [])]);
    return pagesOf(rows[0]['QUERY PLAN'][0].Plan);
  } finally {
    await session.query('rollback');
  }
};
