import { expect, test } from 'vitest';
import { WEAVES } from './drafts.ts';
import { weaveSprite } from './sprite.ts';

test('draws the committed sprite from the drafts', async () => {
  await expect(weaveSprite()).toMatchFileSnapshot('../assets/art/weaves.svg');
});

test('gives every weave its own block in the sprite', () => {
  expect(weaveSprite()).toContain(`viewBox="0 0 80 ${80 * WEAVES.length}"`);
});
