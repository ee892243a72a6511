import { compressedBytes, PAGE_NAMED_BYTES, sectionWeights } from '../page/weight.ts';
import type { PageNote } from './page-note.ts';

/** How many of the heaviest sections a note names. */
const NAMED = 3;

/** @returns the heaviest sections with their bytes, e.g. `connectivity-hero 3210, plans 2150, faq 1800` */
const heaviest = (html: string): string =>
  sectionWeights(html)
    .filter(({ name }) => name.startsWith('section.') || name.startsWith('article.'))
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, NAMED)
    .map(({ name, bytes }) => `${name.replace(/^\w+\.(?:hero\.)?/, '').replace(/[. ].*/, '')} ${bytes}`)
    .join(', ');

/** Names a page that is heavier than most, which paints as early as the others. docs/performance.md, "Budgets" */
export const heavyPages: PageNote = ({ html }) => {
  const bytes = compressedBytes(html);
  return bytes <= PAGE_NAMED_BYTES
    ? []
    : [`${bytes} byte in viaggio; le sezioni più pesanti sono ${heaviest(html)}`];
};
