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

const placeText = ({ entry, path }: MissingAt): string => {
  const { file, field } = placeAt(entry, path);
  return `${file} (${field})`;
};

/** A text may quote the name and the price of one plan: its place counts once. */
const eachOnce = (places: readonly MissingAt[]): readonly MissingAt[] =>
  [...Map.groupBy(places, placeText).values()].flatMap((same) => same.slice(0, 1));

const placesText = (places: readonly MissingAt[]): string => {
  const named = places.slice(0, NAMED).map(placeText);
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
  return {
    file: `${CONTENT_FOLDER}/${collection}/${id}${EXTENSION}`,
    field: 'items',
    expected: `"${item}", che ${places.length} punti citano: ${placesText(places)}. Se non c’è più, cambia quei testi; nella stessa lista ci sono ${instead}`,
    received: 'nessuna voce con questo nome',
  };
};

/**
 * @param missing what content refers to and does not exist
 * @param found the places that refer to it, at least one
 * @returns one problem for all of them: where the only one stands if it is probably misspelt, else at what is missing
 */
export const problemOfMissing = (missing: Missing, found: readonly MissingAt[]): ContentProblem => {
  const places = eachOnce(found);
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
  return {
    file: `${CONTENT_FOLDER}/${collection}/${id}${EXTENSION}`,
    field: WHOLE_FILE,
    expected: `un file: ${places.length === 1 ? 'lo usa' : 'lo usano'} ${placesText(places)}; ${there}`,
    received: 'il file non c’è',
  };
};
