import { formatPrice, solutionPrice } from '../fields/price.ts';
import { missingFile } from '../read/missing-file.ts';
import { countOf } from './counts.ts';
import {
  type Answer,
  type Facts,
  fromPrice,
  type PlanFacts,
  type ServiceFacts,
  type SolutionFacts,
} from './facts.ts';

/**
 * @param entries the entries that can be quoted, by name; `undefined` when the file of an entry is invalid
 * @param name the name in a token
 * @param text turns an entry into a text
 */
const lookUp = <T>(
  entries: ReadonlyMap<string, T | undefined>,
  name: string,
  text: (entry: T) => string,
): Answer => {
  const entry = entries.get(name);
  if (entry !== undefined) return { text: text(entry) };
  return entries.has(name) ? { text: undefined } : { known: [...entries.keys()] };
};

/** The text of an entry that is a text already. */
const unchanged = (text: string): string => text;

/** Looks up `list/entry`, where each list is a file with several entries. */
const lookUpInLists = <List, T>(
  collection: 'plans' | 'solutions',
  lists: ReadonlyMap<string, List | undefined>,
  name: string,
  entriesOf: (list: List) => readonly (readonly [id: string, entry: T])[],
  text: (entry: T) => string,
): Answer => {
  const listId = name.slice(0, Math.max(name.indexOf('/'), 0));
  const named = (id: string, list: List | undefined) =>
    list ? entriesOf(list).map(([key, entry]) => [`${id}/${key}`, entry] as const) : [];
  if (!lists.has(listId)) {
    const missing = missingFile(collection, listId, [...lists.keys()]);
    return missing
      ? { missing }
      : { known: [...lists].flatMap(([id, list]) => named(id, list).map(([key]) => key)) };
  }
  const list = lists.get(listId);
  return list ? lookUp(new Map(named(listId, list)), name, text) : { text: undefined };
};

/** The "from" price of a service; for a service without one, the services that have one. */
const lookUpFromPrice = (name: string, { services, plans }: Facts): Answer => {
  const priceOf = (service: ServiceFacts | undefined): string | undefined => {
    const list = service?.plans === undefined ? undefined : plans.get(service.plans);
    return service && fromPrice(service, list, false)?.text;
  };
  const missing = services.has(name) ? undefined : missingFile('services', name, [...services.keys()]);
  if (missing) return { missing };
  const service = services.get(name);
  const text = priceOf(service);
  const isPriceless = service ? service.plans === undefined && text === undefined : !services.has(name);
  if (!isPriceless) return { text };
  return { known: [...services].filter(([, other]) => priceOf(other) !== undefined).map(([id]) => id) };
};

/** What the "from" price of a service buys; for a service that does not say, the services that do. */
const lookUpBuys = (name: string, { services }: Facts): Answer => {
  const missing = services.has(name) ? undefined : missingFile('services', name, [...services.keys()]);
  if (missing) return { missing };
  const service = services.get(name);
  if (services.has(name) && service === undefined) return { text: undefined };
  const text = service?.fromBuys;
  if (text === undefined)
    return { known: [...services].filter(([, other]) => other?.fromBuys !== undefined).map(([id]) => id) };
  return text.includes('{')
    ? { instead: 'the words themselves: this fromBuys has tokens of its own' }
    : { text };
};

const itemsOf = ({ items }: PlanFacts) => items.map((item) => [item.id, item] as const);
const solutionsOf = ({ items }: SolutionFacts) => items.map((item) => [item.id, item] as const);

/** The kinds of tokens: `{price:fibra-ottica/super-office-one}` has the kind `price`, followed by a name. */
export const TOKEN_KINDS: Readonly<Record<string, (name: string, facts: Facts) => Answer>> = {
  /** A plan's price without period. */
  price: (name, facts) =>
    lookUpInLists('plans', facts.plans, name, itemsOf, ({ price }) => formatPrice(price).text),
  /** A plan's name. */
  plan: (name, facts) => lookUpInLists('plans', facts.plans, name, itemsOf, (item) => item.name),
  /** An entry of a price list's `facts`. */
  fact: (name, facts) =>
    lookUpInLists('plans', facts.plans, name, (list) => Object.entries(list.facts), unchanged),
  /** A solution's "from" price with its unit: `{solution:ict-managed-services/noc}`. */
  solution: (name, { solutions }) =>
    lookUpInLists('solutions', solutions, name, solutionsOf, (item) => solutionPrice(item).text),
  /** A service's "from" price without period. */
  from: lookUpFromPrice,
  /** What a service's "from" price buys. */
  buys: lookUpBuys,
  /** A number of entries in words: `{count:services/connettivita}`. */
  count: (name, facts) => countOf(name, facts),
  /** The same with a capital, for the beginning of a sentence. */
  Count: (name, facts) => countOf(name, facts, true),
  brand: (name, { brand }) => (brand ? lookUp(brand, name, unchanged) : { text: undefined }),
  claim: (name, { claims }) => (claims ? lookUp(claims, name, unchanged) : { text: undefined }),
};
