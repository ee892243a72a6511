import { inflateSync } from 'node:zlib';
import { fromHexDigits, isPdfDict, type PdfDict, type PdfValue } from './pdf-values.ts';
import type { Budget } from './refused.ts';
import { Refused } from './refused.ts';

type Resolve = (value: PdfValue | undefined) => PdfValue | undefined;

/** ISO 32000-1 §7.4.2. */
const fromHex = (text: Buffer): Buffer => {
  const end = text.indexOf('>');
  return fromHexDigits(end === -1 ? text : text.subarray(0, end));
};

/** ISO 32000-1 §7.4.3. Five digits are four bytes, and a `z` alone is four. */
const fromBase85 = (text: Buffer, budget: Budget): Buffer => {
  const bytes = Buffer.alloc(Math.min(text.length * 4, budget.bytes + 1));
  let length = 0;
  let value = 0;
  let digits = 0;
  const flush = (): void => {
    // A last group has a byte less than digits, as if it were filled up with the highest digit.
    let padded = value;
    for (let missing = digits; missing < 5; missing += 1) padded = padded * 85 + 84;
    for (let index = 0; index < digits - 1; index += 1) {
      bytes[length] = Math.floor(padded / 256 ** (3 - index)) % 256;
      length += 1;
    }
    value = 0;
    digits = 0;
  };
  for (const byte of text) {
    if (byte === 0x7e) break;
    if (byte === 0x7a && digits === 0) length += 4;
    else if (byte >= 0x21 && byte <= 0x75) {
      value = value * 85 + byte - 0x21;
      digits += 1;
    }
    if (digits === 5) flush();
  }
  flush();
  if (length > bytes.length) throw new Refused('bomb');
  return bytes.subarray(0, length);
};

const FILTERS: Readonly<Record<string, (bytes: Buffer, budget: Budget) => Buffer>> = {
  FlateDecode: (bytes, budget) => budget.inflate(inflateSync, bytes),
  ASCIIHexDecode: fromHex,
  ASCII85Decode: fromBase85,
};

/**
 * Unpacks a stream of objects or an attached file (ISO 32000-1 §7.4).
 *
 * @param dict of the stream
 * @param budget reduced by the bytes of each filter's output
 * @throws {Refused} `damaged`: programs do not pack such streams in this way, so that nobody can tell what is inside;
 *   `bomb`: it unpacks to more than the budget has left
 */
export const unpack = (packed: Buffer, dict: PdfDict, resolve: Resolve, budget: Budget): Buffer => {
  const given = resolve(dict.get('Filter')) ?? [];
  const filters = Array.isArray(given) ? given : [given];
  const parameters = resolve(dict.get('DecodeParms')) ?? [];
  for (const each of Array.isArray(parameters) ? parameters : [parameters]) {
    const value = resolve(each);
    const predictor = isPdfDict(value) ? (resolve(value.get('Predictor')) ?? 1) : 1;
    if (predictor !== 1) throw new Refused('damaged');
  }
  let bytes = packed;
  for (const each of filters) {
    const name = resolve(each);
    const filter = typeof name === 'string' && Object.hasOwn(FILTERS, name) ? FILTERS[name] : undefined;
    if (filter === undefined) throw new Refused('damaged');
    bytes = filter(bytes, budget);
    budget.takeBytes(bytes.length);
  }
  return bytes;
};
