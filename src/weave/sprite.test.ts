import { expect, test } from 'vitest';
import { WEAVES } from './drafts.ts';
import { weaveSprite } from './sprite.ts';

test('the committed sprite is what the drafts draw', async () => {
  await expect(weaveSprite()).toMatchFileSnapshot('../assets/art/weaves.svg');
});

test('every weave has a block of its own in the sprite', () => {
  expect(weaveSprite()).toContain(`viewBox="0 0 80 ${80 * WEAVES.length}"`);
});
