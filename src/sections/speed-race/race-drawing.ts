/** How long the line of a plan takes. */
export interface RaceLane {
  /** Threads of its cloth, one a minute. */
  readonly minutes: number;
  /** The same as visitors read it, minutes and seconds: `5:20`. */
  readonly time: string;
  /** How much of the track its cloth takes, as an attribute: `16.67%`. */
  readonly width: string;
  readonly isFastest: boolean;
}

export interface RaceDrawing {
  /** Threads of the track, one a minute. */
  readonly threads: number;
  readonly lanes: readonly RaceLane[];
}

/** Beside the longest cloth there is room for its time. */
const ROOM_FOR_TIME = 1.2;

const MEGABITS_IN_GIGABYTE = 8000;

/**
 * @param speeds of the lines, in megabits a second
 * @param gigabytes size of the file: the slowest line may take at most 50 minutes, so that a minute is still seen
 * @returns a lane a line, all in one scale
 */
export const raceDrawing = (speeds: readonly number[], gigabytes: number): RaceDrawing => {
  const seconds = speeds.map((speed) => Math.round((gigabytes * MEGABITS_IN_GIGABYTE) / speed));
  const threads = Math.ceil((Math.max(...seconds) / 60) * ROOM_FOR_TIME);
  const fastest = seconds.indexOf(Math.min(...seconds));
  const lanes = seconds.map((time, index) => ({
    minutes: Math.round((time / 60) * 1000) / 1000,
    time: `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`,
    width: `${Math.round((time / 60 / threads) * 10_000) / 100}%`,
    isFastest: index === fastest,
  }));
  return { threads, lanes };
};
