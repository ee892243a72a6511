import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WEAVES } from './drafts.ts';
import { weaveSprite } from './sprite.ts';

const DYES = { ink: 'ink', linen: 'linen', madder: 'madder', pale: 'pale', deep: 'deep', night: 'night' };

test('gives every weave its own block in the sprite', () => {
  expect(weaveSprite(DYES)).toContain(`viewBox="0 0 80 ${80 * WEAVES.length}"`);
});

test('is as high in the styles of whole drafts as it has weaves', () => {
  const styles = readFileSync(new URL('../styles/utilities.css', import.meta.url), 'utf8');
  expect(styles).toContain(`calc(var(--size) * ${WEAVES.length})`);
});

test('draws all threads of a colour and a direction as one path', () => {
  expect(
    weaveSprite(DYES)
      .match(/stroke="\w+"/g)
      ?.toSorted(),
  ).toEqual(['deep', 'deep', 'ink', 'pale', 'pale'].map((dye) => `stroke="${dye}"`));
});
