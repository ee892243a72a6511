import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Route } from './results.ts';

/**
 * @param file what {@link keepRun} wrote
 * @returns what each route measured last; none when there is no complete file
 */
export const readLastRun = (file: string): readonly Route[] => {
  try {
    const routes: readonly Route[] = JSON.parse(readFileSync(file, 'utf8'));
    return routes.every(({ path, weight }) => typeof path === 'string' && typeof weight.html === 'number')
      ? routes
      : [];
  } catch {
    return [];
  }
};

/**
 * Keeps this run for the next one. A route that it did not measure, or did not time, keeps what it measured last.
 *
 * @param file where to write, as JSON
 */
export const keepRun = (file: string, last: readonly Route[], now: readonly Route[]): void => {
  const kept = new Map(last.map((route) => [route.path, route]));
  for (const route of now) kept.set(route.path, { ...kept.get(route.path), ...route });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify([...kept.values()], null, 2));
};
