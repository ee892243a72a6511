import { expect, test } from 'vitest';
import { editsIn, newFilesIn } from './docs-examples.ts';

test('reads a block as a new file when its first line says so', () => {
  const markdown = [
    '```yaml\n# new file: src/content/a.yaml\ntitle: A\n```',
    '```yaml\n# src/content/b.yaml\ntitle: B\n```',
    '```yaml\n# new file: src/content/c/d.yaml\nkind: d\n\nmore: 1\n```',
  ].join('\n\n');
  expect(newFilesIn(markdown)).toEqual([
    { file: 'src/content/a.yaml', text: 'title: A\n' },
    { file: 'src/content/c/d.yaml', text: 'kind: d\n\nmore: 1\n' },
  ]);
});

test('reads a block as an edit when its first line names a file', () => {
  const markdown =
    '```yaml\n# new file: src/content/a.yaml\ntitle: A\n```\n\n```yaml\n# src/content/b.yaml\n  - b: 1\n```\n';
  expect(editsIn(markdown)).toEqual([{ file: 'src/content/b.yaml', text: '  - b: 1\n' }]);
});
