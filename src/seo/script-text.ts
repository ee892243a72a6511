import type { Thing } from 'schema-dts';

/**
 * @param graph schema.org things
 * @returns the text of an `application/ld+json` script, which nothing in the copy can end
 */
export const asScript = (graph: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
