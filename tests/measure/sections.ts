import { compressedBytes, sectionWeights } from '../../build/page/weight.ts';

/**
 * @param route address of the page
 * @param html the built page
 * @returns a table of its parts, the heaviest first
 */
export const sectionTable = (route: string, html: string): string => {
  const rows = sectionWeights(html).toSorted((a, b) => b.bytes - a.bytes);
  const lines = rows.map(({ name, bytes }) => `${String(bytes).padStart(7)}  ${name}`);
  return [
    `${route}  ${compressedBytes(html)} bytes in brotli 11; bytes saved without each part:`,
    ...lines,
  ].join('\n');
};
