import { expect, it } from 'vitest';
import { inColumns } from './columns.ts';

const ROWS = [
  ['NAME', 'TRIES', 'NOTE'],
  ['a', '1', ''],
  ['longer', '12', 'one line\nand a much longer second one'],
];

it('gives each column the width of its longest first line', () => {
  expect(inColumns(ROWS)).toBe(
    'NAME    TRIES  NOTE\na       1\nlonger  12     one line\nand a much longer second one',
  );
});

it('aligns figures to the right', () => {
  expect(
    inColumns(
      [ROWS[0] ?? [], ROWS[1] ?? []].map((row) => row.slice(0, 2)),
      true,
    ),
  ).toBe('NAME  TRIES\na         1');
});

it('makes nothing of no rows', () => {
  expect(inColumns([])).toBe('');
});
