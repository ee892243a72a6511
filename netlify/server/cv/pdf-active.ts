import { isOle } from './ole.ts';
import { inspectArchive } from './package.ts';
import { PdfFile, type PdfObject, type Place, UNREAD } from './pdf-file.ts';
import { type Decrypt, unencrypted } from './pdf-password.ts';
import { unpack } from './pdf-stream.ts';
import { isPdfDict, type PdfDict, PdfReference, type PdfValue, type Reading } from './pdf-values.ts';
import { extensionOf, isProgram } from './programs.ts';
import { type Budget, Refused } from './refused.ts';
import { isZip } from './zip.ts';

/** Actions that run code or a program, or open an attached file (ISO 32000-1 §12.6.4). */
const RUNNING: readonly string[] = ['JavaScript', 'Launch'];
const OPENING = 'GoToE';
/** Keys of what an action runs. A paragraph of a tagged text may have a style named `Launch`, but none of these keys. */
const RUN_KEYS: readonly string[] = ['JS', 'F', 'Win', 'Mac', 'Unix'];
const PARAGRAPH_KEYS: readonly string[] = ['K', 'P', 'Pg'];

/** Where the description of an attached file has its names (ISO 32000-1 §7.11.3). */
const NAME_KEYS: readonly string[] = ['F', 'UF', 'DOS', 'Mac', 'Unix'];

/**
 * Kinds of files that may be attached, because a reader opens nothing by itself and these run nothing when a person opens
 * them: Europass attaches its data as XML, LibreOffice the document's source, invoices and PDF/A-3 their data.
 */
const ATTACHED = new Set(
  'bmp csv docx epub gif heic jpeg jpg json md odg odp ods odt pdf png pptx rtf tif tiff txt vcf webp xlsx xml xmp'.split(
    ' ',
  ),
);

/** Attached files inside attached files are not looked for any deeper. */
const MAX_DEPTH = 2;

/** Visits every dictionary in a value. */
function* dictsOf(value: PdfValue): Generator<PdfDict> {
  if (isPdfDict(value)) {
    yield value;
    for (const each of value.values()) yield* dictsOf(each);
  } else if (Array.isArray(value)) for (const each of value) yield* dictsOf(each);
}

/** A text is in UTF-16 with a mark, or in an encoding whose letters and dots are those of ASCII (ISO 32000-1 §7.9.2). */
const textOf = (bytes: Buffer): string =>
  bytes[0] === 0xfe && bytes[1] === 0xff
    ? new TextDecoder('utf-16be').decode(bytes)
    : bytes.toString('latin1');

const isObjectStream = (dict: PdfDict): boolean =>
  dict.get('Type') === 'ObjStm' || (dict.has('N') && dict.has('First'));

/** Looks through one PDF for what a reader's computer would run. */
class Search {
  readonly #file: PdfFile;
  readonly #decrypt: Decrypt;
  readonly #reading: Reading;
  readonly #budget: Budget;
  readonly #depth: number;
  /** The objects of attached files, and of those that a description with a name was found for. */
  readonly #attached = new Set<number>();
  readonly #described = new Set<number>();

  constructor(file: PdfFile, decrypt: Decrypt, reading: Reading, budget: Budget, depth: number) {
    this.#file = file;
    this.#decrypt = decrypt;
    this.#reading = reading;
    this.#budget = budget;
    this.#depth = depth;
  }

  readonly #resolve = (value: PdfValue | undefined): PdfValue | undefined => this.#file.resolve(value);

  async run(): Promise<void> {
    // Places, because a hostile file has more such objects than the memory of the thread holds.
    const descriptions: Place[] = [];
    const streams: Place[] = [];
    const look = (object: PdfObject): void => {
      // An action may name its kind in an object of its own.
      if (typeof object.value === 'string' && RUNNING.includes(object.value)) throw new Refused('script');
      if (this.#describes(object.value)) descriptions.push(object.place);
      if (object.stream === undefined || !isPdfDict(object.value)) return;
      if (object.value.get('Type') === 'EmbeddedFile') this.#attached.add(object.number);
      else if (isObjectStream(object.value)) streams.push(object.place);
    };
    for (const object of this.#file.objects()) look(object);
    for (const dict of this.#file.trailers()) this.#describes(dict);
    for (const place of streams) {
      // Its key depends on its number.
      if (place.number === UNREAD) throw new Refused('damaged');
      const object = this.#file.read(place);
      if (object && isPdfDict(object.value))
        for (const packed of this.#file.add(this.#contentOf(object, object.value), object.value))
          look(packed);
    }
    for (const place of descriptions) {
      const object = this.#file.read(place);
      for (const dict of dictsOf(object?.value ?? null))
        if (object && dict.has('EF')) await this.#checkAttached(dict, object);
    }
    if ([...this.#attached].some((number) => !this.#described.has(number))) throw new Refused('embedded');
  }

  /** Refuses a value that runs something. @returns whether it describes an attached file */
  #describes(value: PdfValue): boolean {
    let describes = false;
    for (const dict of dictsOf(value)) {
      this.#refuseRunning(dict);
      describes ||= dict.has('EF');
    }
    return describes;
  }

  #refuseRunning(dict: PdfDict): void {
    const kind = this.#resolve(dict.get('S'));
    const script = dict.get('JS');
    // Renditions carry a script too. A font may be called `JS`, but it is no text and has no kind beside it.
    if (script !== undefined && (typeof kind === 'string' || Buffer.isBuffer(script)))
      throw new Refused('script');
    if (kind === OPENING) throw new Refused('embedded');
    if (typeof kind !== 'string' || !RUNNING.includes(kind)) return;
    const isParagraph = PARAGRAPH_KEYS.some((key) => dict.has(key)) && !RUN_KEYS.some((key) => dict.has(key));
    if (!isParagraph) throw new Refused('script');
  }

  #contentOf(object: PdfObject, dict: PdfDict): Buffer {
    const stream = object.stream ?? Buffer.alloc(0);
    this.#budget.takeBytes(stream.length);
    return unpack(this.#decrypt(stream, object), dict, this.#resolve, this.#budget);
  }

  async #checkAttached(description: PdfDict, object: PdfObject): Promise<void> {
    const names = NAME_KEYS.flatMap((key) => {
      const name = this.#resolve(description.get(key));
      if (!Buffer.isBuffer(name)) return [];
      return textOf(object.isPacked ? name : this.#decrypt(name, object));
    });
    if (names.length === 0 || !names.every((name) => ATTACHED.has(extensionOf(name))))
      throw new Refused('embedded');
    const files = this.#resolve(description.get('EF'));
    if (!isPdfDict(files)) return;
    const numbers = [...files.values()].flatMap((each) => (each instanceof PdfReference ? each.number : []));
    for (const number of new Set(numbers)) {
      if (this.#described.has(number)) continue;
      this.#described.add(number);
      const attached = this.#file.find(new PdfReference(number));
      if (attached?.stream === undefined || !isPdfDict(attached.value)) continue;
      await this.#checkContent(this.#contentOf(attached, attached.value), names);
    }
  }

  async #checkContent(content: Buffer, names: readonly string[]): Promise<void> {
    if (isOle(content) || names.some((name) => isProgram(name, content))) throw new Refused('embedded');
    if (isZip(content)) await inspectArchive(content, this.#budget, 1);
    if (names.some((name) => extensionOf(name) === 'pdf')) {
      if (this.#depth === MAX_DEPTH) throw new Refused('embedded');
      const file = new PdfFile(content, this.#reading);
      await new Search(file, unencrypted, this.#reading, this.#budget, this.#depth + 1).run();
    }
  }
}

/**
 * Refuses a PDF with something that a reader's computer runs: scripts, actions that start programs or open attached
 * files, attached files that are more than a document. It looks into packed streams of objects too.
 *
 * @param decrypt from the file's encryption
 * @throws {Refused} `script` or `embedded`; `damaged` when a stream of objects cannot be read
 */
export const refuseActive = (
  file: PdfFile,
  decrypt: Decrypt,
  reading: Reading,
  budget: Budget,
): Promise<void> => new Search(file, decrypt, reading, budget, 0).run();
