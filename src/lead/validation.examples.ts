import type { TextField } from './fields.ts';

/**
 * Values that people, tools and bots put into the boxes of a lead form, with the verdict of Specification §5. Tests
 * hold HTML, island and function to the same table. The messages are written out, so that a changed text fails a test.
 */
export interface ValidationExample {
  readonly field: TextField;
  readonly value: string;
  /** The first message; undefined = accepted. */
  readonly message: string | undefined;
}

type Field = ValidationExample['field'];

const NAME = {
  required: 'Nome è obbligatorio',
  tooLong: 'Nome troppo lungo (max 100 caratteri)',
  characters: 'Nome contiene caratteri non validi',
};
const EMAIL = {
  required: 'Email è obbligatoria',
  tooLong: 'Email troppo lunga (max 255 caratteri)',
  format: 'Formato email non valido',
};
const PHONE = {
  required: 'Telefono è obbligatorio',
  tooLong: 'Telefono troppo lungo (max 20 caratteri)',
  characters: 'Telefono contiene caratteri non validi',
};
const COMPANY_TOO_LONG = 'Nome azienda troppo lungo (max 100 caratteri)';
const MESSAGE_TOO_LONG = 'Messaggio troppo lungo (max 2000 caratteri)';

const TAX_CODE = 'Questo è un codice fiscale: qui va la partita IVA, 11 cifre';
const VAT_NUMBER = 'Partita IVA non valida (controlla le 11 cifre)';

/** @returns a valid address of exactly this many characters: every part within the limits of RFC 5321 */
const emailOf = (length: number): string => {
  const start = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.`;
  return start + 'e'.repeat(length - start.length);
};

/** The hyphen, and signs that people take for it. */
const LIKE_A_DASH = [...'-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFE63\uFF0D\u02D7\u207B\u2796'];
const LIKE_AN_APOSTROPHE = [..."'\u2018\u2019\u201B\u2032\uFF07"];

// biome-ignore format: a table, read by the line
const ROWS: readonly [Field, string | undefined, readonly string[]][] = [
  ['name', undefined, [
    'Giulia Montanari', 'Anna', 'X', 'Li', 'MARIO ROSSI', 'mario rossi', 'Jean-Luc', 'Anna Maria De Rossi',
    "D'Amico", "Niccolò D'Angelo", 'Niccolò D’Amico', 'Nicolo` Rossi', 'Nicolo´ Rossi', 'Niccolò', 'Niccolo\u0300',
    'Désirée', 'Müller', 'Åsa', 'François', 'José Ñuñez', 'Łukasz Żółć', 'Ștefan Țîrlea', 'Çağlar', 'Þórður', 'ß',
    'Ærø', 'Đorđe', 'Ő Ű', 'Ngũgĩ', 'Nguyễn Văn A', 'O‘Brien', 'Oʼo', '--', "'", "-a'",
    'Иван Петров', 'Ελένη', 'محمد علي', 'דוד כהן', '王小明', 'さくら', '김민수', 'प्रिया', 'สมชาย',
    ' Giulia ', '\u00a0Giulia\u00a0Neri\u00a0', 'Giulia\u2003Neri', 'Giulia\tNeri', 'Giulia  Neri', '\ufeffGiulia',
    'Giulia\u2028Neri', 'Giulia\ufeffNeri', 'Giulia\u000bNeri',
    'Bèrti\u2011Neri', 'Bèrti‐Neri', 'a'.repeat(100), `${'à'.repeat(99)}b`, 'a\u0300'.repeat(100), ` ${'a'.repeat(100)} `,
  ]],
  ['name', NAME.required, ['', ' ', '   ', '\u00a0', '\t', '\u3000\u2003', '\ufeff', ' '.repeat(101)]],
  ['name', NAME.tooLong, ['a'.repeat(101), 'a'.repeat(5000), `${'a'.repeat(50)} ${'b'.repeat(50)}`, '1'.repeat(101)]],
  ['name', NAME.characters, [
    'Giulia 24', '24', 'R2-D2', 'Giulia_Neri', 'Giulia.Neri', 'Dott. Neri', 'Giulia, Neri', 'Neri/Rossi', 'Neri & Figli',
    'Neri (Giulia)', 'Giulia@neri', 'Giulia!', '?', '"Giulia"', 'Neri s.r.l.',
    '<b>Giulia</b>', '<script>alert(1)</script>', '{{7*7}}', '$(7)', "Robert'); DROP TABLE leads;--", 'a\\b', 'a|b',
    'Giulia 🙂', '👩‍💼', '🇮🇹', 'Giulia\u0000', '\u0000', 'Giulia\u0007', 'Giulia\u007f',
    '٣', 'Ⅳ', '½', 'Giulia\ufffd', '=?utf-8?Q?Giulia?=',
    'http://neri.example', '%0d%0aBcc: a', '+39 333 1234567',
  ]],
  ['email', undefined, [
    'g.montanari@officine.example', 'a@b.it', 'A@B.IT', 'G.Montanari@Officine.example', "o'brien@sub.example.co",
    'nome+tag@example.com', 'nome_cognome@example.com', 'nome-cognome@example.com', '1234@example.com', 'a@1.it',
    'a@123.123.123.123', '{a|b}@c.it', "!#$%&'*+/=?^_`{|}~-@example.com", 'a@b-c.it', 'a@sub.sub.sub.example.it',
    'a@xn--caff-8oa.example', 'info@società.it', 'info@caffè.example', 'a@caffè.123', 'info@пример.рф', 'a@xn--caff-8oa.società.it', 'a@b\u200b.it', 'a@b.museum', 'a@b.c', 'a@b.1',
    ' a@b.it ', '\ta@b.it', `${'a'.repeat(64)}@b.it`, `${'a'.repeat(65)}@b.it`, `a@${'b'.repeat(63)}.it`, 'a.b.c.d@e.it',
    'A.B@C.IT', "-.'.+@b.it", 'a.b@società.it', ' a.b@c.it ', emailOf(254), emailOf(255),
  ]],
  ['email', EMAIL.required, ['', ' ', '    ', '\t']],
  ['email', EMAIL.tooLong, [emailOf(256), `${'a'.repeat(300)}@b.it`, 'a'.repeat(256)]],
  ['email', EMAIL.format, [
    'g.montanari', 'g.montanari@', '@officine.example', '@', 'a@b', 'a@localhost', 'giulia@officine', 'a@@b.it',
    'a@b@c.it', 'a b@c.it', 'a@b c.it', 'a@ b.it', 'a @b.it', 'a@b.it.', 'a@.b.it', 'a@b..it', 'a@-b.it', 'a@b-.it',
    'a@-à.it', 'a@à-.it', 'a@b_c.it', 'a@b.it, c@d.it', 'a@b.it;c@d.it', 'Giulia <a@b.it>', '<a@b.it>', 'mailto:a@b.it', '"a b"@c.it',
    '"a"@c.it', 'a@[127.0.0.1]', 'a@[IPv6:::1]', 'a(commento)@b.it', 'a\\@b@c.it', `a@${'b'.repeat(64)}.it`,
    'niccolò@example.it', '用户@example.com', '🙂@example.it', 'a@🙂', 'a@b.it\u0000',
    '.a@b.it', 'a.@b.it', 'a..b@c.it', '..a@b.it', 'a..@b.it', 'a...b@c.it', 'a.b..c@d.it', '.a.b@c.it', 'a.b.@c.it', '.@b.it',
    '..@b.it', '...@b.it', 'A..B@C.IT', '+.@b.it', '1..2@3.it', 'a..b@c', ' .a@b.it ', '\ta.@b.it', ' a..b@c.it', '.a@società.it',
    'a.@caffè.example', 'a..b@пример.рф', 'a..b@xn--caff-8oa.example', '"a..b"@c.it', '".a"@c.it', '"a."@c.it', '"."@c.it', 'a."b"@c.it',
    '"a".b@c.it', 'a@b..c.it', 'a@..it', 'a@b.it..',
    'a@b\u2028.it', 'a@\ufffd.it', 'a@b.it<script>', 'a@b/c.it', 'a@b:25.it', 'a@b,it', 'a:b@c.it', 'a[1]@b.it', '%0d%0aBcc:x@b.it%20',
  ]],
  ['phone', undefined, [
    '06/1234567', '+39 333 1234567', '+39 02 1234567', '0212345678', '333-1234567', '(06) 123.45.67', '333 12 34 567',
    '0039 02 123456', '+1 (555) 010-0199', '+44 20 7946 0000', '112', '1', '+', '-', '()', '06.1234567',
    '06 / 123 45 67', '０６ １２３', '06\u00a01234567', ' 0212345678 ', '\t0212345678',
    '0'.repeat(20), `+${'1'.repeat(19)}`, ' '.repeat(2) + '0'.repeat(18), '++39', '333  1234567', '06\u20281234567', '06\u000c1234567',
  ]],
  ['phone', PHONE.required, ['', ' ', '     ', '\u00a0\u00a0', '\t', '/', ' / / ']],
  ['phone', PHONE.tooLong, ['0'.repeat(21), `+39${'1'.repeat(18)}`, 'a'.repeat(21), '+39 02 1234 5678 int 9']],
  ['phone', PHONE.characters, [
    'ufficio', '06 1234567 int', '333x1234567', '12#', '*123#', '1;2', '1,2', '02 12:34', 'tel:0212345', '06_123',
    '٠١٢٣', '06\u0000', '<1>', '📞 02', '0x1F', '1e5', '½', '[06]',
    '02\\123', "02'123", '02"123', '02 & 03', '=1+1', 'NaN', '06~12',
  ]],
  ['company', undefined, [
    '', ' ', 'Officine Neri S.r.l.', 'Neri & Figli', '<b>Neri</b>', '🏭', 'ACME\u0000', 'a'.repeat(100), '7 Nani',
  ]],
  ['company', COMPANY_TOO_LONG, ['a'.repeat(101), 'a'.repeat(5000), ` ${'a'.repeat(100)}`]],
  ['message', undefined, [
    '', ' ', '\n', 'Due sedi a Prato, oggi 100 Mb/s.', 'Prima riga\nseconda riga', 'Prima\r\nseconda', 'Prima\rseconda',
    '<script>alert(1)</script>', 'perché € « » – …', '🙂👩‍💼🇮🇹', 'مرحبا', 'שלום', '\u202eotset', 'a\u0000b', '\ufeff', '\t',
    "'; DROP TABLE leads;--", 'Bcc: tutti@example.it', '[[value.email]]', '{{7*7}}', 'a'.repeat(2000), '🙂'.repeat(1000),
    'riga\n'.repeat(400), 'riga\r\n'.repeat(400), ' '.repeat(2000),
  ]],
  ['message', MESSAGE_TOO_LONG, [
    'a'.repeat(2001), 'a'.repeat(10_000), `${'🙂'.repeat(1000)}a`, `${'riga\n'.repeat(400)}x`, ' '.repeat(2001),
  ]],
  ['vatNumber', undefined, [
    '', ' ', '\u00a0\u200b', '12345678903', '00743110157', '07643520567', 'IT12345678903', 'it12345678903', 'It 12345678903',
    'IT 123 4567 8903', ' 12345678903 ', '1 2 3 4 5 6 7 8 9 0 3', '123\u00a04567\u20098903', '１２３４５６７８９０３', '\u200b12345678903',
    '123\u00ad45678903', 'IT\u200e12345678903\u202c', '\u202aIT 12345678903\u202c', '\t12345678903',
  ]],
  ['vatNumber', VAT_NUMBER, [
    '12345678902', '12345678904', '21345678903', '12345678930', '00743110158', 'IT12345678901', ' 123 4567 8900 ',
    '1234567890', '123456789', '1', '123456789031', '112345678903', 'IT', 'IT1234567890', 'ITIT12345678903', '12345678903IT',
    'FR12345678903', 'DE123456789', 'P.IVA 12345678903', '1234567890O',
    '-12345678903', '+12345678903', '=1+1', '12345678903;', '٠٧٦٤٣٥٢٠٥٦٧', '1e10', '🙂', '<b>12345678903</b>', '12345678903\u0000',
    'a'.repeat(5000), '0'.repeat(12), '00000000000', '00000000018', '12345678903-', 'IT-', '..', '1234567890.',
  ]],
  ['vatNumber', undefined, ['IT-12345678903', 'IT. 12345678903', '123.456.789.03', '12.345.678.903', '12345678–903', '123−456−789−03']],
  ['vatNumber', TAX_CODE, ['RSSMRA80A01H501U', 'rssmra80a01h501u', 'RSS MRA 80A01 H501U', 'RSSMRA8LA0MH50PU']],
  // Signs that look like a hyphen or an apostrophe, and signs that may be meant otherwise.
  ...LIKE_A_DASH.flatMap((dash): [Field, undefined, string[]][] => [
    ['name', undefined, [`Anna${dash}Maria`, `Neri ${dash} Rossi`]],
    ['phone', undefined, [`06${dash}1234567`]],
    ['company', undefined, [`Neri${dash}Rossi S.r.l.`]],
  ]),
  ...LIKE_AN_APOSTROPHE.flatMap((apostrophe): [Field, undefined, string[]][] => [
    ['name', undefined, [`Nicolò D${apostrophe}Angelo`]],
    ['company', undefined, [`D${apostrophe}Angelo S.r.l.`]],
  ]),
  ['name', `${NAME.characters} (il segno «)`, ['«Giulia»']],
  ['name', `${NAME.characters} (il segno “)`, ['D“Angelo']],
  ['name', `${NAME.characters} (il segno ＠)`, ['＠']],
  ['email', `${EMAIL.format} (il segno ․)`, ['g․montanari@officine.example']],
  ['email', `${EMAIL.format} (il segno ＠)`, ['g.montanari＠officine.example']],
  ['phone', `${PHONE.characters} (il segno ․)`, ['06․1234567']],
  // Format characters, which pasted text may contain.
  ['name', undefined, [
    'Giulia\u200bNeri', 'Giu\u00adlia', 'Giu\u2060lia', 'Giulia\u200e Neri', '\u2068Giulia\u2069 \u2068Neri\u2069', '\u2066Giulia\u2069',
    'Giulia\u200f', '\u202aGiulia Neri\u202c', '\u202eGiulia\u202c', 'Giulia\u202eNeri', 'Giulia \u202dNeri\u202c', '\u200b \u200bGiulia\u2060\u00a0\u200e', '\u061cGiulia\u180e',
    'حسین\u200cزاده', 'श्री\u200dमान', '\u200dGiulia\u200c', 'Giulia\u{e0067}', 'D\u200b’Amico',
  ]],
  ['name', NAME.required, ['\u200b', '\u202a\u202c', ' \u200d ', '\u2066 \u2069', '\u00ad']],
  ['name', NAME.characters, ['Giulia\u200b24', '👩\u200d👩', '\u200bx@y']],
  ['phone', undefined, [
    '\u202a+39 333 1234567\u202c', '+39\u202d333', '\u202d+39 333 123\u202c', '\u2066+39 02 12345\u2069', '\u200e06 1234567',
    '06\u200b1234567', '06\u00ad1234567', '06\u20601234567', '06 1234567\u200f', '\ufeff06 1234567', '\u061c06\u180e12\u2064',
  ]],
  ['phone', PHONE.required, ['\u202a\u202c', '\u200b', ' \u200e ']],
  ['phone', PHONE.characters, ['\u202aufficio\u202c', '06\u200b12#']],
];

/** More than 300 values, each with its field and its verdict. */
export const VALIDATION_EXAMPLES: readonly ValidationExample[] = ROWS.flatMap(([field, message, values]) =>
  values.map((value) => ({ field, value, message })),
);

/** Values that the island and a request can carry: without scripts, an e-mail box refuses these signs by name. */
export const HIDDEN_IN_EMAIL_EXAMPLES: readonly ValidationExample[] = [
  ...[
    '\u200ba@b.it',
    'a@b.it\u200b',
    '\u202aa@b.it\u202c',
    '\u2068a@b.it\u2069',
    'a\u00adb@c.it',
    'a@b\u2060c.it',
  ],
  ...[
    '\ufeffa@b.it',
    'a@b.it\u202e',
    'a\u200db@c.it',
    '\u200e a@b.it \u200f',
    '\u200ba@società.it',
    'a\u{e0067}@b.it',
  ],
  ...LIKE_A_DASH.slice(1).flatMap((dash) => [
    `info@studio${dash}rossi.example`,
    `anna${dash}maria@officine.example`,
    `a@bé${dash}c.it`,
  ]),
  ...LIKE_AN_APOSTROPHE.slice(1).map((apostrophe) => `n.d${apostrophe}angelo@officine.example`),
].map((value): ValidationExample => ({ field: 'email', value, message: undefined }));

/** Values that only a request can carry: a box of one line cannot contain a line break. */
export const LINE_BREAK_EXAMPLES: readonly ValidationExample[] = [
  { field: 'name', value: 'Giulia\nBcc: x', message: NAME.characters },
  { field: 'name', value: 'Giulia\r\nNeri', message: NAME.characters },
  { field: 'name', value: '\r\nGiulia\r\n', message: undefined },
  { field: 'email', value: 'a@b.it\r\nBcc: c@d.it', message: EMAIL.format },
  { field: 'email', value: 'a@b.it\nc@d.it', message: EMAIL.format },
  { field: 'email', value: 'a@\nb.it', message: EMAIL.format },
  { field: 'email', value: 'a.\n.b@c.it', message: EMAIL.format },
  { field: 'email', value: '\na..b@c.it\r\n', message: EMAIL.format },
  { field: 'email', value: 'a@b.it\r\n', message: undefined },
  { field: 'phone', value: '02\n123', message: PHONE.characters },
  { field: 'phone', value: '02\r\n123', message: PHONE.characters },
  { field: 'phone', value: '\n', message: PHONE.required },
  { field: 'vatNumber', value: '1234567\n8903', message: VAT_NUMBER },
  { field: 'vatNumber', value: '12345678903\r\n', message: undefined },
];
