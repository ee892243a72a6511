import { rmSync } from 'node:fs';
import { buildWithOptionalParts, hasOptionalParts, KEPT_COPY, TAGS } from '../../content/optional-parts.ts';
import { copyProject } from '../../content/project-copy.ts';
import { test as base } from '../fixtures.ts';
import { type Product, startProduct } from '../product.ts';

export { expect } from '../fixtures.ts';

/** @returns a copy that was built with the optional parts: the one of `tests/content` in the same `npm test`, or its own */
const builtCopy = async (): Promise<string> => {
  if (KEPT_COPY !== undefined && hasOptionalParts(KEPT_COPY)) return KEPT_COPY;
  const root = copyProject();
  await buildWithOptionalParts(root);
  return root;
};

/**
 * The product with everything that a variable switches on: both tags, and sessions. The project has one worker (playwright.config.ts), so that this is built once.
 */
export const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern.
    async ({}, use) => {
      const root = await builtCopy();
      try {
        const product = await startProduct('optional-parts', { root, variables: TAGS });
        await use(product);
        await product.stop();
      } finally {
        rmSync(root, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
