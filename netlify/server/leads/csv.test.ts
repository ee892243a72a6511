import { describe, expect, it } from 'vitest';
import { csv, telephoneCell } from './csv.ts';

/** @returns the text as a spreadsheet shows it, without characters of no width */
const shownText = (text: string): string => text.replaceAll('\u200b', '');
/** @returns the cell of a table with one cell, without its quotation marks */
const cellOf = (text: string): string => csv([[text]]).slice('\ufeff"'.length, -'"\r\n'.length);

describe('csv', () => {
  it('writes a file that Excel and LibreOffice open with Italian settings', () => {
    expect(
      csv([
        ['a', 'b'],
        ['uno; due', 'tre "quattro"'],
        [null, { trusted: '2026-11-25 10:05:00' }],
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
  ])('keeps a spreadsheet from calculating %j, and shows it as typed', (text) => {
    const cell = cellOf(text);
    expect(shownText(cell).replaceAll('""', '"')).toBe(text);
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
  ])('keeps a spreadsheet from converting %j to a number, a date or a boolean', (text) => {
    expect(cellOf(text)).toBe(`\u200b${text}`);
  });

  it.each(['marketing-2026', 'novembre', 'e-commerce 5', 'vero affare', 'Q4-2026'])(
    'does not take %j for a number, a date or a boolean',
    (text) => {
      expect(cellOf(text)).toBe(text);
    },
  );

  it.each(['Lucia D’Amico', "l'offerta è <b>", 'mario@studio.example', '3M Italia', 'medici-2026', ''])(
    'leaves %j unchanged',
    (text) => {
      expect(cellOf(text)).toBe(text);
    },
  );

  it.each(['+39 06 1234567', '0612345678', '333-1234567', '+39 (06) 123.456/7', '00390612345678'])(
    'writes the telephone number %j as typed, without a sign that a dialler would choke on',
    (number) => {
      expect(csv([[telephoneCell(number)]])).toBe(`\ufeff"${number}"\r\n`);
    },
  );

  it.each(['=1+1', '+39 06 1234567 int. 5', '+SUM(A1)', '-2', '06 1;=1', '@39', '+1+2', '06\n=1', '+', ''])(
    'guards %j in the field for telephone numbers like any text',
    (text) => {
      expect(csv([[telephoneCell(text)]])).toBe(csv([[text]]));
    },
  );
});
