import type { AtRule, Declaration, Root, Rule } from 'postcss';

const READ = /var\(\s*(--[\w-]+)/g;
const ANIMATION = /^(?:-webkit-)?animation(?:-name)?$/;

/** Removes a node, and the blocks around it that this leaves empty. */
export const prune = (node: AtRule | Declaration | Rule): void => {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes.length === 0) prune(parent);
};

const declarationsIn = (roots: readonly Root[]): Declaration[] => {
  const declarations: Declaration[] = [];
  for (const root of roots)
    root.walkDecls((declaration) => {
      declarations.push(declaration);
    });
  return declarations;
};

/**
 * Removes custom properties that nothing reads. Repeats, since a removed one may have been the only reader of
 * another.
 */
const pruneProperties = (roots: readonly Root[], laterWords: ReadonlySet<string>): void => {
  const all = declarationsIn(roots);
  const read = new Set(all.flatMap(({ value }) => Array.from(value.matchAll(READ), ([, name]) => name)));
  const isUnread = (name: string) => name.startsWith('--') && !read.has(name) && !laterWords.has(name);
  const unread = all.filter(({ prop }) => isUnread(prop));
  for (const root of roots)
    root.walkAtRules('property', (rule) => (isUnread(rule.params) ? prune(rule) : undefined));
  for (const declaration of unread) prune(declaration);
  if (unread.length > 0) pruneProperties(roots, laterWords);
};

/** Leaves each animation in the first sheet that plays it. */
const pruneAnimations = (roots: readonly Root[]): void => {
  const defined = new Set<string>();
  for (const root of roots) {
    const animations = declarationsIn([root]).filter(({ prop }) => ANIMATION.test(prop));
    const played = new Set(animations.flatMap(({ value }) => value.split(/[\s,]+/)));
    root.walkAtRules('keyframes', (rule) => {
      if (!played.has(rule.params) || defined.has(rule.params)) prune(rule);
    });
    for (const name of played) defined.add(name);
  }
};

/**
 * Removes the custom properties and animations of a page's sheets that nothing uses.
 *
 * @param roots the sheets, which this changes
 * @param laterWords words of the scripts and sheets that the page fetches later, custom properties among them
 */
export const pruneUnread = (roots: readonly Root[], laterWords: ReadonlySet<string>): void => {
  pruneProperties(roots, laterWords);
  pruneAnimations(roots);
};
