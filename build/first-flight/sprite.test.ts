import { expect, test } from 'vitest';
import { dropUnusedSymbols } from './sprite.ts';

test('only the icons that the page draws stay in its sprite', () => {
  const sprite = '<symbol id="icon-a"><path/></symbol><symbol id="icon-b"><path/></symbol>';
  expect(dropUnusedSymbols(`<use href="#icon-b"></use>${sprite}`)).toBe(
    '<use href="#icon-b"></use><symbol id="icon-b"><path/></symbol>',
  );
});
