import { type BrowserContext, test as base, expect, type LaunchOptions } from 'playwright/test';
import { findShell } from './find-browser.ts';
import { type Product, startProduct } from './product.ts';
import { Services } from './services.ts';

export { expect };

interface TestFixtures {
  services: Services;
  /** Matches the errors that this test provokes on purpose. */
  expectedErrors: RegExp | undefined;
  quietBrowser: undefined;
}

interface WorkerFixtures {
  product: Product;
}

/** Begins the console message about something that the content security policy blocked. */
const VIOLATION = 'policy violation:';

const logViolations = (prefix: string): void => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.warn(prefix, effectiveDirective, blockedURI, sample);
  });
};

/** The headless shell reports to each page a mouse that rests in its corner, although nobody has moved one. */
const ignoreMouseAtRest = (): void => {
  const stop = (event: MouseEvent): void => {
    if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  for (const type of ['pointerover', 'mouseover']) addEventListener(type, stop as EventListener, true);
};

/**
 * Collects what a good page never causes: errors in the console, uncaught errors, requests to another host, and
 * violations of its content security policy.
 */
const watch = async (context: BrowserContext, site: string): Promise<string[]> => {
  const seen: string[] = [];
  await context.addInitScript(logViolations, VIOLATION);
  await context.addInitScript(ignoreMouseAtRest);
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

/**
 * @returns how Playwright launches the browser; a request to another host fails at once and never leaves the machine
 */
export const offlineBrowser = async (): Promise<LaunchOptions> => {
  const { executablePath, args, env } = await findShell();
  const resolveNoHost = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
  return { executablePath, args: [...args, resolveNoHost], env: { ...process.env, ...env } };
};

/**
 * Playwright's `test` with the running product: its browser, address and services. An unexpected error fails the
 * test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern.
    async ({}, use) => use(await offlineBrowser()),
    // The first run unpacks the shell, which takes seconds, and longer on a cold disk.
    { scope: 'worker', timeout: 180_000 },
  ],
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern.
    async ({}, use, { workerIndex }) => {
      const product = await startProduct(`product-${workerIndex}`);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => use(product.siteUrl),
  services: async ({ product }, use) => {
    const services = new Services(product.servicesUrl, product.databaseUrl);
    await services.setFaults({});
    await use(services);
    await services.setFaults({});
  },
  expectedErrors: [undefined, { option: true }],
  quietBrowser: [
    async ({ context, product, expectedErrors }, use) => {
      const seen = await watch(context, product.siteUrl);
      await use(undefined);
      const unexpected = seen.filter(
        (error) => error.startsWith(VIOLATION) || expectedErrors?.test(error) !== true,
      );
      expect(unexpected, 'errors that the test did not expect').toEqual([]);
    },
    { auto: true },
  ],
});
