import type { Results } from './results.ts';
import type { Weight } from './weight.ts';

/** Smaller differences are noise of the compression. */
const NOISE_BYTES = 16;

const PARTS: readonly (readonly [keyof Weight & string, string])[] = [
  ['html', 'page'],
  ['firstView', 'up to the hero'],
  ['styles', 'styles'],
  ['structuredData', 'structured data'],
  ['earlyScript', 'early script'],
];

/**
 * @param before the earlier run
 * @param now this run
 * @returns a sentence for each route and part that grew, the largest growth first
 */
export const whatGrew = (before: Results, now: Results): string[] => {
  const old = new Map(before.routes.map((route) => [route.path, route.weight]));
  return now.routes
    .flatMap(({ path, weight }) =>
      PARTS.map(([part, name]) => ({
        path,
        name,
        from: Number(old.get(path)?.[part] ?? weight[part]),
        to: Number(weight[part]),
      })),
    )
    .filter(({ from, to }) => to - from >= NOISE_BYTES)
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .map(({ path, name, from, to }) => `${path}: ${name} +${to - from} bytes (${from} to ${to})`);
};
