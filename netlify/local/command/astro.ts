import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs Astro's command line with its output visible, and sends it SIGTERM when the signal aborts.
 *
 * @param variables added to this process's environment
 * @returns Astro's exit status, 1 when a signal ended it
 */
export const runAstro = (
  root: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
  stopping: AbortSignal,
): Promise<number> =>
  new Promise((resolve, reject) => {
    // Runs in the same Node as this process: the one on the PATH may be too old for Astro.
    const astro = spawn(
      process.execPath,
      [join(root, 'node_modules', 'astro', 'bin', 'astro.mjs'), ...args],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, ...variables, ASTRO_TELEMETRY_DISABLED: '1' },
        signal: stopping,
      },
    );
    // The stop itself counts as an error here, before Astro has ended.
    astro.on('error', (error) => {
      if (!stopping.aborted) reject(error);
    });
    astro.once('exit', (code) => resolve(code ?? 1));
  });
