import type { Package } from './packages.ts';
import { isAllowed } from './policy.ts';

/** The command's output, and whether every licence is allowed. */
interface Report {
  readonly text: string;
  readonly ok: boolean;
}

const nameOf = (license: string): string => license || 'no licence named';

const countsOf = (packages: readonly Package[]): string[] =>
  [...Map.groupBy(packages, ({ license }) => nameOf(license))]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([license, { length }]) => `${String(length).padStart(5)}  ${license}`);

/**
 * @param packages every package of the project
 * @returns a line for each package, the number of packages for each licence, and those that must not be used
 */
export const licenseReport = (packages: readonly Package[]): Report => {
  const width = Math.max(...packages.map(({ id }) => id.length));
  const line = ({ id, use, license }: Package): string =>
    `${id.padEnd(width)}  ${use.padEnd(11)}  ${nameOf(license)}`;
  const refused = packages.filter(({ license, use }) => !isAllowed(license, use));
  const end =
    refused.length === 0
      ? [`All ${packages.length} are allowed.`]
      : [`${refused.length} not on the list of tests/repo/licenses/policy.ts:`, ...refused.map(line)];
  return {
    text: [...packages.map(line), '', ...countsOf(packages), '', ...end].join('\n'),
    ok: refused.length === 0,
  };
};
