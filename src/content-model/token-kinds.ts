import { type Facts, fromPrice, type PlanFacts, type SolutionFacts } from './facts.ts';
import { formatPrice, solutionPrice } from './format-price.ts';

/** The text of a fact; `undefined` when its own file is wrong; or the names that could have been quoted instead. */
export type Answer = { readonly text: string | undefined } | { readonly known: readonly string[] };

const lookUp = <T>(
  entries: ReadonlyMap<string, T | undefined>,
  name: string,
  text: (entry: T) => string,
): Answer => {
  const entry = entries.get(name);
  if (entry !== undefined) return { text: text(entry) };
  return entries.has(name) ? { text: undefined } : { known: [...entries.keys()] };
};

const itself = (text: string): string => text;

/** Looks up `list/entry`, where each list has entries of its own. */
const lookUpInLists = <List, T>(
  lists: ReadonlyMap<string, List | undefined>,
  name: string,
  entriesOf: (list: List) => readonly (readonly [id: string, entry: T])[],
  text: (entry: T) => string,
): Answer => {
  const [listId = ''] = name.split('/', 1);
  if (lists.has(listId) && lists.get(listId) === undefined) return { text: undefined };
  const all = [...lists].flatMap(([id, list]) =>
    list ? entriesOf(list).map(([key, entry]) => [`${id}/${key}`, entry] as const) : [],
  );
  const answer = lookUp(new Map(all), name, text);
  if ('text' in answer || !lists.has(listId)) return answer;
  return { known: answer.known.filter((known) => known.startsWith(`${listId}/`)) };
};

const itemsOf = ({ items }: PlanFacts) => items.map((item) => [item.id, item] as const);
const solutionsOf = ({ items }: SolutionFacts) => items.map((item) => [item.id, item] as const);

/** What copy can quote: `{price:fibra-ottica/super-office-one}` is the kind `price` and a name. */
export const TOKEN_KINDS: Readonly<Record<string, (name: string, facts: Facts) => Answer>> = {
  /** A plan's price without period. */
  price: (name, facts) => lookUpInLists(facts.plans, name, itemsOf, ({ price }) => formatPrice(price).text),
  /** A plan's name. */
  plan: (name, facts) => lookUpInLists(facts.plans, name, itemsOf, (item) => item.name),
  /** An entry of a price list's `facts`. */
  fact: (name, facts) => lookUpInLists(facts.plans, name, (list) => Object.entries(list.facts), itself),
  /** A solution's "from" price with what it is paid for: `{solution:ict-managed-services/noc}`. */
  solution: (name, { solutions }) =>
    lookUpInLists(solutions, name, solutionsOf, (item) => solutionPrice(item).text),
  /** A service's "from" price without period. */
  from: (name, { services, plans }) => {
    const listOf = (id: string | undefined) => (id === undefined ? undefined : plans.get(id));
    const priced = [...services].map(
      ([id, service]) => [id, service && fromPrice(service, listOf(service.plans), false)?.text] as const,
    );
    return lookUp(new Map(priced), name, itself);
  },
  brand: (name, { brand }) => (brand ? lookUp(brand, name, itself) : { text: undefined }),
  claim: (name, { claims }) => (claims ? lookUp(claims, name, itself) : { text: undefined }),
};
