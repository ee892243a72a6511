import { vi } from 'vitest';

/** Waits for what a later task brings, on however busy a machine. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000 });
