import { expect, test } from 'vitest';
import { problemText, readProject } from '../testing/problem-text.ts';
import { edit, temporaryProject } from '../testing/temporary-project.ts';

const FILE = 'colours.yaml';

test.each([
  [
    'one that is hard to read, with its contrast',
    edit(FILE, 'madder: "#f0a000"', 'madder: "#8a3010"'),
    'src/content/colours.yaml:8\n  field     madder\n  expected  a contrast of at least 4.5:1 to ink (#101820), with which it is read: this has 2.',
  ],
  [
    'one that YAML reads as a note, because it has no quotation marks',
    edit(FILE, '"#f0a000"', '#f0a000'),
    'field     madder\n  expected  quotation marks around a text with a #',
  ],
  [
    'a name of CSS, which mail programs do not know',
    edit(FILE, '"#f0a000"', 'orange'),
    'field     madder\n  expected  a # and six digits from 0 to 9 and a to f, in quotation marks, such as "#f6541d"',
  ],
])('refuses %s', (_what, changes, message) => {
  expect(problemText(changes)).toContain(message);
});

test('takes capitals', () => {
  const root = temporaryProject(edit(FILE, '"#f0a000"', '"#F0A000"'));
  expect(readProject(root).colours.madder).toBe('#f0a000');
});
