import type { Dependencies } from '../dependencies.ts';
import { describeFailure } from '../failure.ts';
import type { Erasure } from './erasure.ts';
import { ERASURES } from './erasures.ts';

/** A scheduled function has 30 s; a statement started within these ends in them. The next day goes on. */
const RUN_BUDGET_MS = 20_000;

interface ErasureRun {
  /** Whether every erasure that was tried did its work. */
  readonly ok: boolean;
  /** How many of each, by its name. */
  readonly erased: Readonly<Record<string, number>>;
}

/**
 * Erases what does not stay, in bounded steps. One that fails keeps no other from its work.
 *
 * @param using the clock says what is over
 * @param erasures all of them unless a test says otherwise
 */
export const eraseExpired = async (
  using: Pick<Dependencies, 'database' | 'clock' | 'log'>,
  erasures: readonly Erasure[] = ERASURES,
): Promise<ErasureRun> => {
  const start = using.clock();
  const timeIsOver = () => using.clock().getTime() - start.getTime() >= RUN_BUDGET_MS;
  const erased: Record<string, number> = {};
  let ok = true;
  for (const { name, erase } of erasures) {
    erased[name] = 0;
    try {
      let count = Number.POSITIVE_INFINITY;
      while (count > 0 && !timeIsOver()) {
        count = await erase(using.database, start);
        erased[name] += count;
      }
    } catch (error) {
      ok = false;
      using.log(`erasure of ${name} failed ${describeFailure(error)}`);
    }
  }
  return { ok, erased };
};
