const HOUR_MS = 60 * 60_000;
/** How far the clock is off, in turn. */
const AHEAD_MS = [2 * HOUR_MS, 0, -2 * HOUR_MS, 90_000] as const;

/**
 * Sets this process's clock wrong by up to two hours, and lets it jump again and again, also while a request is handled.
 * Timers and `performance.now()` stay right, as when a machine's clock is set.
 *
 * @param everyMs how long it stays as it is
 * @param first where in the row of jumps this process begins
 */
export const letClockJump = (everyMs: number, first: number): void => {
  const RealDate = globalThis.Date;
  let jumps = first;
  const now = () => RealDate.now() + (AHEAD_MS[jumps % AHEAD_MS.length] ?? 0);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
  setInterval(() => {
    jumps += 1;
  }, everyMs).unref();
};
