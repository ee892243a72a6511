import type { Dependencies } from '../dependencies.ts';

/** The provider's pace, as with the database (leads/states/provider-slots.ts). */
const INTERVAL_MS = 500;
/** Mails of one network that may wait at once: a family or an office, so that a flood does not queue up. */
const MOST_WAITING = 3;
/** How long a mail of a network counts against its next one. */
const REMEMBERED_MS = 60_000;

interface Waiting {
  readonly network: string;
  /** By `elapsedMs`. */
  readonly until: number;
  readonly resolve: (mayMail: boolean) => void;
}

/**
 * Hands out turns for mails without the database, which cannot tell what other processes do: in this process one each
 * half second, to the network first that has the fewest of the last minute, waiting ones included, and of these to who
 * came first.
 */
export class DirectTurns {
  #waiting: readonly Waiting[] = [];
  /** The turns of the last minute. */
  #given: readonly { readonly network: string; readonly at: number }[] = [];
  #nextAt = Number.NEGATIVE_INFINITY;
  #isRunning = false;

  /**
   * @param network of the visitor; all unknown ones count as one
   * @param milliseconds how long the turn is waited for
   * @returns whether the mail may leave now; false = the network has too many mails waiting, or no turn came in time
   */
  take(
    network: string,
    milliseconds: number,
    using: Pick<Dependencies, 'elapsedMs' | 'pause'>,
  ): Promise<boolean> {
    if (this.#waiting.filter((each) => each.network === network).length >= MOST_WAITING)
      return Promise.resolve(false);
    return new Promise((resolve) => {
      this.#waiting = [...this.#waiting, { network, until: using.elapsedMs() + milliseconds, resolve }];
      if (!this.#isRunning) void this.#run(using);
    });
  }

  async #run({ elapsedMs, pause }: Pick<Dependencies, 'elapsedMs' | 'pause'>): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      const wait = Math.min(INTERVAL_MS, this.#nextAt - elapsedMs());
      if (wait > 0) await pause(wait);
      this.#give(elapsedMs());
    }
    this.#isRunning = false;
  }

  #give(now: number): void {
    for (const { until, resolve } of this.#waiting) if (until < now) resolve(false);
    this.#waiting = this.#waiting.filter(({ until }) => until >= now);
    this.#given = this.#given.filter(({ at }) => now - at < REMEMBERED_MS);
    const had = ({ network }: Waiting) =>
      [...this.#given, ...this.#waiting].filter((each) => each.network === network).length;
    // The sort is stable, so that who came first stays first among equals.
    const [next] = this.#waiting.toSorted((one, other) => had(one) - had(other));
    if (next === undefined) return;
    this.#waiting = this.#waiting.filter((each) => each !== next);
    this.#given = [...this.#given, { network: next.network, at: now }];
    this.#nextAt = now + INTERVAL_MS;
    next.resolve(true);
  }
}
