import { vi } from 'vitest';

/** Repeats a check until it passes, for up to a minute, so that a busy machine does not fail a test. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000 });
