import { type ContentProblem, WHOLE_FILE } from '../read/content-error.ts';
import { oneOf } from '../read/nearest.ts';
import { CONTENT_FOLDER, EXTENSION } from '../read/read-collection.ts';
import { expectedFile, type MissingFile, named } from './missing-file.ts';

/** A problem that many places may share. It is reported once, with those places. */
interface Shared {
  readonly tell: (places: readonly string[]) => ContentProblem;
  readonly places: string[];
}

/** How many problems come with a suggestion. Finding similar known values takes longer than the check itself. */
const GUESSED = 50;

/** A place of the content. */
interface Place {
  /** File and line. */
  readonly file: string;
  readonly field: string;
}

/** Collects the problems of the content while it is read. */
export class ProblemList {
  readonly #problems: ContentProblem[] = [];
  readonly #shared = new Map<string, Shared>();

  readonly #absent: ReadonlyMap<string, string>;

  /** @param absent addresses of pages that are offline on the day of the reading, with the days when they are online */
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
   * @param missing a file that does not exist
   * @param place the place that refers to it
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
   * @param place the place of the link
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

  /** @returns every problem. Shared ones come first, since they cause others. */
  all(): ContentProblem[] {
    return [...[...this.#shared.values()].map(({ tell, places }) => tell(places)), ...this.#problems];
  }
}
