import { leavesOf } from '../leaves.ts';
import type { ReportedEntry } from './read-all.ts';

const TOKEN = /\{([a-z]+:[^{}]+)\}/gi;

/** Where facts are quoted: `price:fibra-ottica/pro` -> the places, `src/content/pages/fibra-ottica.yaml:9`. */
export type Uses = ReadonlyMap<string, readonly string[]>;

/**
 * @param entries every content file
 * @returns the places that quote a fact by its token
 */
export const tokenUses = (entries: readonly ReportedEntry[]): Uses => {
  const uses = new Map<string, string[]>();
  for (const entry of entries) {
    for (const { path, value } of leavesOf(entry.data)) {
      if (typeof value !== 'string') continue;
      for (const [, name = ''] of value.matchAll(TOKEN)) {
        uses.set(name, [...(uses.get(name) ?? []), `${entry.file}:${entry.lineOf(path)}`]);
      }
    }
  }
  return uses;
};

/**
 * @param entries every content file
 * @param field a key that refers to an entry, e.g. `plans`
 * @returns for each id the pages that show that entry
 */
export const referenceUses = (entries: readonly ReportedEntry[], field: string): Uses => {
  const uses = new Map<string, string[]>();
  for (const entry of entries.filter(({ collection }) => collection === 'pages')) {
    for (const { path, value } of leavesOf(entry.data)) {
      const isReference = path.includes(field) && path[0] === 'sections';
      if (!isReference || typeof value !== 'string') continue;
      uses.set(value, [...(uses.get(value) ?? []), `${entry.file}:${entry.lineOf(path)}`]);
    }
  }
  return uses;
};
