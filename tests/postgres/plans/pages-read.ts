import type { Client } from 'pg';
import type { Database } from '../../../netlify/server/database/database.ts';

interface Statement {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** Statements of one transaction, of which the last is the one to look at. */
type Asked = readonly Statement[];

/** A database that writes down what it is asked, and answers with nothing. */
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

/** A step of a plan, as `explain` gives it; its pages include those of the steps below it. */
interface Step {
  readonly 'Node Type': string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Step[];
}

/** What is written beside the statement's own table may be written behind it, and is not in its sum then. */
const pagesOf = (whole: Step): number =>
  [whole, ...(whole.Plans ?? []).filter((step) => step['Node Type'] === 'ModifyTable')].reduce(
    (sum, step) => sum + step['Shared Hit Blocks'] + step['Shared Read Blocks'],
    0,
  );

/**
 * Runs statements, and takes back what they did.
 *
 * @param before SQL of what was done before them
 * @returns pages of 8 kB that the last one read, from memory or from the disk
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
