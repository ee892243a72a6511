import type { Database } from '../database/database.ts';
import { NOW } from '../database/time.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Built, type Health, readHealth } from './health.ts';

/** How long an answer is kept: however often somebody asks, the provider is asked once in that time. */
const KEPT_MS = 60_000;
/** Longer than an answer takes, so that another process asks only if the first one died. */
const ASKING_SECONDS = 20;
/** How often somebody who waits for the answer of another process looks for it. */
const PAUSE_MS = 500;

/**
 * Takes the turn to ask, unless an answer is fresh or somebody else is asking. Two rows cannot be: `on conflict` waits for
 * the other process.
 */
const TAKE_TURN = `
with mine as (
  insert into health_answers (only_row, asked_at) values (true, ${NOW})
  on conflict (only_row) do update set asked_at = ${NOW}
  where (health_answers.answered_at > ${NOW} - make_interval(secs => ${KEPT_MS / 1000})) is not true
    and health_answers.asked_at < ${NOW} - make_interval(secs => ${ASKING_SECONDS})
  returning true
)
select exists (select from mine) as "isMine", (select answer from health_answers
  where answered_at > ${NOW} - make_interval(secs => ${KEPT_MS / 1000})) as answer`;

const keep = async (database: Database, health: Health): Promise<void> => {
  await database.query(`update health_answers set answer = $1::json, answered_at = ${NOW}`, [
    JSON.stringify(health),
  ]);
};

let withoutDatabase: { readonly health: Promise<Health>; readonly until: number } | undefined;

/** While the database is down each process keeps an answer of its own. */
const askOnce = (using: Dependencies, facts: Built | undefined): Promise<Health> => {
  const now = using.elapsedMs();
  if (withoutDatabase === undefined || withoutDatabase.until <= now)
    withoutDatabase = { health: readHealth(using, facts), until: now + KEPT_MS };
  return withoutDatabase.health;
};

/**
 * The deep health check, asked once a minute for all who ask.
 *
 * @param facts of this deploy's build; undefined = it was not built
 * @returns the answer of at most a minute ago
 */
export const keptHealth = async (using: Dependencies, facts?: Built): Promise<Health> => {
  try {
    for (;;) {
      const [row] = await using.database.query<{ isMine: boolean; answer: Health | null }>(TAKE_TURN);
      if (row?.answer) return row.answer;
      if (row?.isMine) break;
      await using.pause(PAUSE_MS);
    }
    const health = await readHealth(using, facts);
    await keep(using.database, health);
    return health;
  } catch {
    return await askOnce(using, facts);
  }
};
