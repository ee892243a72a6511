import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startHost } from '../../netlify/local/host/host.ts';
import { buildProject, copyProject } from '../content/project-copy.ts';
import { editFile } from '../content/recipes/edit-file.ts';

/** A separate site without functions. The fixtures treat it as another host. */
export interface CopiedSite {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Variables make each page some bytes heavier, and a page may use its budget to the last byte. The budget is checked on
 * the site itself, so the copy gets a higher one.
 */
const liftBudget = (root: string): void =>
  editFile(join(root, 'build/page/weight.ts'), [['PAGE_MAX_BYTES = 17_000', 'PAGE_MAX_BYTES = 18_000']]);

/**
 * Builds and serves a copy of the project.
 *
 * @param variables environment variables of the build
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
