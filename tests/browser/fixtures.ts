import { type BrowserContext, test as base, expect } from '@playwright/test';
import { findBrowser } from './find-browser.ts';
import { Services } from './services.ts';

export { expect };

interface TestFixtures {
  services: Services;
  /** What the errors look like that this test provokes on purpose. */
  expectedErrors: RegExp | undefined;
  quietBrowser: undefined;
}

const fromEnvironment = (name: 'SITE_URL' | 'SERVICES_URL'): string => {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is not set: tests/browser/product.ts sets it when a run starts.`);
  return value;
};

/** How a page tells the console what its content security policy blocked. */
const VIOLATION = 'policy violation:';

const tellViolations = (prefix: string): void => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.warn(prefix, effectiveDirective, blockedURI, sample);
  });
};

/**
 * Collects what a good page never does: errors in the console, uncaught errors, requests to another host, something
 * that its content security policy blocks.
 */
const watch = async (context: BrowserContext, site: string): Promise<string[]> => {
  const seen: string[] = [];
  await context.addInitScript(tellViolations, VIOLATION);
  context.on('console', (message) => {
    if (message.text().startsWith(VIOLATION)) seen.push(message.text());
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.protocol !== 'blob:' && url.origin !== site) {
      seen.push(`request to another host: ${url.href}`);
    }
  });
  return seen;
};

/** Playwright's `test` on the running product: its browser, its address, what stands behind it, and no silent error. */
export const test = base.extend<TestFixtures>({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern.
    async ({}, use) => {
      const { executablePath, args, env } = await findBrowser();
      // Whatever is asked of another host fails at once instead of leaving the machine.
      const stayHome = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
      await use({ executablePath, args: [...args, stayHome], env: { ...process.env, ...env } });
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern.
  baseURL: async ({}, use) => use(fromEnvironment('SITE_URL')),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern.
  services: async ({}, use) => {
    const services = new Services(fromEnvironment('SERVICES_URL'));
    await services.setFaults({});
    await use(services);
    await services.setFaults({});
  },
  expectedErrors: [undefined, { option: true }],
  quietBrowser: [
    async ({ context, expectedErrors }, use) => {
      const seen = await watch(context, fromEnvironment('SITE_URL'));
      await use(undefined);
      const unexpected = seen.filter(
        (error) => error.startsWith(VIOLATION) || expectedErrors?.test(error) !== true,
      );
      expect(unexpected, 'errors that the test did not expect').toEqual([]);
    },
    { auto: true },
  ],
});
