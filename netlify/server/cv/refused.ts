import type { inflateSync } from 'node:zlib';
import type { CvRefusal } from './cv-refusals.ts';

/** A CV is refused; `refusal` says why. */
export class Refused extends Error {
  override name = 'Refused';
  readonly refusal: CvRefusal;
  constructor(refusal: CvRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Limit for all bytes that one CV unpacks to: the parts of its archives, the packed objects of a PDF. */
const INFLATED_MAX_BYTES = 50 * 1024 * 1024;
/** Limit for the files in one CV's archives, those of archives inside it included. */
const MAX_ENTRIES = 1000;

/** What the check of one CV may still unpack. Every reader of the check takes from the same budget. */
export class Budget {
  #bytes = INFLATED_MAX_BYTES;
  #entries = MAX_ENTRIES;

  /** Bytes that may still be unpacked. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Inflates at most what is left, whatever size the file announces.
   *
   * @param inflate of node:zlib
   * @throws {Refused} `bomb`: it inflates to more; `damaged`: it is no packed data
   */
  inflate(inflate: typeof inflateSync, packed: Buffer): Buffer {
    try {
      return inflate(packed, { maxOutputLength: this.#bytes + 1 });
    } catch (error) {
      const tooMuch = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
      throw new Refused(tooMuch ? 'bomb' : 'damaged');
    }
  }

  /** @throws {Refused} `bomb`: more was unpacked than is allowed */
  takeBytes(count: number): void {
    this.#bytes -= count;
    if (this.#bytes < 0) throw new Refused('bomb');
  }

  /** @throws {Refused} `bomb`: the archives have more files than are allowed */
  takeEntries(count: number): void {
    this.#entries -= count;
    if (this.#entries < 0) throw new Refused('bomb');
  }
}
