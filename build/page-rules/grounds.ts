import type { FinishedPage, PageRule } from './page-rule.ts';

/** What paints the ground of a section; without one it is linen, as the page is. */
const GROUNDS: readonly (readonly [name: string, ground: string])[] = [
  ['on-ink', 'ink'],
  ['bg-hemp', 'hemp'],
  ['bg-aqua-3', 'aqua'],
  ['bg-aqua-9', 'deep aqua'],
];

interface Stretch {
  readonly kind: string;
  readonly ground: string;
}

/** The label of plans hangs from them, on their ground: together they are one stretch. */
const isLabelOfPlans = ({ classList, previousElementSibling }: Element): boolean =>
  classList.contains('transparency') && previousElementSibling?.classList.contains('plans') === true;

/** @returns the sections of a page from top to bottom, each by its first class */
const stretchesOf = ({ document }: Pick<FinishedPage, 'document'>): Stretch[] =>
  [...document.querySelectorAll('main > section')]
    .filter((section) => !isLabelOfPlans(section))
    .map(({ classList }) => ({
      kind: classList.item(0) === 'hero' ? (classList.item(1) ?? '') : (classList.item(0) ?? ''),
      ground: GROUNDS.find(([name]) => classList.contains(name))?.[1] ?? 'linen',
    }));

/** No section lies on the ground of the one before it. Between a hero and what follows it lies the floor of its loom. */
export const groundsRule: PageRule = (page) => {
  const stretches = stretchesOf(page);
  return stretches.slice(2).flatMap(({ kind, ground }, index) => {
    const before = stretches[index + 1];
    if (before?.ground !== ground) return [];
    return [
      {
        expected:
          'sections that follow each other on different grounds: another order, or a key `ground` where the kind has one',
        received: `${kind} follows ${before.kind} on ${ground}`,
      },
    ];
  });
};
