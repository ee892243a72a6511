/** What was asked for is not there in time. */
export class TooLate extends Error {
  override name = 'TooLate';
}

/**
 * Stops waiting for a promise, which itself goes on: what it does must do no harm when nobody waits for it any more.
 *
 * @param milliseconds 0 or less = it is too late already
 * @throws {TooLate} once that time is over
 */
export const within = async <T>(milliseconds: number, promise: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate()), Math.max(0, milliseconds));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};
