import { PRICE_WORDS } from '../fields/price.ts';
import { fieldName, type JsonPath, mapTexts } from '../read/json-path.ts';
import type { Missing } from '../read/missing.ts';
import { oneOf } from '../read/nearest.ts';
import { isEntryId } from '../read/read-collection.ts';
import { type Facts, TOKEN_KINDS } from './facts.ts';

const TOKEN = /\{([^{}]*)\}/g;

/** An unknown token, with what was expected instead or the missing file. */
export interface TokenProblem {
  readonly path: JsonPath;
  readonly expected: string | Missing;
  /** The token as written. */
  readonly received: string;
}

/** A fact that a token quotes, as a text; `undefined` when it is another file's problem. */
type Quoted = { readonly text: string | undefined } | { readonly expected: string | Missing };

const listed = (what: string, names: readonly string[], show: (name: string) => string): Quoted => ({
  expected: oneOf('un riferimento tra graffe che esiste', what, names, show),
});

/** The kinds of tokens that name a plan. */
const OF_PLANS: readonly string[] = ['price', 'plan'];

/** What a service without such a token lacks. */
const LACKS: Readonly<Record<string, string>> = {
  from: 'non ha un prezzo "da"',
  buys: 'non dice che cosa compra il suo prezzo (fromBuys)',
};

/**
 * @param inside the text between the braces: `price:voip/starter`
 * @param facts the facts that can be quoted
 */
const quote = (inside: string, { known, refused, ids, otherDays }: Facts): Quoted => {
  const colon = Math.max(inside.indexOf(':'), 0);
  const [kind, name] = [inside.slice(0, colon), inside.slice(colon + 1)];
  if (!Object.hasOwn(TOKEN_KINDS, kind))
    return listed(kind, Object.keys(TOKEN_KINDS), (other) => `{${other}:…}`);
  const isCapital = kind === 'Count';
  const counted = isCapital ? `count:${name}` : inside;
  const fact = known.get(counted);
  const home = TOKEN_KINDS[kind];
  if (fact?.instead !== undefined) return { expected: fact.instead };
  if (fact) {
    const { text } = fact;
    if (text === undefined || !/[{}]/.test(text))
      return { text: isCapital ? text?.replace(/^./, (letter) => letter.toUpperCase()) : text };
    // A brace that is no token, or one in a file that quotes nothing, is reported in that file.
    return home !== 'brand' && text.search(TOKEN) !== -1
      ? { expected: 'un fatto che non ne cita un altro' }
      : { text: undefined };
  }
  const id = home === 'services' ? name : name.slice(0, Math.max(name.indexOf('/'), 0));
  const files = (home && ids[home]) || [];
  if (refused.has(home === 'brand' ? kind : `${home}/${id}`)) return { text: undefined };
  if (home && isEntryId(id) && !files.includes(id))
    return { expected: { collection: home, id, known: files } };
  const names = [...known.keys()].filter((other) => other.startsWith(counted.slice(0, colon + 1)));
  const all = names.map((other) => other.slice(colon + 1));
  const show = (other: string): string => `{${kind}:${other}}`;
  if (home === undefined || !files.includes(id)) return listed(name, all, show);
  if (id === name) return { expected: `una frase senza questo dato: il servizio ${id} ${LACKS[kind]}` };
  const days = OF_PLANS.includes(kind) ? otherDays.get(name) : undefined;
  if (days) return { expected: `un piano di questi giorni: questo, nella lista ${id}, ${days}` };
  // The fact of another list would put another service's price on this page.
  const own = all.filter((other) => other.startsWith(`${id}/`)).map(show);
  return { expected: { collection: home, id, item: name.slice(id.length + 1), known: own } };
};

/**
 * Replaces tokens such as `{price:fibra-ottica/super-office-one}` in every text of a value, at any depth. Unknown
 * tokens are not replaced.
 *
 * @param data parsed YAML
 * @param facts the facts that can be quoted
 * @returns a copy of the data, a problem for each unknown token, and the fields with a token that was not replaced
 */
export const resolveTokens = (
  data: unknown,
  facts: Facts,
): { data: unknown; problems: TokenProblem[]; unfinished: Set<string> } => {
  const problems: TokenProblem[] = [];
  const unfinished = new Set<string>();
  const resolveText = (text: string, path: JsonPath): string =>
    text.replace(TOKEN, (token: string, inside: string) => {
      const quoted = quote(inside, facts);
      // A price in words fits in no sentence: "da Su richiesta al mese".
      const words = PRICE_WORDS.find((price) => 'text' in quoted && quoted.text === price);
      if (words !== undefined && text.trim() !== token)
        problems.push({
          path,
          expected: `una frase senza questo prezzo, che è "${words}"`,
          received: token,
        });
      if ('text' in quoted && quoted.text !== undefined) return quoted.text;
      if ('expected' in quoted) problems.push({ path, expected: quoted.expected, received: token });
      unfinished.add(fieldName(path));
      return token;
    });
  return { data: mapTexts(data, resolveText), problems, unfinished };
};
