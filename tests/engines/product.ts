import type { TestProject } from 'vitest/node';
import { startProduct } from '../browser/product.ts';
import { ENGINES, type EngineName } from './engines.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineName;
    siteUrl: string;
    servicesUrl: string;
    databaseUrl: string;
  }
}

/** Starts the same product as for the Chromium journeys, unless the engine is missing and its journeys are skipped. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { engine } = project.getProvidedContext();
  const { find, lacks } = ENGINES[engine];
  if (find() === undefined) {
    console.warn(`Skipped: ${lacks}.`);
    return undefined;
  }
  const { siteUrl, servicesUrl, databaseUrl, stop } = await startProduct(`product-${engine}`);
  project.provide('siteUrl', siteUrl);
  project.provide('servicesUrl', servicesUrl);
  project.provide('databaseUrl', databaseUrl);
  return stop;
}
