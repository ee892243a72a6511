import { lineSpeed } from '../facts/line-speed.ts';
import type { ContentProblem } from '../read/content-error.ts';
import type { RawEntry } from '../read/read-collection.ts';
import type { PlanListData } from '../schemas/plan-list.ts';
import { problemAt } from './check-entry.ts';

/** How a card says how long a file takes: `100 GB in 5 minuti e 20 secondi`. */
const TRANSFER = /(\d+)\s+GB\s+in\s+(\d+)\s+minuti(?:\s+e\s+(\d+)\s+secondi)?/;

const MEGABITS_A_GIGABYTE = 8000;
const MINUTE = 60;

/** `13 minuti e 20 secondi` */
const inWords = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)} minuti${seconds % MINUTE ? ` e ${seconds % MINUTE} secondi` : ''}`;

/**
 * @param files the files of the price lists
 * @param plans those of them that are right
 * @returns a problem for each feature that says how long a file takes, and not what the plan's `capacity` makes of it
 */
export const wrongTransferTimes = (
  files: readonly RawEntry[],
  plans: ReadonlyMap<string, PlanListData>,
): ContentProblem[] =>
  files.flatMap((entry) =>
    (plans.get(entry.id)?.items ?? []).flatMap(({ capacity = '', features }, plan) =>
      features.flatMap((feature, index) => {
        const [, gigabytes, minutes, seconds = 0] = TRANSFER.exec(feature) ?? [];
        if (gigabytes === undefined) return [];
        const speed = lineSpeed(capacity);
        const path = ['items', plan, 'features', index];
        if (!speed) return [problemAt(entry, path, 'no time without a speed in the `capacity` of the plan')];
        const right = Math.round((Number(gigabytes) * MEGABITS_A_GIGABYTE) / speed);
        if (right === Number(minutes) * MINUTE + Number(seconds)) return [];
        return [problemAt(entry, path, `${inWords(right)}, what ${gigabytes} GB take at ${speed} Mb/s`)];
      }),
    ),
  );
