import type { Mistake } from '../check/text-mistakes.ts';
import type { Area } from '../schemas/service.ts';
import type { Facts } from './facts.ts';

/** Words in copy that are true for only one value of a fact and that no token can write. */
interface FactInWords {
  /** `claim:…` of brand.yaml, `fact:…` of a price list, or `services:…`, the number of services in an area. */
  readonly fact: string;
  /** The value as visitors read it. */
  readonly value: string;
  readonly words: RegExp;
}

const FACTS_IN_WORDS: readonly FactInWords[] = [
  { fact: 'claim:replyHours', value: '24', words: /\b(?:entro|in) un giorno\b/i },
  {
    fact: 'claim:support',
    value: '24/7',
    words:
      /24 ore su 24|\b(?:anche|e) di notte\b|\bfestivi\b|\b(?:di|la) domenica\b|\ba (?:ogni|qualunque|qualsiasi) ora\b/i,
  },
  {
    fact: 'claim:agentSelectionWeeks',
    value: '2',
    words: /\bal massimo due settimane\b|\bdue settimane al massimo\b/i,
  },
  {
    fact: 'claim:fibreSpeed',
    value: '2,5',
    words: /\bcinque volte la banda\b/i,
  },
  {
    fact: 'fact:fibra-ottica/activation',
    value: '5-10 giorni lavorativi',
    words: /\bdue settimane, non due mesi\b/i,
  },
  {
    fact: 'fact:fwa-5g/installation',
    value: '24-48 ore',
    words: /\bpronta in due giorni\b|\bdavvero due giorni\b/i,
  },
  { fact: 'fact:fwa-5g/speedStart', value: '300 Mb/s', words: /\bil doppio della velocità\b/i },
  { fact: 'fact:fwa-5g/speedProfessional', value: '600 Mb/s', words: /\bil doppio della velocità\b/i },
  // The downtime that an uptime percentage allows in a year of 8,760 hours.
  { fact: 'fact:fwa-5g/slaUltra', value: '99,5%', words: /\b43 ore e 48 minuti\b/ },
  { fact: 'fact:connettivita-dedicata/slaLite', value: '99,9%', words: /\b8 ore e 46 minuti\b/ },
  { fact: 'fact:connettivita-dedicata/slaPro', value: '99,95%', words: /\b4 ore e 23 minuti\b/ },
  { fact: 'claim:uptimeHighest', value: '99,99', words: /\b53 minuti\b/ },
  { fact: 'fact:iot/smallestOrder', value: '10 SIM', words: /\bprima dieci, poi centomila\b/i },
  { fact: 'fact:iot/largestFleet', value: '100.000 SIM', words: /\bprima dieci, poi centomila\b/i },
  { fact: 'fact:sd-wan/implementation', value: '2-4 settimane', words: /\bin quattro settimane\b/i },
  { fact: 'fact:sd-wan/implementationSites', value: '10 sedi', words: /\bper dieci sedi\b/i },
  { fact: 'fact:sd-wan/savings', value: '50%', words: /\ba volte a metà\b/i },
  { fact: 'fact:voip/bandwidthPerCall', value: '100 kb/s', words: /\bper dieci insieme serve 1 Mb\/s/i },
  {
    fact: 'services:connettivita',
    value: '8',
    words: /\botto (?:modi|servizi)\b|\botto di connettività\b|\baltri quattordici\b/i,
  },
  {
    fact: 'services:innovazione',
    value: '7',
    words: /\bsette (?:aree|digitali)\b|\baltri quattordici\b/i,
  },
];

/** The current value of a fact; `undefined` when no file has it, or when its file is invalid and reported elsewhere. */
const currentValue = (fact: string, { claims, plans, services }: Facts): string | undefined => {
  const [kind, name = ''] = fact.split(':', 2);
  if (kind === 'claim') return claims?.get(name);
  if (kind === 'fact') {
    const [list = '', key = ''] = name.split('/', 2);
    return plans.get(list)?.facts[key];
  }
  const areas: (Area | undefined)[] = [...services.values()].map((service) => service?.area);
  return areas.includes(undefined) ? undefined : String(areas.filter((area) => area === name).length);
};

/**
 * @param text copy whose tokens were replaced
 * @param facts the facts of the content
 * @returns a mistake for each passage that is true only for another value of a fact
 */
export const outdatedWords = (text: string, facts: Facts): Mistake[] =>
  FACTS_IN_WORDS.flatMap(({ fact, value, words }) => {
    const found = words.exec(text)?.[0];
    const now = found === undefined ? undefined : currentValue(fact, facts);
    if (found === undefined || now === undefined || now === value) return [];
    const [kind, name] = fact.split(':', 2);
    const isWhole = kind === 'services' && !/^altri /i.test(found);
    const token = isWhole ? `, or {count:services/${name}} instead` : '';
    const expected = `words that match ${fact}, which is now ${now}, not ${value}${token}`;
    return [{ expected, excerpt: found }];
  });
