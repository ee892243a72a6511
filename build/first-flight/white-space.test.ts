import { expect, test } from 'vitest';
import { oneWhiteSpace } from './white-space.ts';

test.each([
  [
    'between blocks one is left',
    '<li> <a> uno </a> </li> <li> due </li>',
    '<li> <a>uno</a></li> <li>due </li>',
  ],
  ['words of blocks never touch', '<li> <a> uno </a></li><li> due</li>', '<li> <a>uno</a></li><li> due</li>'],
  [
    'of a sentence none is lost',
    '<p>uno <b>due </b>tre <i>e</i> quattro</p>',
    '<p>uno <b>due </b>tre <i>e</i> quattro</p>',
  ],
  ['of two in a sentence the outer stays', '<p>uno <b> due </b> tre</p>', '<p>uno <b>due</b> tre</p>'],
  ['in a row one is left', '<p>uno \n due\u00a0 tre</p>', '<p>uno due\u00a0 tre</p>'],
  ['beside a box both count', '<p>uno <img alt=""> <input/> due</p>', '<p>uno <img alt=""> <input/> due</p>'],
  ['a drawing is a box', 'a <svg> <g> <path></path> </g> </svg> b', 'a <svg> <g><path></path></g></svg> b'],
  [
    'code and typed text stay',
    '<script>a  ;\n</script><textarea> b </textarea>',
    '<script>a  ;\n</script><textarea> b </textarea>',
  ],
])('%s', (_, html, expected) => {
  expect(oneWhiteSpace(html)).toBe(expected);
});
