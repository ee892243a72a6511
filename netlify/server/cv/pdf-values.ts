/** Parses the values of a PDF (ISO 32000-1 §7.3), as far as needed to tell whether it opens. */

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

class NoValue extends Error {}

/** Deeper than any program nests values, and safe for the stack. */
const MAX_DEPTH = 32;
const WHITE = '\0\t\n\f\r ';
const NUMBER = /[+-]?(?:\d{1,12}(?:\.\d{0,12})?|\.\d{1,12})/y;
const REFERENCE = /(\d{1,10})[\0\t\n\f\r ]{1,8}\d{1,5}[\0\t\n\f\r ]{1,8}R(?![\w])/y;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const HEX_STRING = /<([\da-fA-F\0\t\n\f\r ]*)>/y;
const KEYWORD = /(?:true|false|null)(?!\w)/y;
const KEYWORDS: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const OCTAL = /[0-7]{1,3}/y;

class Reader {
  readonly #text: string;
  at: number;

  constructor(text: string, at: number) {
    this.#text = text;
    this.at = at;
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text);
    if (!found) return undefined;
    this.at = pattern.lastIndex;
    return found;
  }

  #takeText(text: string): boolean {
    if (!this.#text.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  skipWhite(): void {
    for (;;) {
      const character = this.#text[this.at];
      if (character === undefined) return;
      if (character === '%') {
        while (this.at < this.#text.length && !'\r\n'.includes(this.#text[this.at] ?? '')) this.at += 1;
      } else if (WHITE.includes(character)) this.at += 1;
      else return;
    }
  }

  value(depth = 0): PdfValue {
    if (depth > MAX_DEPTH) throw new NoValue();
    this.skipWhite();
    if (this.#takeText('<<')) return this.#dict(depth);
    if (this.#takeText('[')) return this.#array(depth);
    if (this.#takeText('(')) return this.#literal();
    const reference = this.#take(REFERENCE);
    if (reference) return new PdfReference(Number(reference[1]));
    const number = this.#take(NUMBER);
    if (number) return Number(number[0]);
    const name = this.#take(NAME)?.[1];
    if (name !== undefined) return nameOf(name);
    const hex = this.#take(HEX_STRING)?.[1];
    if (hex !== undefined) return hexBytes(hex);
    const keyword = this.#take(KEYWORD)?.[0];
    if (keyword !== undefined) return KEYWORDS[keyword] ?? null;
    throw new NoValue();
  }

  #dict(depth: number): PdfDict {
    const dict = new Map<string, PdfValue>();
    for (;;) {
      this.skipWhite();
      if (this.#takeText('>>')) return dict;
      const key = this.#take(NAME)?.[1];
      if (key === undefined) throw new NoValue();
      dict.set(nameOf(key), this.value(depth + 1));
    }
  }

  #array(depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    for (;;) {
      this.skipWhite();
      if (this.#takeText(']')) return values;
      values.push(this.value(depth + 1));
    }
  }

  /** Reads a string up to its closing bracket. Matching brackets need no backslash; every line end becomes `\n`. */
  #literal(): Buffer {
    const text: string[] = [];
    for (let open = 1; ; ) {
      const character = this.#text[this.at];
      if (character === undefined) throw new NoValue();
      this.at += 1;
      if (character === '\\') text.push(this.#escaped());
      else if (character === '\r') {
        this.#takeText('\n');
        text.push('\n');
      } else {
        if (character === '(') open += 1;
        if (character === ')') open -= 1;
        if (open === 0) return Buffer.from(text.join(''), 'latin1');
        text.push(character);
      }
    }
  }

  #escaped(): string {
    const octal = this.#take(OCTAL)?.[0];
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    if (this.#takeText('\r\n') || this.#takeText('\n') || this.#takeText('\r')) return '';
    const character = this.#text[this.at] ?? '';
    this.at += 1;
    return ESCAPES[character] ?? character;
  }
}

const nameOf = (written: string): string =>
  written.replace(/#([\da-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const hexBytes = (written: string): Buffer => {
  const digits = written.replace(/[^\da-fA-F]/g, '');
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
};

/** @returns whether a value is a dictionary */
export const isPdfDict = (value: PdfValue | undefined): value is PdfDict => value instanceof Map;

/**
 * @param text a PDF decoded as `latin1`, one character per byte
 * @param at the offset of the value, or of white space and comments before it
 * @returns the value and its end offset; undefined when there is none
 */
export const readPdfValue = (text: string, at: number): { value: PdfValue; end: number } | undefined => {
  const reader = new Reader(text, at);
  try {
    return { value: reader.value(), end: reader.at };
  } catch (error) {
    if (error instanceof NoValue) return undefined;
    throw error;
  }
};
