import { describe, expect, it } from 'vitest';
import { cleanFileName } from './file-name.ts';

describe('cleanFileName', () => {
  it.each([
    ['Curriculum Lucia.pdf', 'Curriculum Lucia.pdf'],
    ['Niccolò D’Amico.DOCX', 'Niccolò D’Amico.docx'],
    ['../../x.pdf', 'x.pdf'],
    ['C:\\Users\\ada\\cv.doc', 'cv.doc'],
    ['/etc/passwd/cv.pdf', 'cv.pdf'],
    ['cv\u202efdp.exe.pdf', 'cvfdp.exe.pdf'],
    ['cv\r\nBcc: a@b.example.pdf', 'cvBcc_ a@b.example.pdf'],
    ['cv\0.pdf', 'cv.pdf'],
    ['<script>alert(1)</script>.pdf', 'script_.pdf'],
    ['"cv"; filename=x.pdf', '_cv_ filename_x.pdf'],
    ['=?utf-8?q?ciao?=.pdf', '_utf-8_q_ciao_.pdf'],
    ['.pdf', 'curriculum.pdf'],
    ['...pdf', 'curriculum.pdf'],
    ['  .  .pdf ', 'curriculum.pdf'],
    ['con.pdf', 'curriculum-con.pdf'],
    ['cv \ud83d.pdf', 'cv \ufffd.pdf'],
  ])('turns %j into %j', (given, filename) => {
    expect(cleanFileName(given)?.filename).toBe(filename);
  });

  it('shortens a long name, keeps its extension and splits no character', () => {
    for (const given of [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(95)}${'😀'.repeat(200)}.pdf`]) {
      const { filename } = cleanFileName(given) ?? { filename: '' };
      expect(filename.length).toBeLessThanOrEqual(100);
      expect(filename).toMatch(/^a+(?:😀)*\.pdf$/u);
      expect(filename.isWellFormed()).toBe(true);
    }
    expect(cleanFileName(`${'a'.repeat(1_000_000)}.pdf`)?.filename).toHaveLength(100);
    // A device name of Windows, which gets a prefix.
    expect(cleanFileName(`con.${'a'.repeat(92)}.pdf`)?.filename).toMatch(/^curriculum-con\.a{81}\.pdf$/);
  });

  it.each([
    'cv.exe',
    'cv',
    '',
    'pdf',
    'cv.pdf.exe',
    'cv\u202excod.exe',
    'cv.docm',
    'cv.pdf\u0000.exe',
    'cv.pdf/',
  ])('rejects %j, which is no CV', (given) => {
    expect(cleanFileName(given)).toBeUndefined();
  });
});
