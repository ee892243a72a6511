import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startHost } from '../../netlify/local/host/host.ts';
import { buildProject, copyProject } from '../content/project-copy.ts';
import { editFile } from '../content/recipes/edit-file.ts';

/** A site of its own, without functions. To the fixtures it is another host. */
export interface CopiedSite {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Variables make each page some bytes heavier. Whether a page keeps to its budget is asked of the site itself, and one of its
 * pages may be full to the last byte.
 */
const liftBudget = (root: string): void =>
  editFile(join(root, 'build/page/weight.ts'), [['PAGE_MAX_BYTES = 16_000', 'PAGE_MAX_BYTES = 17_000']]);

/**
 * Builds and serves a copy of the project.
 *
 * @param variables what the build finds in its environment
 * @param change changes files of the copy before it is built
 */
export const startCopy = async (
  variables: Readonly<Record<string, string>>,
  change?: (root: string) => void,
): Promise<CopiedSite> => {
  const root = copyProject();
  const remove = (): void => rmSync(root, { recursive: true, force: true });
  try {
    if (Object.keys(variables).length > 0) liftBudget(root);
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
