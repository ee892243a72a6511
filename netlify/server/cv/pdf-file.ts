import {
  afterWhite,
  isDigit,
  isPdfDict,
  isRegular,
  isWhite,
  type PdfDict,
  PdfReference,
  type PdfValue,
  type Reading,
  readPdfValue,
} from './pdf-values.ts';
import { Refused } from './refused.ts';

const OBJECT = Buffer.from('obj');
const TRAILER = Buffer.from('trailer');
const STREAM = Buffer.from('stream');
const STREAM_END = Buffer.from('endstream');
const TABLE_STREAM = Buffer.from('/XRef');
const START = Buffer.from('startxref');
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
/** How much white space may stand between two words of an object's head. */
const GAP = 16;
/** How many trailers are tried, from the last one. */
const TRIED = 20;
/** Where a linearized file has its first object (ISO 32000-1, annex F). */
const LINEARIZED_WITHIN = 1024;

/** More objects than any CV has; a list of their places fits the memory of the thread. */
const MAX_OBJECTS = 250_000;
/**
 * The number of an object whose head cannot be read backwards: no program writes comments or much white space between
 * its words, but readers, who come from the front, skip them.
 */
export const UNREAD = -1;

/** An object of the file, or one in a packed stream of objects. */
export interface PdfObject {
  /** {@link UNREAD} = not known. */
  readonly number: number;
  readonly generation: number;
  readonly place: Place;
  readonly value: PdfValue;
  /** The bytes of the stream that follows its dictionary, still packed; undefined = it has none. */
  readonly stream: Buffer | undefined;
  /** Whether the strings of the object are encrypted by themselves, if the file is. */
  readonly isPacked: boolean;
}

/** Where an object is. Unlike the object it needs no memory to speak of. */
export interface Place {
  readonly bytes: Buffer;
  readonly at: number;
  readonly number: number;
  readonly generation: number;
}

/**
 * The objects of a PDF. They are found by their heads, `7 0 obj`, wherever those stand: readers follow the file's own
 * tables to any place, and repair a file without tables, so that a table is no proof of what a reader sees.
 */
export class PdfFile {
  readonly #bytes: Buffer;
  readonly #reading: Reading;
  readonly #heads: readonly Place[];
  /** The last object of each number, because a later version replaces earlier ones. */
  readonly #places = new Map<number, Place>();
  #count = 0;
  #streamEnd: { readonly from: number; readonly at: number } | undefined;

  /** @param reading reduced by every value that is read */
  constructor(bytes: Buffer, reading: Reading) {
    this.#bytes = bytes;
    this.#reading = reading;
    this.#heads = Array.from(this.#findHeads());
    for (const place of this.#heads) if (place.number !== UNREAD) this.#places.set(place.number, place);
  }

  /** Reads the number before `end`, and white space behind it. */
  #numberBefore(end: number): { readonly value: number; readonly at: number } | undefined {
    let last = end;
    while (end - last < GAP && isWhite(this.#bytes[last - 1])) last -= 1;
    let at = last;
    while (last - at < 10 && isDigit(this.#bytes[at - 1])) at -= 1;
    return at === last ? undefined : { value: Number(this.#bytes.toString('latin1', at, last)), at };
  }

  *#findHeads(): Generator<Place> {
    const bytes = this.#bytes;
    for (
      let found = bytes.indexOf(OBJECT);
      found !== -1;
      found = bytes.indexOf(OBJECT, found + OBJECT.length)
    ) {
      const generation = this.#numberBefore(found);
      const number =
        generation && isWhite(bytes[generation.at - 1]) ? this.#numberBefore(generation.at) : undefined;
      const at = found + OBJECT.length;
      if (generation && number)
        yield this.#counted({ bytes, at, number: number.value, generation: generation.value });
      else if ((generation || !isRegular(bytes[found - 1])) && !isRegular(bytes[at]))
        yield this.#counted({ bytes, at, number: UNREAD, generation: 0 });
    }
  }

  #counted(place: Place): Place {
    this.#count += 1;
    if (this.#count > MAX_OBJECTS) throw new Refused('damaged');
    return place;
  }

  /** Reads every object of the file; those in packed streams are not known before {@link add}. */
  *objects(): Generator<PdfObject> {
    for (const place of this.#heads) {
      const object = this.read(place);
      if (object) yield object;
    }
  }

  /** @returns the object at a place; undefined when there is no value */
  read(place: Place): PdfObject | undefined {
    const read = readPdfValue(place.bytes, place.at, this.#reading);
    if (!read) return undefined;
    const { number, generation } = place;
    const isPacked = place.bytes !== this.#bytes;
    const stream = isPdfDict(read.value) && !isPacked ? this.#streamAfter(read.value, read.end) : undefined;
    return { number, generation, place, value: read.value, stream, isPacked };
  }

  /**
   * Adds the objects of an unpacked stream (ISO 32000-1 §7.5.7). An object of the file itself stays.
   *
   * @throws {Refused} `damaged`: it does not hold what it says, so that a reader finds something else in it
   */
  *add(unpacked: Buffer, dict: PdfDict): Generator<PdfObject> {
    const [count, first] = [this.resolve(dict.get('N')), this.resolve(dict.get('First'))];
    if (typeof count !== 'number' || typeof first !== 'number') throw new Refused('damaged');
    let at = 0;
    for (let index = 0; index < count; index += 1) {
      const number = readPdfValue(unpacked, at, this.#reading);
      const offset = number && readPdfValue(unpacked, number.end, this.#reading);
      if (typeof number?.value !== 'number' || typeof offset?.value !== 'number')
        throw new Refused('damaged');
      at = offset.end;
      const place = this.#counted({
        bytes: unpacked,
        at: first + offset.value,
        number: number.value,
        generation: 0,
      });
      if (place.at >= unpacked.length) throw new Refused('damaged');
      if (!this.#places.has(place.number)) this.#places.set(place.number, place);
      const object = this.read(place);
      if (object) yield object;
    }
  }

  /** @returns the object that a reference leads to; undefined when it is missing */
  find(reference: PdfValue | undefined): PdfObject | undefined {
    const place = reference instanceof PdfReference ? this.#places.get(reference.number) : undefined;
    return place && this.read(place);
  }

  /** @returns the value, or that of the object that it refers to; undefined when that object is missing */
  resolve(value: PdfValue | undefined): PdfValue | undefined {
    if (!(value instanceof PdfReference)) return value;
    const found = this.find(value)?.value;
    return found instanceof PdfReference ? undefined : found;
  }

  /** The stream after a dictionary (ISO 32000-1 §7.3.8). Its length counts where it is right, else the closing word. */
  #streamAfter(dict: PdfDict, end: number): Buffer | undefined {
    const bytes = this.#bytes;
    let at = afterWhite(bytes, end, this.#reading);
    if (!bytes.subarray(at, at + STREAM.length).equals(STREAM)) return undefined;
    at += STREAM.length;
    if (bytes[at] === RETURN) at += 1;
    if (bytes[at] === LINE_FEED) at += 1;
    const length = dict.get('Length');
    const given = length instanceof PdfReference ? this.#numberAt(length) : length;
    if (typeof given === 'number' && given >= 0) {
      let close = at + given;
      while (close - at - given < GAP && isWhite(bytes[close])) close += 1;
      if (bytes.subarray(close, close + STREAM_END.length).equals(STREAM_END))
        return bytes.subarray(at, at + given);
    }
    return bytes.subarray(at, this.#streamEndAfter(at));
  }

  /** A length in an object of its own is a bare number: reading it as an object would look for a stream again. */
  #numberAt(reference: PdfReference): PdfValue | undefined {
    const place = this.#places.get(reference.number);
    return place && readPdfValue(place.bytes, place.at, this.#reading)?.value;
  }

  /** The next closing word. The last search is remembered, so that all of them together read the file once. */
  #streamEndAfter(from: number): number {
    const last = this.#streamEnd;
    if (last && last.from <= from && from <= last.at) return last.at;
    const found = this.#bytes.indexOf(STREAM_END, from);
    const at = found === -1 ? this.#bytes.length : found;
    this.#streamEnd = { from, at };
    return at;
  }

  #dictAt(at: number): PdfDict | undefined {
    const value = readPdfValue(this.#bytes, at, this.#reading)?.value;
    return isPdfDict(value) ? value : undefined;
  }

  /** The dictionary behind every `trailer`: a root may stand in it as a whole. */
  *trailers(): Generator<PdfDict> {
    for (let at = this.#bytes.indexOf(TRAILER); at !== -1; at = this.#bytes.indexOf(TRAILER, at + 1)) {
      const dict = this.#dictAt(at + TRAILER.length);
      if (dict) yield dict;
    }
  }

  /** Looks for a dictionary with a root, from the last place of a word on. */
  #lastRoot(
    word: Buffer,
    dictOf: (at: number) => PdfDict | undefined,
  ): { readonly at: number; readonly dict?: PdfDict } {
    let at = this.#bytes.lastIndexOf(word);
    for (let tried = 0; tried < TRIED && at !== -1; tried += 1) {
      const dict = dictOf(at);
      if (dict?.has('Root')) return { at, dict };
      at = at === 0 ? -1 : this.#bytes.lastIndexOf(word, at - 1);
    }
    return { at: -1 };
  }

  /**
   * The last trailer with a root: behind `trailer`, or the dictionary of a stream of cross-references
   * (ISO 32000-1 §7.5.5, §7.5.8).
   */
  get trailer(): PdfDict | undefined {
    const table = this.#lastRoot(TRAILER, (at) => this.#dictAt(at + TRAILER.length));
    const stream = this.#lastRoot(TABLE_STREAM, (at) => {
      const head = this.#bytes.lastIndexOf(OBJECT, at);
      return head === -1 ? undefined : this.#dictAt(head + OBJECT.length);
    });
    return table.at > stream.at ? table.dict : stream.dict;
  }

  /** Where the file says that its newest cross-references are; undefined when it does not. */
  get start(): number | undefined {
    const at = this.#bytes.lastIndexOf(START);
    const value = at === -1 ? undefined : readPdfValue(this.#bytes, at + START.length, this.#reading)?.value;
    return typeof value === 'number' ? value : undefined;
  }

  /** Whether the file is linearized (ISO 32000-1, annex F): an end marker then also closes its first part. */
  get isLinearized(): boolean {
    const [first] = this.#heads;
    if (first === undefined || first.at > LINEARIZED_WITHIN) return false;
    return this.#dictAt(first.at)?.has('Linearized') === true;
  }
}
