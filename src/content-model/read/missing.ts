import type { ContentProblem } from './content-error.ts';
import { WHOLE_FILE } from './content-error.ts';
import type { JsonPath } from './json-path.ts';
import { listed, nearest, oneOf } from './nearest.ts';
import { placeAt, problemAt } from './problem-at.ts';
import { CONTENT_FOLDER, EXTENSION, isEntryId, type RawEntry } from './read-collection.ts';

/** A file, or an item of its list, that content refers to and that does not exist. */
export interface Missing {
  /** A folder below `src/content`. */
  readonly collection: string;
  /** The file's id. */
  readonly id: string;
  /** What is missing in the file, if the file exists: the id of a plan or a solution, the key of a fact. */
  readonly item?: string;
  /** What could stand instead: ids of files; of an item the tokens of its neighbours. */
  readonly known: readonly string[];
}

/** A place that refers to something missing. */
export interface MissingAt {
  readonly entry: RawEntry;
  readonly path: JsonPath;
  /** What stands there. */
  readonly received: string;
}

/** How many places a message names. Of the others it gives only the number. */
const NAMED = 20;

/** The places by name, each once: a text may quote the price and the name of one plan. */
const placeNames = (places: readonly MissingAt[]): string[] => {
  const names = places.map(({ entry, path }) => {
    const { file, field } = placeAt(entry, path);
    return `${file} (${field})`;
  });
  return [...new Set(names)];
};

const placesText = (places: readonly string[]): string => {
  const named = places.slice(0, NAMED);
  const more = places.length > NAMED ? ` e altri ${places.length - NAMED} punti` : '';
  return `${named.join(', ')}${more}`;
};

const itself = (item: string): string => item;

/** The token of a list that was probably meant. */
const nearestToken = (item: string, tokens: readonly string[]): string | undefined => {
  const idOf = (token: string): string => token.slice(token.indexOf('/') + 1, -1);
  const near = nearest(item, tokens.map(idOf));
  return tokens.find((token) => idOf(token) === near);
};

const problemOfItem = (
  { collection, id, known }: Missing,
  item: string,
  places: readonly MissingAt[],
): ContentProblem => {
  const instead = known.length === 0 ? 'questa lista non ne ha altri' : listed(item, known, itself);
  const [first, ...others] = places;
  if (first && others.length === 0) {
    const near = nearestToken(item, known);
    const guess = near === undefined ? '' : `, forse ${near}`;
    const expected = `una voce che c’è${guess}: nella lista ${id} "${item}" non c’è; ci sono ${instead}`;
    return problemAt(first.entry, first.path, expected, first.received);
  }
  const names = placeNames(places);
  const cited = names.length === 1 ? 'che un punto cita' : `che ${names.length} punti citano`;
  return {
    file: `${CONTENT_FOLDER}/${collection}/${id}${EXTENSION}`,
    field: 'items',
    expected: `"${item}", ${cited}: ${placesText(names)}. Se non c’è più, cambia quei testi; nella stessa lista ci sono ${instead}`,
    received: 'nessuna voce con questo nome',
  };
};

/**
 * @param missing what content refers to and does not exist
 * @param places the places that refer to it, at least one
 * @returns one problem for all of them: where the only one stands if it is probably misspelt, else at what is missing
 */
export const problemOfMissing = (missing: Missing, places: readonly MissingAt[]): ContentProblem => {
  const { collection, id, item, known } = missing;
  if (item !== undefined) return problemOfItem(missing, item, places);
  const [first, ...others] = places;
  const isMisspelt = !isEntryId(id) || (others.length === 0 && nearest(id, known) !== undefined);
  if (first && isMisspelt) {
    const isToken = first.received.startsWith('{');
    const what = isToken
      ? 'un riferimento tra graffe che esiste'
      : `una voce di ${CONTENT_FOLDER}/${collection}`;
    const show = isToken ? (other: string) => first.received.replace(id, other) : undefined;
    return problemAt(first.entry, first.path, oneOf(what, id, known, show), first.received);
  }
  const there = known.length === 0 ? 'non ce n’è ancora' : `ci sono ${listed(id, known)}`;
  const names = placeNames(places);
  return {
    file: `${CONTENT_FOLDER}/${collection}/${id}${EXTENSION}`,
    field: WHOLE_FILE,
    expected: `un file: ${names.length === 1 ? 'lo usa' : 'lo usano'} ${placesText(names)}; ${there}`,
    received: 'il file non c’è',
  };
};
