import type { ArticleBlock } from '../../content-model/schemas/article.ts';

/** A heading with the blocks below it. The opening of an article has no heading. */
export interface ArticlePart {
  readonly heading: string | undefined;
  readonly blocks: readonly ArticleBlock[];
}

/**
 * @param blocks the blocks of an article, from top to bottom
 * @returns the blocks in parts, a new part at each heading
 */
export const partsOf = (blocks: readonly ArticleBlock[]): ArticlePart[] => {
  const parts: { heading: string | undefined; blocks: ArticleBlock[] }[] = [];
  for (const block of blocks) {
    if (block.heading !== undefined) parts.push({ heading: block.heading, blocks: [] });
    else if (parts.length === 0) parts.push({ heading: undefined, blocks: [block] });
    else parts.at(-1)?.blocks.push(block);
  }
  return parts;
};
