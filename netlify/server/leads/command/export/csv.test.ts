import { describe, expect, it } from 'vitest';
import { csv } from './csv.ts';

/** As a spreadsheet shows it: what has no width is not seen. */
const seen = (text: string): string => text.replaceAll('\u200b', '');
/** The only cell of a table of one, without its quotation marks. */
const cellOf = (text: string): string => csv([[text]]).slice('\ufeff"'.length, -'"\r\n'.length);

describe('csv', () => {
  it('is what Excel and LibreOffice open with Italian settings', () => {
    expect(
      csv([
        ['a', 'b'],
        ['uno; due', 'tre "quattro"'],
        [null, { ours: '2026-11-25 10:05:00' }],
        ['riga\ndue', '😀 è'],
      ]),
    ).toBe(
      '\ufeff"a";"b"\r\n"uno; due";"tre ""quattro"""\r\n"";"2026-11-25 10:05:00"\r\n"riga\ndue";"😀 è"\r\n',
    );
  });

  it.each([
    '=1+1',
    '+39 06 1234567',
    '-2',
    '@SUM(1)',
    '\t=1+1',
    '\r=1+1',
    ' =1+1',
    '"=1+1"',
    '＝1+1',
    "=cmd|' /C calc'!A0",
    'ciao,=HYPERLINK("http://x")',
    'ciao;\n=1+1',
    '0612345678',
    '1-2',
    '1.200',
  ])('calculates nothing of %j, and shows it as typed', (text) => {
    const cell = cellOf(text);
    expect(seen(cell).replaceAll('""', '"')).toBe(text);
    for (const part of cell.split(/[\r\n\t,;|]/)) expect(part).not.toMatch(/^\s*"*[=+\-@＝＋－＠]/);
    expect(cell).not.toMatch(/^[\d\s.,+-]+$/);
  });

  it.each([
    '1e5',
    '1,5E-3',
    'nov-2026',
    '25 Novembre 2026',
    'Dec 1',
    '12:30 PM',
    '2026-11-25T10:00:00Z',
    'VERO',
    ' true ',
  ])('does not let %j become a number, a day or a truth value', (text) => {
    expect(cellOf(text)).toBe(`\u200b${text}`);
  });

  it.each(['marketing-2026', 'novembre', 'e-commerce 5', 'vero affare', 'Q4-2026'])(
    'leaves the words of %j',
    (text) => {
      expect(cellOf(text)).toBe(text);
    },
  );

  it.each(['Lucia D’Amico', "l'offerta è <b>", 'mario@studio.example', '3M Italia', 'medici-2026', ''])(
    'leaves %j as it is',
    (text) => {
      expect(cellOf(text)).toBe(text);
    },
  );
});
