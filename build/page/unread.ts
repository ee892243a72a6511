import type { AtRule, Declaration, Root } from 'postcss';

const READ = /var\(\s*(--[\w-]+)/g;

const declarationsOf = (root: Root): Declaration[] => {
  const declarations: Declaration[] = [];
  root.walkDecls((declaration) => {
    declarations.push(declaration);
  });
  return declarations;
};

/** Removes custom properties that nobody reads; one that is gone reads no other. */
const dropProperties = (roots: readonly Root[], readLater: ReadonlySet<string>): void => {
  let unread: Declaration[];
  do {
    const all = roots.flatMap(declarationsOf);
    const read = new Set(all.flatMap(({ value }) => Array.from(value.matchAll(READ), ([, name]) => name)));
    unread = all.filter(({ prop }) => prop.startsWith('--') && !read.has(prop) && !readLater.has(prop));
    for (const declaration of unread) declaration.remove();
  } while (unread.length > 0);
};

const animationsIn = (root: Root): Set<string> =>
  new Set(
    declarationsOf(root)
      .filter(({ prop }) => /^(?:-webkit-)?animation(?:-name)?$/.test(prop))
      .flatMap(({ value }) => value.split(/[\s,]+/)),
  );

/** An animation stands in the first sheet that plays it. */
const dropKeyframes = (roots: readonly Root[]): void => {
  const placed = new Set<string>();
  for (const root of roots) {
    const played = animationsIn(root);
    root.walkAtRules('keyframes', (keyframes: AtRule) => {
      if (!played.has(keyframes.params) || placed.has(keyframes.params)) keyframes.remove();
    });
    for (const name of played) placed.add(name);
  }
};

const dropEmpty = (root: Root): void => {
  let isEmpty = true;
  while (isEmpty) {
    isEmpty = false;
    root.walk((node) => {
      if (node.type === 'decl' || node.type === 'comment' || !('nodes' in node)) return;
      if (node.nodes?.length !== 0) return;
      node.remove();
      isEmpty = true;
    });
  }
};

/**
 * Takes away what the sheets of a page hold and nobody uses: custom properties, animations, blocks without a rule.
 *
 * @param roots the sheets, in their order; they are changed
 * @param readLater custom properties that sheets and scripts read which come after the page
 * @returns the same sheets
 */
export const withoutUnread = (roots: readonly Root[], readLater: ReadonlySet<string>): readonly Root[] => {
  dropProperties(roots, readLater);
  dropKeyframes(roots);
  for (const root of roots) dropEmpty(root);
  return roots;
};
