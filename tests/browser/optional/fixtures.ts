import { rmSync } from 'node:fs';
import { buildProject, copyProject } from '../../content/project-copy.ts';
import { test as base } from '../fixtures.ts';
import { freePort } from '../free-port.ts';
import { type Product, startProduct } from '../product.ts';

export { expect } from '../fixtures.ts';

const IDS = { PUBLIC_ANALYTICS_ID: 'G-TEST', PUBLIC_MARKETING_ID: '123' };

/**
 * The product with everything that a variable switches on: both tags, and sessions with the local authentication
 * service. The project has one worker (playwright.config.ts), so that this is built once.
 */
export const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern.
    async ({}, use) => {
      const root = copyProject();
      const servicesPort = await freePort();
      const url = `http://127.0.0.1:${servicesPort}/auth/v1`;
      try {
        await buildProject(root, { ...IDS, PUBLIC_AUTH_URL: url, PUBLIC_AUTH_KEY: 'local' });
        const variables = { ...IDS, AUTH: 'local' };
        const product = await startProduct('optional-parts', { root, servicesPort, variables });
        await use(product);
        await product.stop();
      } finally {
        rmSync(root, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
