import type { TestProject } from 'vitest/node';
import { startProduct } from '../browser/product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    servicesUrl: string;
  }
}

/** The product behind the journeys of Firefox: the same as behind those of Chromium. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { siteUrl, servicesUrl, stop } = await startProduct('product-firefox');
  project.provide('siteUrl', siteUrl);
  project.provide('servicesUrl', servicesUrl);
  return stop;
}
