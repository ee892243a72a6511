import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { buildWithOptionalParts, KEPT_COPY } from './optional-parts.ts';
import { copyProject } from './project-copy.ts';
import { type Applied, applyExamples, EDITED_DAY } from './recipes/recipes.ts';

/** What tests know about the copy that was built for them. */
export interface BuiltCopy extends Applied {
  readonly root: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    copy: BuiltCopy;
  }
}

/**
 * Builds one copy of the project for all tests here, with one price and some claims changed, with the guide's examples
 * and pictures added, and with its optional parts, for the browser's tests of these.
 */
export default async (project: TestProject): Promise<() => void> => {
  const root = copyProject(KEPT_COPY);
  const remove = (): void => rmSync(root, { recursive: true, force: true });
  try {
    const applied = await applyExamples(root);
    await buildWithOptionalParts(root, { CONTENT_DAY: EDITED_DAY });
    project.provide('copy', { root, ...applied });
  } catch (error) {
    remove();
    throw error;
  }
  return KEPT_COPY === undefined ? remove : () => undefined;
};
