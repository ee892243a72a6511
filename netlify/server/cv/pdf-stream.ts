import { inflateSync } from 'node:zlib';
import { isPdfDict, isWhite, type PdfDict, type PdfValue } from './pdf-values.ts';
import type { Budget } from './refused.ts';
import { Refused } from './refused.ts';

type Resolve = (value: PdfValue | undefined) => PdfValue | undefined;

const inflate = (packed: Buffer, budget: Budget): Buffer => {
  try {
    return inflateSync(packed, { maxOutputLength: budget.bytes + 1 });
  } catch (error) {
    const tooMuch = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new Refused(tooMuch ? 'bomb' : 'damaged');
  }
};

const fromHex = (text: Buffer): Buffer => {
  const end = text.indexOf('>');
  const digits = Buffer.from(
    text.subarray(0, end === -1 ? text.length : end).filter((byte) => !isWhite(byte)),
  );
  return Buffer.from(
    digits.length % 2 === 0 ? digits.toString('latin1') : `${digits.toString('latin1')}0`,
    'hex',
  );
};

/** ISO 32000-1 §7.4.3. */
const fromBase85 = (text: Buffer): Buffer => {
  const bytes: number[] = [];
  let group: number[] = [];
  const flush = (): void => {
    if (group.length < 2) return;
    const padded = [...group, 84, 84, 84, 84].slice(0, 5);
    const value = padded.reduce((sum, digit) => sum * 85 + digit, 0);
    for (let index = 0; index < group.length - 1; index += 1)
      bytes.push(Math.floor(value / 256 ** (3 - index)) % 256);
    group = [];
  };
  for (const byte of text) {
    if (byte === 0x7e) break;
    if (byte === 0x7a && group.length === 0) bytes.push(0, 0, 0, 0);
    else if (byte >= 0x21 && byte <= 0x75) group.push(byte - 0x21);
    if (group.length === 5) flush();
  }
  flush();
  return Buffer.from(bytes);
};

const FILTERS: Readonly<Record<string, (bytes: Buffer, budget: Budget) => Buffer>> = {
  FlateDecode: inflate,
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
