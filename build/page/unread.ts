import type { AtRule, Declaration, Root } from 'postcss';

const READ = /var\(\s*(--[\w-]+)/g;

const declarationsOf = (root: Root): Declaration[] => {
  const declarations: Declaration[] = [];
  root.walkDecls((declaration) => {
    declarations.push(declaration);
  });
  return declarations;
};

const readBy = (declarations: readonly Declaration[]): Set<string | undefined> =>
  new Set(declarations.flatMap(({ value }) => Array.from(value.matchAll(READ), ([, name]) => name)));

/** Removes custom properties that nobody reads; one that is gone reads no other. */
const dropProperties = (roots: readonly Root[], readLater: ReadonlySet<string>): void => {
  const isUnread = (name: string, read: ReadonlySet<string | undefined>): boolean =>
    name.startsWith('--') && !read.has(name) && !readLater.has(name);
  let all = roots.flatMap(declarationsOf);
  for (let count = 0; count !== all.length; ) {
    count = all.length;
    const read = readBy(all);
    for (const declaration of all) if (isUnread(declaration.prop, read)) declaration.remove();
    all = roots.flatMap(declarationsOf);
  }
  const read = readBy(all);
  for (const root of roots)
    root.walkAtRules('property', (atRule) => {
      if (isUnread(atRule.params, read)) atRule.remove();
    });
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
