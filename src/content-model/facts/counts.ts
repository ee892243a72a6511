import { AREAS } from '../schemas/service.ts';
import type { Answer } from './answer.ts';
import type { Facts } from './facts.ts';

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
/** From here on Italian texts have figures. */
const LARGEST = 99;

/**
 * @param count a whole number
 * @returns it in a word, `otto`, `ventuno`, `trentatré`; in figures from 100 on
 */
export const italianCount = (count: number): string => {
  if (count > LARGEST) return String(count);
  const small = BELOW_TWENTY[count];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(count / 10)] ?? '';
  const unit = count % 10;
  if (unit === 0) return tens;
  // venti + uno, venti + otto: one vowel goes; a tre at the end is stressed.
  const stem = unit === 1 || unit === 8 ? tens.slice(0, -1) : tens;
  return stem + (unit === 3 ? 'tré' : BELOW_TWENTY[unit]);
};

/** What can be counted, by the name that a token has for it; `undefined` where a file that counts is wrong. */
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
    ...(numbers ?? []),
  ]);
};

/**
 * From two on an Italian number has one form for both genders; a sentence of one, or none, is another sentence.
 *
 * @param name `services`, `services/connettivita`, `plans/voip`, `solutions/consulenza`, `roles`, …
 * @param facts what can be counted
 * @param isCapital whether the word begins a sentence
 * @returns the word; the names that could be counted instead; or that the sentence has to be another one
 */
export const countOf = (name: string, facts: Facts, isCapital = false): Answer => {
  const numbers = numbersOf(facts);
  if (!numbers.has(name)) return { known: [...numbers.keys()] };
  const count = numbers.get(name);
  if (count === undefined) return { text: undefined };
  if (count < 2)
    return { instead: `a sentence without this number: of ${name} there is ${count === 1 ? 'one' : 'none'}` };
  const word = italianCount(count);
  return { text: isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word };
};
