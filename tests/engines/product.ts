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

/**
 * Starts the same product as for the Chromium journeys, once for the projects of all engines in a run. Does nothing when
 * the engine is missing, because its journeys are skipped.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { engine, siteUrl: started } = project.getProvidedContext();
  const { find, lacks } = ENGINES[engine];
  if (find() === undefined) console.warn(`Skipped: ${lacks}.`);
  if (find() === undefined || started !== undefined) return undefined;
  const { siteUrl, servicesUrl, databaseUrl, stop } = await startProduct('product-engines');
  // Every project also gets what the root provides, and Vitest sets up one project after the other.
  const root = project.vitest.getRootProject();
  root.provide('siteUrl', siteUrl);
  root.provide('servicesUrl', servicesUrl);
  root.provide('databaseUrl', databaseUrl);
  return stop;
}
