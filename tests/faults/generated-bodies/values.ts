import fc from 'fast-check';
import { FIELD_EXAMPLES } from '../../../src/lead/fields.examples.ts';
import { TEXT_FIELDS } from '../../../src/lead/fields.ts';
import { validLead } from '../outside-services.ts';

/** Names with a meaning for JavaScript or for the functions. */
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
  '',
  'length',
  'attachment',
  'requestId',
  'consentVersion',
  ...Object.keys(validLead),
  ...TEXT_FIELDS,
];

const key = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...KEYS) }, fc.string());

/** Text of every kind: hostile, broken or long. */
export const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'x\r\nBcc: vittima@azienda.example',
    '<script>alert(1)</script>',
    '=?utf-8?q?=0D=0A?=',
    '\ud800',
    '\u202eoiggassem',
    '\u200b\u200d\ufeff',
    "'; drop table leads; --",
    '{{7*7}}',
    '[[value.name]]',
    '../../etc/passwd',
    '1e999',
    'true',
  ),
  fc.integer({ min: 1, max: 20_000 }).map((length) => 'a'.repeat(length)),
  fc.integer({ min: 1, max: 3_000 }).map((length) => '\u0301'.repeat(length)),
);

const scalar = fc.oneof(
  text,
  fc.boolean(),
  fc.constant(null),
  fc.integer(),
  fc.double(),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, -0, 1e308),
);

/** JSON with keys like those of prototypes, built as text because an object cannot have all of them. */
const jsonText: fc.Arbitrary<string> = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalar.map((value) => JSON.stringify(value) ?? 'null'),
    fc.array(tie('value'), { maxLength: 4 }).map((items) => `[${items.join()}]`),
    fc
      .array(fc.tuple(key, tie('value')), { maxLength: 6 })
      .map((entries) => `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`),
  ),
})).value;

/** Nested arrays or objects, deep enough to break a recursive parser. */
const deep = fc
  .tuple(fc.constantFrom('[', '{"a":'), fc.integer({ min: 1, max: 50_000 }), fc.boolean())
  .map(
    ([open, depth, closed]) =>
      `${open.repeat(depth)}1${closed ? (open === '[' ? ']' : '}').repeat(depth) : ''}`,
  );

const FIELDS = Object.keys(validLead) as (keyof typeof validLead)[];

/** A valid message, almost surely unlike any other. */
const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });

/** A valid or wrong number, or none. */
const vatNumber = fc.constantFrom(
  ...FIELD_EXAMPLES.vatNumber.right,
  FIELD_EXAMPLES.vatNumber.wrong,
  undefined,
);

/** A lead with at most two changed fields: it gets furthest through the checks. */
const nearLead = fc
  .dictionary(fc.constantFrom(...FIELDS, ...TEXT_FIELDS, 'attachment', 'consentVersion'), scalar, {
    maxKeys: 2,
  })
  .chain((change) =>
    fc.tuple(words, vatNumber).map(([message, number]) => ({
      ...validLead,
      website: '',
      message,
      ...(number !== undefined && { vatNumber: number }),
      ...change,
    })),
  );

const attachment = fc.record(
  {
    filename: fc.oneof(
      text,
      fc.constantFrom('cv.pdf', '../../x.pdf', `${'n'.repeat(300)}.docx`, 'x\u202efdp.exe'),
    ),
    content: fc.oneof(fc.base64String({ maxLength: 400 }), text, fc.constant('JVBERi0xLjcKJSVFT0Y=')),
    type: text,
    uploadId: fc.oneof(fc.uuid(), text),
  },
  { requiredKeys: [] },
);
const application = fc
  .tuple(nearLead, attachment)
  .map(([lead, file]) => ({ ...lead, formType: 'career', attachment: file }));

/** Bodies that are JSON, or almost. */
export const jsonBody: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: nearLead.map((lead) => JSON.stringify(lead)) },
  { weight: 2, arbitrary: application.map((lead) => JSON.stringify(lead)) },
  { weight: 3, arbitrary: jsonText },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: fc.tuple(jsonText, fc.nat(40)).map(([whole, cut]) => whole.slice(0, cut)) },
  { weight: 1, arbitrary: nearLead.map((lead) => `\ufeff${JSON.stringify(lead)}`) },
);

/** The fields of a form, of which some are wrong or appear twice. */
export const formFields: fc.Arbitrary<[string, string][]> = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...FIELDS, 'requestId', 'attachment'), key), text), {
    maxLength: 5,
  })
  .chain((more) =>
    fc.boolean().map((complete): [string, string][] => {
      const fields: [string, string][] = Object.entries({
        ...validLead,
        privacyConsent: 'on',
        contactConsent: 'on',
      });
      return complete ? [...fields, ...more] : [...more, ...fields.slice(more.length)];
    }),
  );
