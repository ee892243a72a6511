import { isPdfDict, type PdfDict, PdfReference, type PdfValue, readPdfValue } from './pdf-values.ts';

const OBJECT = /(?<!\d)(\d{1,10})[\0\t\n\f\r ]{1,8}\d{1,5}[\0\t\n\f\r ]{1,8}obj/g;
const OBJECT_HERE = new RegExp(OBJECT, 'y');
const STREAM = /[\0\t\n\f\r ]{0,8}stream\r?\n/y;
const STREAM_END = /[\0\t\n\f\r ]{0,8}endstream/y;
const START = /startxref[\0\t\n\f\r ]{1,8}(\d{1,10})/y;
/** How many candidates a search tries before it gives up. */
const TRIED = 20;

/** Reads the objects and the trailer of a PDF, as far as needed to tell whether it opens. */
export class PdfObjects {
  readonly #text: string;
  readonly #headerAt: number;
  #places: ReadonlyMap<number, number> | undefined;
  /** A cache, because many references may point to the same long value. */
  readonly #resolved = new Map<number, PdfValue | undefined>();

  /**
   * @param text a PDF decoded as `latin1`, one character per byte
   * @param headerAt the offset of `%PDF-`: some programs count their offsets from there
   */
  constructor(text: string, headerAt: number) {
    this.#text = text;
    this.#headerAt = headerAt;
  }

  /** The place of the last object `number`, because a later version replaces earlier ones. Streams are not searched. */
  #placeOf(number: number): number | undefined {
    this.#places ??= new Map(
      Array.from(this.#text.matchAll(OBJECT), (found) => [Number(found[1]), found.index + found[0].length]),
    );
    return this.#places.get(number);
  }

  /** @returns the value, or the object that it refers to; undefined when that object is missing */
  resolve(value: PdfValue | undefined): PdfValue | undefined {
    if (!(value instanceof PdfReference)) return value;
    const { number } = value;
    if (!this.#resolved.has(number)) {
      const place = this.#placeOf(number);
      this.#resolved.set(number, place === undefined ? undefined : readPdfValue(this.#text, place)?.value);
    }
    const found = this.#resolved.get(number);
    return found instanceof PdfReference ? undefined : found;
  }

  #dictAt(at: number): PdfDict | undefined {
    const value = readPdfValue(this.#text, at)?.value;
    return isPdfDict(value) ? value : undefined;
  }

  /** The trailer of the cross-reference table or stream at an offset (ISO 32000-1 §7.5.5, §7.5.8). */
  #trailerAt(offset: number): PdfDict | undefined {
    const at = offset + (/[^\0\t\n\f\r ]/.exec(this.#text.slice(offset, offset + 64))?.index ?? 0);
    if (this.#text.startsWith('xref', at)) {
      const trailer = this.#text.indexOf('trailer', at);
      return trailer === -1 ? undefined : this.#dictAt(trailer + 'trailer'.length);
    }
    OBJECT_HERE.lastIndex = at;
    const dict = OBJECT_HERE.test(this.#text) ? this.#dictAt(OBJECT_HERE.lastIndex) : undefined;
    return dict?.get('Type') === 'XRef' ? dict : undefined;
  }

  /** Searches the file for a trailer, as readers do when `startxref` points to none. */
  #anyTrailer(): PdfDict | undefined {
    let before = this.#text.length;
    for (let tried = 0; tried < TRIED && before > 0; tried += 1) {
      const at = this.#text.lastIndexOf('trailer', before - 1);
      if (at === -1) break;
      const dict = this.#dictAt(at + 'trailer'.length);
      if (dict?.has('Root')) return dict;
      before = at;
    }
    const stream = this.#text.lastIndexOf('/XRef');
    const opened = stream === -1 ? -1 : this.#text.lastIndexOf('obj', stream);
    return opened === -1 ? undefined : this.#dictAt(opened + 'obj'.length);
  }

  /** The range of the stream after a dictionary; undefined when none follows it (ISO 32000-1 §7.3.8). */
  #streamAfter(dict: PdfDict, at: number): { start: number; end: number } | undefined {
    STREAM.lastIndex = at;
    if (!STREAM.test(this.#text)) return undefined;
    const start = STREAM.lastIndex;
    const length = this.resolve(dict.get('Length'));
    STREAM_END.lastIndex = typeof length === 'number' && length >= 0 ? start + length : start;
    if (STREAM_END.test(this.#text)) return { start, end: STREAM_END.lastIndex };
    const end = this.#text.indexOf('endstream', start);
    return { start, end: end === -1 ? this.#text.length : end };
  }

  /**
   * @param offset of a byte of the file
   * @returns whether it is inside a stream, such as a picture, a font or an attached file
   */
  isInStream(offset: number): boolean {
    const objects = new RegExp(OBJECT);
    for (let unread = 0; unread < TRIED; ) {
      const object = objects.exec(this.#text);
      if (!object || object.index > offset) return false;
      const read = readPdfValue(this.#text, objects.lastIndex);
      if (!read) unread += 1;
      else if (isPdfDict(read.value)) {
        const stream = this.#streamAfter(read.value, read.end);
        if (stream && stream.start <= offset && offset < stream.end) return true;
        objects.lastIndex = stream?.end ?? read.end;
      } else objects.lastIndex = read.end;
    }
    return false;
  }

  /** The byte offset of the newest cross-references, from `startxref`; undefined when the file gives none. */
  get start(): number | undefined {
    START.lastIndex = Math.max(this.#text.lastIndexOf('startxref'), 0);
    const offset = START.exec(this.#text)?.[1];
    return offset === undefined ? undefined : Number(offset);
  }

  /** The newest trailer, with the root, the ID and the encryption of the file. */
  get trailer(): PdfDict | undefined {
    const { start } = this;
    const found =
      start === undefined ? undefined : (this.#trailerAt(start) ?? this.#trailerAt(start + this.#headerAt));
    return found ?? this.#anyTrailer();
  }

  /** @returns whether the file is linearized (ISO 32000-1, annex F): an end marker then also closes its first part */
  get isLinearized(): boolean {
    const first = new RegExp(OBJECT.source).exec(this.#text.slice(this.#headerAt, this.#headerAt + 1024));
    const dict = first ? this.#dictAt(this.#headerAt + first.index + first[0].length) : undefined;
    return dict?.has('Linearized') === true;
  }
}
