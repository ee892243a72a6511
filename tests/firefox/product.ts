import type { TestProject } from 'vitest/node';
import { startProduct } from '../browser/product.ts';
import { findFirefox } from './find-firefox.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    servicesUrl: string;
  }
}

/** The product behind the journeys of Firefox: the same as behind those of Chromium. None where they are skipped. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (findFirefox(process.env) === undefined) return undefined;
  const { siteUrl, servicesUrl, stop } = await startProduct('product-firefox');
  project.provide('siteUrl', siteUrl);
  project.provide('servicesUrl', servicesUrl);
  return stop;
}
