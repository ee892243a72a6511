import { expect, test } from 'vitest';
import { PdfReference, readPdfValue } from './pdf-values.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['-44', -44],
  ['4294967292 ', 4294967292],
  ['.5', 0.5],
  ['8 0 R', new PdfReference(8)],
  ['8 0 Rest', 8],
  ['/Adobe#2EPPK', 'Adobe.PPK'],
  ['% note\n true', true],
  ['null', null],
  ['<00 fF 1>', bytes('\x00\xff\x10')],
  ['(a (b) \\) \\\\ \\101\\7\\n)', bytes('a (b) ) \\ A\x07\n')],
  ['(one\r\ntwo\rthree\\\r\nfour\\z)', bytes('one\ntwo\nthreefourz')],
  ['[1 /A (b)[]]', [1, 'A', bytes('b'), []]],
  [
    '<</A<</B 1>>/C[2 0 R]>>',
    new Map<string, unknown>([
      ['A', new Map([['B', 1]])],
      ['C', [new PdfReference(2)]],
    ]),
  ],
])('reads %s', (text, value) => {
  expect(readPdfValue(text, 0)?.value).toEqual(value);
});

test.each(['', 'obj', '(open', '<</A', '<</A 1', '<<1>>', '[1', '<0g>', '['.repeat(1000)])(
  'finds no value in %s',
  (text) => {
    expect(readPdfValue(text, 0)).toBeUndefined();
  },
);
