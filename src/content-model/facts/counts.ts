import { AREAS } from '../schemas/service.ts';
import type { Answer, Facts } from './facts.ts';

const BELOW_TWENTY =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  );
const TENS = [
  '',
  '',
  'venti',
  'trenta',
  'quaranta',
  'cinquanta',
  'sessanta',
  'settanta',
  'ottanta',
  'novanta',
];
/** The largest count in words. Italian texts write larger ones in figures. */
const LARGEST = 99;

/**
 * @param count a whole number
 * @returns the count in words, such as `otto`, `ventuno` or `trentatré`; in figures from 100 on
 */
export const italianCount = (count: number): string => {
  if (count > LARGEST) return String(count);
  const small = BELOW_TWENTY[count];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(count / 10)] ?? '';
  const unit = count % 10;
  if (unit === 0) return tens;
  // ventuno, ventotto: the tens lose their last vowel. ventitré: a final "tre" has an accent.
  const stem = unit === 1 || unit === 8 ? tens.slice(0, -1) : tens;
  return stem + (unit === 3 ? 'tré' : BELOW_TWENTY[unit]);
};

/** The counts by their names in tokens; `undefined` when one of the files to count is invalid. */
const numbersOf = ({ plans, services, solutions, numbers }: Facts): Map<string, number | undefined> => {
  const areas = [...services.values()].map((service) => service?.area);
  const lists = (name: string, collection: ReadonlyMap<string, { items: readonly unknown[] } | undefined>) =>
    [...collection].map(([id, list]) => [`${name}/${id}`, list?.items.length] as const);
  return new Map([
    ['services', services.size],
    ...AREAS.map((area) => {
      const count = areas.filter((other) => other === area).length;
      return [`services/${area}`, areas.includes(undefined) ? undefined : count] as const;
    }),
    ...lists('plans', plans),
    ...lists('solutions', solutions),
    ...numbers,
  ]);
};

/**
 * Looks up a count for a token. Italian numbers from two on have one form for both genders. With one or none, the
 * sentence around the number must change too.
 *
 * @param name `services`, `services/connettivita`, `plans/voip`, `solutions/consulenza`, `roles`, …
 * @param facts the content to count
 * @param isCapital whether the word begins a sentence
 * @returns the count in words; the known names, when `name` is unknown; or a request for another sentence
 */
export const countOf = (name: string, facts: Facts, isCapital = false): Answer => {
  const numbers = numbersOf(facts);
  if (!numbers.has(name)) return { known: [...numbers.keys()] };
  const count = numbers.get(name);
  if (count === undefined) return { text: undefined };
  if (count < 2)
    return { instead: `a sentence without this number: there is ${count === 1 ? 'one' : 'none'} in ${name}` };
  const word = italianCount(count);
  return { text: isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word };
};
