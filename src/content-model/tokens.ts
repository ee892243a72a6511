import { type Facts, fromPrice } from './facts.ts';
import { formatPrice } from './format-price.ts';
import type { JsonPath } from './json-path.ts';
import { oneOf } from './nearest.ts';

/** The text of a fact; `undefined` when its own file is wrong; or what could have been quoted instead. */
type Answer = { readonly text: string | undefined } | { readonly known: readonly string[] };
type Resolver = (name: string, facts: Facts) => Answer;

const lookUp = <T>(
  entries: ReadonlyMap<string, T | undefined>,
  name: string,
  text: (entry: T) => string,
): Answer => {
  const entry = entries.get(name);
  if (entry !== undefined) return { text: text(entry) };
  return entries.has(name) ? { text: undefined } : { known: [...entries.keys()] };
};

/** Looks up `list/item` where each list has entries of its own. */
const lookUpInPlans = <T>(
  { plans }: Facts,
  name: string,
  entriesOf: (list: NonNullable<ReturnType<Facts['plans']['get']>>) => ReadonlyMap<string, T>,
  text: (entry: T) => string,
): Answer => {
  const [listId = '', itemId = ''] = name.split('/', 2);
  const list = plans.get(listId);
  if (!list && plans.has(listId)) return { text: undefined };
  if (list) {
    const answer = lookUp(entriesOf(list), itemId, text);
    return 'known' in answer ? { known: answer.known.map((item) => `${listId}/${item}`) } : answer;
  }
  return {
    known: [...plans].flatMap(([id, other]) =>
      [...(other ? entriesOf(other).keys() : [])].map((item) => `${id}/${item}`),
    ),
  };
};

const RESOLVERS: Readonly<Record<string, Resolver>> = {
  price: (name, facts) =>
    lookUpInPlans(
      facts,
      name,
      ({ items }) => new Map(items.map((item) => [item.id, item])),
      ({ price }) => formatPrice(price).text,
    ),
  plan: (name, facts) =>
    lookUpInPlans(
      facts,
      name,
      ({ items }) => new Map(items.map((item) => [item.id, item])),
      (item) => item.name,
    ),
  fact: (name, facts) =>
    lookUpInPlans(
      facts,
      name,
      (list) => new Map(Object.entries(list.facts)),
      (fact) => fact,
    ),
  from: (name, facts) => {
    const priced = new Map(
      [...facts.services].map(([id, service]) => {
        const list = service?.plans === undefined ? undefined : facts.plans.get(service.plans);
        return [id, service && fromPrice(service, list, false)?.text];
      }),
    );
    return lookUp(priced, name, (text) => text);
  },
  brand: (name, { brand }) => (brand ? lookUp(brand, name, (text) => text) : { text: undefined }),
  claim: (name, { claims }) => (claims ? lookUp(claims, name, (text) => text) : { text: undefined }),
};

const TOKEN = /\{([^{}]*)\}/g;

export interface TokenProblem {
  readonly path: JsonPath;
  readonly expected: string;
  readonly received: string;
}

/**
 * Replaces the facts that copy quotes, `{price:fibra-ottica/super-office-one}`, by their text.
 *
 * @param text copy as written
 * @param facts what can be quoted
 * @param unknown told of each token that names nothing: what was expected, and the token
 * @returns the copy; tokens that name nothing stay
 */
const resolveText = (
  text: string,
  facts: Facts,
  unknown: (expected: string, token: string) => void,
): string =>
  text.replace(TOKEN, (token: string, inside: string) => {
    const [kind = '', ...rest] = inside.split(':');
    const name = rest.join(':');
    const resolve = Object.hasOwn(RESOLVERS, kind) ? RESOLVERS[kind] : undefined;
    if (!resolve) {
      unknown(
        oneOf('a known token', kind, Object.keys(RESOLVERS), (known) => `{${known}:…}`),
        token,
      );
      return token;
    }
    const answer = resolve(name, facts);
    if ('text' in answer) return answer.text ?? token;
    unknown(
      oneOf('a known token', name, answer.known, (known) => `{${kind}:${known}}`),
      token,
    );
    return token;
  });

/**
 * Replaces the tokens of every text in a value, at any depth.
 *
 * @param data parsed YAML
 * @param facts what can be quoted
 * @param set finishes each text, e.g. its typography
 * @returns a copy of the data, and a problem for each token that names nothing
 */
export const resolveTokens = (
  data: unknown,
  facts: Facts,
  set: (text: string, path: JsonPath) => string,
): { data: unknown; problems: TokenProblem[] } => {
  const problems: TokenProblem[] = [];
  const walk = (value: unknown, path: JsonPath): unknown => {
    if (typeof value === 'string') {
      const resolved = resolveText(value, facts, (expected, received) =>
        problems.push({ path, expected, received }),
      );
      return set(resolved, path);
    }
    if (Array.isArray(value)) return value.map((item: unknown, index) => walk(item, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, [...path, key])]));
  };
  return { data: walk(data, []), problems };
};
