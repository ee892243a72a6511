import { type ContentProblem, WHOLE_FILE } from '../read/content-error.ts';
import { oneOf } from '../read/nearest.ts';
import { CONTENT_FOLDER, EXTENSION } from '../read/read-collection.ts';
import { expectedFile, type MissingFile, named } from './missing-file.ts';

/** A problem that many places may have; it is told once. */
interface Shared {
  readonly tell: (places: readonly string[]) => ContentProblem;
  readonly places: string[];
}

/** Problems that come with the known values nearest to what was written: looking for them costs more than finding out. */
const GUESSED = 50;

/** A place of the content. */
interface Place {
  /** File and line. */
  readonly file: string;
  readonly field: string;
}

/** Everything that is wrong with the content, as far as it was read. */
export class ProblemList {
  readonly #problems: ContentProblem[] = [];
  readonly #shared = new Map<string, Shared>();

  readonly #absent: ReadonlyMap<string, string>;

  /** @param absent addresses of pages that are not online on the day that is read, each with the days on which they are */
  constructor(absent: ReadonlyMap<string, string> = new Map()) {
    this.#absent = absent;
  }

  add(...problems: readonly ContentProblem[]): void {
    this.#problems.push(...problems);
  }

  #share(key: string, { file, field }: Place, tell: Shared['tell']): void {
    const place = `${file} (${field})`;
    const shared = this.#shared.get(key);
    if (shared) shared.places.push(place);
    else this.#shared.set(key, { tell, places: [place] });
  }

  /**
   * @param missing a file that is not there
   * @param place what refers to it
   */
  missingFile(missing: MissingFile, place: Place): void {
    const path = `${CONTENT_FOLDER}/${missing.collection}/${missing.id}${EXTENSION}`;
    this.#share(path, place, (places) => ({
      file: path,
      field: WHOLE_FILE,
      expected: expectedFile(missing, places),
      received: 'no such file',
    }));
  }

  /**
   * @param address a path of this site that no page has
   * @param known the addresses of the site
   * @param place the link that leads there
   */
  deadLink(address: string, known: ReadonlySet<string>, place: Place): void {
    const days = this.#absent.get(address);
    const isGuessed = this.#shared.size < GUESSED;
    this.#share(`link ${address}`, place, ([, ...others]) => ({
      ...place,
      expected:
        days === undefined
          ? isGuessed
            ? oneOf('an address of this site', address, [...known])
            : 'an address of this site'
          : `a page that is online as long as this link: ${address} is there ${days} only`,
      received: `${JSON.stringify(address)}${others.length === 0 ? '' : `, here and in ${named(others)}`}`,
    }));
  }

  /** Every problem; those that many places share come first, since they are the cause of others. */
  all(): ContentProblem[] {
    return [...[...this.#shared.values()].map(({ tell, places }) => tell(places)), ...this.#problems];
  }
}
