import { execFileSync } from 'node:child_process';

/**
 * When each file below a folder was last changed, from the history of the project.
 *
 * @param folder e.g. `src/content`, relative to `root`
 * @param root a folder of the repository
 * @returns by path relative to `root`: ISO 8601 date and time; empty where no whole history is at hand, since a
 *   shallow clone knows only its last commit
 */
export const lastChanges = (folder: string, root: string = process.cwd()): ReadonlyMap<string, string> => {
  const git = (...parts: string[]): string =>
    execFileSync('git', parts, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const changes = new Map<string, string>();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return changes;
    let day = '';
    for (const line of git('log', '--format=%cI', '--name-only', '--relative', '--', folder).split('\n')) {
      if (/^\d{4}-\d\d-\d\dT/.test(line)) day = line;
      else if (line && !changes.has(line)) changes.set(line, day);
    }
  } catch {
    // No repository, or no git: a date that nobody knows is left out.
  }
  return changes;
};
