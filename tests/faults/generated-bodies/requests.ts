import fc from 'fast-check';
import { SITE } from '../outside-services.ts';
import { formFields, jsonBody, text } from './values.ts';

/** A request as the function receives it. */
export interface GeneratedRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

type Shape = Pick<GeneratedRequest, 'headers' | 'body'>;

const bytesOf = (body: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(body, 'utf8'));

const JSON_TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON ;x',
  'application/json;charset=utf-16',
];
const json: fc.Arbitrary<Shape> = fc
  .tuple(jsonBody, fc.constantFrom(...JSON_TYPES), fc.constantFrom('utf8', 'utf16le', 'latin1'))
  .map(([body, type, encoding]) => ({
    headers: { 'content-type': type },
    body: new Uint8Array(
      Buffer.from(body, encoding === 'utf8' ? 'utf8' : encoding === 'latin1' ? 'latin1' : 'utf16le'),
    ),
  }));

const percent = (value: string): string => encodeURIComponent(value.toWellFormed());
const urlencoded: fc.Arbitrary<Shape> = fc
  .tuple(formFields, fc.constantFrom('', '%', '%zz', '&&==&', '%00', '%ff%fe', '&=%C3%28'))
  .map(([fields, tail]) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: bytesOf(fields.map(([name, value]) => `${percent(name)}=${percent(value)}`).join('&') + tail),
  }));

/** Builds the body by hand, to contain what no browser would write. */
const multipart: fc.Arbitrary<Shape> = fc
  .record({
    fields: formFields,
    filename: fc.option(text),
    boundary: fc.constantFrom('x', '----WebKitFormBoundary7', "b'()+_,-./:=?", 'a'.repeat(70), ''),
    said: fc.constantFrom('same', 'same', 'same', 'other', 'none'),
    ending: fc.constantFrom('--', '--', '--', '', '-', '--\r\n--'),
    line: fc.constantFrom('\r\n', '\r\n', '\r\n', '\n', '\r'),
    careers: fc.boolean(),
  })
  .map(({ fields, filename, boundary, said, ending, line, careers }) => {
    const all = careers
      ? fields.map(([name, value]): [string, string] => [name, name === 'formType' ? 'career' : value])
      : fields;
    const parts = all.map(
      ([name, value]) =>
        `--${boundary}${line}Content-Disposition: form-data; name="${name}"${line}${line}${value}${line}`,
    );
    if (filename !== null)
      parts.push(
        `--${boundary}${line}Content-Disposition: form-data; name="attachment"; filename="${filename}"${line}Content-Type: application/pdf${line}${line}%PDF-1.7\n%%EOF${line}`,
      );
    const given = said === 'other' ? `${boundary}2` : boundary;
    const type = said === 'none' ? 'multipart/form-data' : `multipart/form-data; boundary="${given}"`;
    return { headers: { 'content-type': type }, body: bytesOf(`${parts.join('')}--${boundary}${ending}`) };
  });

const raw: fc.Arbitrary<Shape> = fc
  .tuple(
    fc.uint8Array({ maxLength: 2_000 }),
    fc.constantFrom(
      'application/json',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'text/plain',
      'image/png',
      '',
      ';',
      'application/json, text/plain',
    ),
  )
  .map(([body, type]) => ({ headers: { 'content-type': type }, body: new Uint8Array(body) }));

const MEGABYTE = 1024 * 1024;
/** Given a low weight: each costs as much as a thousand others. */
const huge: fc.Arbitrary<Shape> = fc
  .tuple(
    fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ),
    fc.integer({ min: 200 * 1024, max: 7 * MEGABYTE }),
    fc.constantFrom('[', 'a=&', '--x\r\n', 'a'),
  )
  .map(([type, size, unit]) => ({
    headers: { 'content-type': type },
    body: bytesOf(unit.repeat(Math.ceil(size / unit.length)).slice(0, size)),
  }));

const shape = fc.oneof(
  { weight: 120, arbitrary: json },
  { weight: 60, arbitrary: urlencoded },
  { weight: 60, arbitrary: multipart },
  { weight: 30, arbitrary: raw },
  { weight: 1, arbitrary: huge },
);

/** Printable ASCII, because headers cannot carry every character. */
const headerText = fc.string({ unit: 'grapheme-ascii', maxLength: 60 });
const lies = fc.record(
  {
    'content-length': fc.constantFrom('0', '-1', '1', '99999999999', 'many', '1e3', '6291457', '0x10'),
    'idempotency-key': fc.oneof(
      fc.uuid(),
      headerText,
      fc.constantFrom('', '00000000-0000-0000-0000-000000000000'),
    ),
    referer: fc.oneof(
      headerText,
      fc.constantFrom(
        `${SITE}/fibra-ottica`,
        'https://altro.example/x',
        `${SITE}/${'p'.repeat(4_000)}`,
        'javascript:1',
      ),
    ),
    origin: fc.constantFrom(SITE, 'null', 'https://altro.example', 'x'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none', 'x'),
    'content-encoding': fc.constantFrom('gzip', 'br', 'x'),
  },
  { requiredKeys: [] },
);

const OTHER_METHODS = ['PUT', 'GET', 'DELETE', 'OPTIONS', 'PATCH'];
const method = fc.oneof(
  { weight: 24, arbitrary: fc.constant('POST') },
  { weight: 1, arbitrary: fc.constantFrom(...OTHER_METHODS) },
);

/** Any request to the function, likely or not. */
export const anyRequest: fc.Arbitrary<GeneratedRequest> = fc
  .tuple(method, shape, fc.option(lies, { freq: 2 }))
  .map(([name, { headers, body }, lie]) => ({
    method: name,
    headers: { ...headers, ...lie },
    body: name === 'GET' ? null : body,
  }));
