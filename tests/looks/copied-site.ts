import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'playwright/test';
import { startHost } from '../../netlify/local/host/host.ts';
import { buildProject, copyProject } from '../content/project-copy.ts';

/** A separate site without functions. The fixtures treat it as another host. */
export interface CopiedSite {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Builds and serves a copy of the project, in a hook of the test file that asks for it.
 *
 * @param variables environment variables of the build
 * @param change changes files of the copy before it is built
 */
export const startCopy = async (
  variables: Readonly<Record<string, string>>,
  change?: (root: string) => void,
): Promise<CopiedSite> => {
  // A build takes a minute on two idle cores; this is its hook's limit, not a measure of its speed.
  test.setTimeout(600_000);
  const root = copyProject();
  const remove = (): void => rmSync(root, { recursive: true, force: true });
  try {
    change?.(root);
    await buildProject(root, variables);
    const functionsDir = join(root, 'no-functions');
    mkdirSync(functionsDir);
    const host = await startHost({ root, port: 0, functionsDir });
    return {
      url: host.url,
      async stop() {
        await host.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
};
