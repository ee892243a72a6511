/** Reads the values of a PDF (ISO 32000-1 §7.3) from its bytes, one byte after the other. */

import { Refused } from './refused.ts';

export type PdfValue =
  | number
  | boolean
  | null
  | string
  | Buffer
  | PdfReference
  | readonly PdfValue[]
  | PdfDict;
/** Keyed by name without the slash. A PDF name becomes a string, a PDF string becomes a Buffer. */
export type PdfDict = ReadonlyMap<string, PdfValue>;

/** A reference such as `8 0 R` to an object elsewhere in the file. */
export class PdfReference {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

/** @returns whether a value is a dictionary */
export const isPdfDict = (value: PdfValue | undefined): value is PdfDict => value instanceof Map;

/** How many bytes the values of one CV may have in all. Each byte of an honest file is read about twice. */
const READ_MAX_BYTES = 32 * 1024 * 1024;
/** How many values one object may have, each in its memory: twice the widths of the largest font. */
const MAX_VALUES = 200_000;

/** What the check of one CV may still read. */
export class Reading {
  #left = READ_MAX_BYTES;

  /** Bytes that may still be read. */
  get left(): number {
    return this.#left;
  }

  /** @throws {Refused} `damaged`: values overlap so much that the file is no honest one */
  take(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new Refused('damaged');
  }
}

/** Deeper than any program nests values, and safe for the stack. */
const MAX_DEPTH = 64;

const OPEN = 0x28;
const CLOSE = 0x29;
const BACKSLASH = 0x5c;
const SLASH = 0x2f;
const PERCENT = 0x25;
const HASH = 0x23;
const LESS = 0x3c;
const GREATER = 0x3e;
const ARRAY = 0x5b;
const ARRAY_END = 0x5d;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const ZERO = 0x30;
const SEVEN = 0x37;
const NINE = 0x39;
const LETTER_R = 0x52;

/** Each byte's class (ISO 32000-1 §7.2.2): 1 = white space, 2 = delimiter, 0 = regular. */
const CLASSES = Uint8Array.from({ length: 256 }, (_, byte) => {
  const character = String.fromCharCode(byte);
  if ('\0\t\n\f\r '.includes(character)) return 1;
  return '()<>[]{}/%'.includes(character) ? 2 : 0;
});

/** @returns whether a byte is white space to a PDF */
export const isWhite = (byte: number | undefined): boolean => byte !== undefined && CLASSES[byte] === 1;
/** @returns whether a byte is part of a word */
export const isRegular = (byte: number | undefined): boolean => byte !== undefined && CLASSES[byte] === 0;
/** @returns whether a byte is a digit */
export const isDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= ZERO && byte <= NINE;

const hexDigit = (byte: number | undefined): number => {
  if (byte === undefined) return -1;
  if (isDigit(byte)) return byte - ZERO;
  const letter = byte | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
};

/**
 * @param digits hexadecimal; anything else between them is skipped
 * @returns a byte for each two digits; a missing last one counts as 0
 */
export const fromHexDigits = (digits: Buffer): Buffer => {
  const bytes = Buffer.alloc(Math.ceil(digits.length / 2));
  let count = 0;
  for (const each of digits) {
    const digit = hexDigit(each);
    if (digit < 0) continue;
    const at = count >> 1;
    bytes[at] = (bytes[at] ?? 0) + (count % 2 === 0 ? digit * 16 : digit);
    count += 1;
  }
  return bytes.subarray(0, (count + 1) >> 1);
};

const ESCAPES: ReadonlyMap<number, number> = new Map(
  Object.entries({ n: 10, r: 13, t: 9, b: 8, f: 12 }).map(([letter, byte]) => [letter.charCodeAt(0), byte]),
);

/** A word that is no value, such as `endobj`, or a bracket that closes nothing. */
class Word {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Words that end an object, so that a dictionary that nobody closed ends with it. */
const ENDS: readonly string[] = ['endobj', 'obj', 'stream', 'endstream', 'xref', 'trailer', 'startxref', ''];

/** A name without its escapes (ISO 32000-1 §7.3.5). */
const nameOf = (bytes: Buffer): string => {
  if (!bytes.includes(HASH)) return bytes.toString('latin1');
  const name = Buffer.alloc(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; length += 1) {
    const [high, low] = [hexDigit(bytes[at + 1]), hexDigit(bytes[at + 2])];
    const isEscape = bytes[at] === HASH && high >= 0 && low >= 0;
    name[length] = isEscape ? high * 16 + low : (bytes[at] ?? 0);
    at += isEscape ? 3 : 1;
  }
  return name.toString('latin1', 0, length);
};

/**
 * Texts are built in buffers, never in lists of bytes: a list of millions outgrows the memory of the thread in one step,
 * and that ends the whole process (docs/decisions/0028-judging-curricula.md).
 */
class Reader {
  readonly #bytes: Buffer;
  #values = 0;
  at: number;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  skipWhite(): void {
    for (;;) {
      const byte = this.#bytes[this.at];
      if (byte === PERCENT) this.#skipComment();
      else if (isWhite(byte)) this.at += 1;
      else return;
    }
  }

  #skipComment(): void {
    while (this.at < this.#bytes.length) {
      const byte = this.#bytes[this.at];
      if (byte === LINE_FEED || byte === RETURN) return;
      this.at += 1;
    }
  }

  /** Reads a value, or a {@link Word} when there is none. Lenient like readers: what is not known counts as null. */
  value(depth: number): PdfValue | Word {
    this.#values += 1;
    if (depth > MAX_DEPTH || this.#values > MAX_VALUES) throw new Refused('damaged');
    this.skipWhite();
    const byte = this.#bytes[this.at];
    const next = this.#bytes[this.at + 1];
    if (byte === LESS && next === LESS) return this.#dict(depth);
    if (byte === LESS) return this.#hexString();
    if (byte === ARRAY) return this.#array(depth);
    if (byte === OPEN) return this.#literal();
    if (byte === SLASH) return this.#name();
    if (byte === GREATER && next === GREATER) return this.#bracket(2);
    if (isRegular(byte)) return this.#word();
    return this.#bracket(byte === undefined ? 0 : 1);
  }

  #bracket(bytes: number): Word {
    const at = this.at;
    this.at += bytes;
    return new Word(this.#bytes.toString('latin1', at, this.at));
  }

  #word(): PdfValue | Word {
    const at = this.at;
    while (isRegular(this.#bytes[this.at])) this.at += 1;
    // No number or keyword is longer.
    const text = this.#bytes.toString('latin1', at, Math.min(this.at, at + 40));
    if (text === 'true' || text === 'false') return text === 'true';
    if (text === 'null') return null;
    const number = Number(text);
    if (Number.isNaN(number)) return new Word(text);
    return isDigit(this.#bytes[at]) && Number.isInteger(number) ? this.#reference(number) : number;
  }

  /** A number that `G R` follows is a reference. */
  #reference(number: number): number | PdfReference {
    let at = this.#afterWhite(this.at);
    const generation = at;
    while (isDigit(this.#bytes[at]) && at - generation < 5) at += 1;
    if (at === generation) return number;
    const mark = this.#afterWhite(at);
    if (mark === at || this.#bytes[mark] !== LETTER_R || isRegular(this.#bytes[mark + 1])) return number;
    this.at = mark + 1;
    return new PdfReference(number);
  }

  #afterWhite(from: number): number {
    let at = from;
    while (at - from < 16 && isWhite(this.#bytes[at])) at += 1;
    return at;
  }

  #name(): string {
    this.at += 1;
    const from = this.at;
    while (isRegular(this.#bytes[this.at])) this.at += 1;
    return nameOf(this.#bytes.subarray(from, this.at));
  }

  #dict(depth: number): PdfDict {
    const dict = new Map<string, PdfValue>();
    this.at += 2;
    for (;;) {
      const key = this.#key(depth);
      if (key === undefined) return dict;
      const before = this.at;
      const value = this.value(depth + 1);
      if (value instanceof Word) {
        // The key has no value: `>>` and the words that end an object stay for the next round.
        if (value.text === '>>' || ENDS.includes(value.text)) this.at = before;
        continue;
      }
      // Readers do not agree which of two values counts: keep one that says what to run.
      const kept = dict.get(key);
      dict.set(key, kept === 'JavaScript' || kept === 'Launch' ? kept : value);
    }
  }

  /** The next key; undefined at the end of the dictionary. Whatever is no name is skipped. */
  #key(depth: number): string | undefined {
    for (;;) {
      this.skipWhite();
      if (this.#bytes[this.at] === SLASH) return this.#name();
      const before = this.at;
      const value = this.value(depth + 1);
      if (!(value instanceof Word) || (value.text !== '>>' && !ENDS.includes(value.text))) continue;
      if (value.text !== '>>') this.at = before;
      return undefined;
    }
  }

  #array(depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    this.at += 1;
    for (;;) {
      this.skipWhite();
      if (this.#bytes[this.at] === ARRAY_END) {
        this.at += 1;
        return values;
      }
      const before = this.at;
      const value = this.value(depth + 1);
      if (!(value instanceof Word)) values.push(value);
      else if (value.text === '>>' || ENDS.includes(value.text)) {
        this.at = before;
        return values;
      }
    }
  }

  #hexString(): Buffer {
    this.at += 1;
    const end = this.#bytes.indexOf(GREATER, this.at);
    const digits = this.#bytes.subarray(this.at, end === -1 ? this.#bytes.length : end);
    this.at += digits.length + 1;
    return fromHexDigits(digits);
  }

  /** Reads a string up to its closing bracket. Matching brackets need no backslash; every line end becomes `\n`. */
  #literal(): Buffer {
    this.at += 1;
    const text = Buffer.alloc(this.#literalEnd() - this.at);
    let length = 0;
    for (let open = 1; this.at < this.#bytes.length; ) {
      const byte = this.#bytes[this.at] ?? 0;
      this.at += 1;
      if (byte === OPEN) open += 1;
      if (byte === CLOSE) open -= 1;
      if (open === 0) break;
      const read = byte === BACKSLASH ? this.#escaped() : this.#lineEnd(byte);
      if (read === undefined) continue;
      text[length] = read;
      length += 1;
    }
    return text.subarray(0, length);
  }

  /** @returns where the string closes; the end of the bytes when it does not */
  #literalEnd(): number {
    let at = this.at;
    for (let open = 1; at < this.#bytes.length; at += 1) {
      const byte = this.#bytes[at];
      if (byte === BACKSLASH) at += 1;
      else if (byte === OPEN) open += 1;
      else if (byte === CLOSE) open -= 1;
      if (open === 0) break;
    }
    return Math.min(at, this.#bytes.length);
  }

  /** @returns the byte, or `\n` for either kind of line end */
  #lineEnd(byte: number): number {
    if (byte !== RETURN) return byte;
    if (this.#bytes[this.at] === LINE_FEED) this.at += 1;
    return LINE_FEED;
  }

  /** @returns the byte that an escape stands for; undefined when it stands for none */
  #escaped(): number | undefined {
    const byte = this.#bytes[this.at];
    if (byte === undefined) return undefined;
    this.at += 1;
    if (byte >= ZERO && byte <= SEVEN) {
      let value = byte - ZERO;
      for (let more = 0; more < 2; more += 1) {
        const digit = this.#bytes[this.at];
        if (digit === undefined || digit < ZERO || digit > SEVEN) break;
        value = value * 8 + digit - ZERO;
        this.at += 1;
      }
      return value & 0xff;
    }
    return this.#lineEnd(byte) === LINE_FEED ? undefined : (ESCAPES.get(byte) ?? byte);
  }
}

/**
 * @param at an offset
 * @param reading reduced by the bytes that are skipped
 * @returns the offset behind white space and comments
 */
export const afterWhite = (bytes: Buffer, at: number, reading: Reading): number => {
  const reader = new Reader(bytes, at);
  reader.skipWhite();
  reading.take(reader.at - at);
  return reader.at;
};

/**
 * Reads a value as leniently as readers do.
 *
 * @param at the offset of the value, or of white space and comments before it
 * @param reading reduced by the bytes of the value
 * @returns the value and its end offset; undefined when there is none
 * @throws {Refused} `damaged`: values are nested too deeply, or too much was read
 */
export const readPdfValue = (
  bytes: Buffer,
  at: number,
  reading: Reading,
): { readonly value: PdfValue; readonly end: number } | undefined => {
  // One byte more than may be read, so that a value that needs it is refused and not cut off.
  const longest = at + reading.left + 1;
  const reader = new Reader(longest < bytes.length ? bytes.subarray(0, longest) : bytes, at);
  const value = reader.value(0);
  reading.take(reader.at - at + 1);
  return value instanceof Word ? undefined : { value, end: reader.at };
};
