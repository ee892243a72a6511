import type { FinishedPage, PageNote } from './page-note.ts';

/** The class that sets a section's background, its ground. Without one the ground is linen, the page's own. */
const GROUNDS: readonly (readonly [name: string, ground: string])[] = [
  ['on-ink', 'ink'],
  ['bg-hemp', 'hemp'],
  ['bg-aqua-3', 'aqua'],
  ['bg-aqua-9', 'deep aqua'],
];

interface Section {
  readonly kind: string;
  readonly ground: string;
}

/** @returns the sections of a page from top to bottom, each by its first class */
const sectionsOf = ({ document }: Pick<FinishedPage, 'document'>): Section[] =>
  [...document.querySelectorAll('main > section')].map(({ classList }) => ({
    kind: classList.item(0) === 'hero' ? (classList.item(1) ?? '') : (classList.item(0) ?? ''),
    ground: GROUNDS.find(([name]) => classList.contains(name))?.[1] ?? 'linen',
  }));

/** Names a section on the ground of the one before it. A hero may share its ground: its loom separates the two. */
export const sharedGrounds: PageNote = (page) => {
  const sections = sectionsOf(page);
  return sections.slice(2).flatMap(({ kind, ground }, index) => {
    const before = sections[index + 1];
    if (before?.ground !== ground) return [];
    return [
      `${kind} segue ${before.kind} sullo stesso fondo, ${ground}: un altro ordine, o un campo \`ground\`, li distingue`,
    ];
  });
};
