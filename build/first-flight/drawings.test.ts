import { expect, test } from 'vitest';
import { leanDrawings } from './drawings.ts';

test('shapes close themselves; what holds something, and what is no shape, stays', () => {
  expect(
    leanDrawings(
      '<svg><symbol id="a"><path d="M0 0"></path></symbol><use href="#a"></use></svg><i></i><p></p><path d="M1 1"><title>t</title></path>',
    ),
  ).toBe(
    '<svg><symbol id="a"><path d="M0 0"/></symbol><use href="#a"/></svg><i></i><p></p><path d="M1 1"><title>t</title></path>',
  );
});
