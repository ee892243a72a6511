/** The time that the line of a plan needs for the file. */
export interface RaceLane {
  /** Threads of its cloth, one per minute. */
  readonly minutes: number;
  /** The same time for visitors, in minutes and seconds: `5:20`. */
  readonly time: string;
  /** Width of its cloth as a share of the track, for an attribute: `16.67%`. */
  readonly width: string;
}

export interface RaceDrawing {
  /** Threads of the track, one per minute. */
  readonly threads: number;
  readonly lanes: readonly RaceLane[];
}

/** Width of the track relative to the longest cloth, which leaves room for its time. */
const ROOM_FOR_TIME = 1.2;

const MEGABITS_IN_GIGABYTE = 8000;

/**
 * @param speeds the speeds of the lines, in megabits per second
 * @param gigabytes size of the file: the slowest line must need at most 50 minutes, so that a minute stays visible
 * @returns one lane per line, all in the same scale
 */
export const raceDrawing = (speeds: readonly number[], gigabytes: number): RaceDrawing => {
  const seconds = speeds.map((speed) => Math.round((gigabytes * MEGABITS_IN_GIGABYTE) / speed));
  const threads = Math.ceil((Math.max(...seconds) / 60) * ROOM_FOR_TIME);
  const lanes = seconds.map((time) => ({
    minutes: Math.round((time / 60) * 1000) / 1000,
    time: `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`,
    width: `${Math.round((time / 60 / threads) * 10_000) / 100}%`,
  }));
  return { threads, lanes };
};
