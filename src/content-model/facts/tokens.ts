import type { MissingFile } from '../check/missing-file.ts';
import { fieldName, type JsonPath } from '../read/json-path.ts';
import { oneOf } from '../read/nearest.ts';
import { PRICE_WORDS } from '../schemas/price.ts';
import type { Facts } from './facts.ts';
import { TOKEN_KINDS } from './token-kinds.ts';

/** Kinds whose facts live in a file that quotes nothing: a brace there is that file's own problem. */
const UNQUOTING_KINDS: readonly string[] = ['brand', 'claim'];

const TOKEN = /\{([^{}]*)\}/g;

/** A token that names nothing: what was expected instead, or the file that would hold what it names. */
export interface TokenProblem {
  readonly path: JsonPath;
  readonly expected: string | MissingFile;
  /** The token as written. */
  readonly received: string;
}

/**
 * @param inside what stands between the braces
 * @param facts what can be quoted
 * @returns the text; `undefined` when the file of the fact is wrong; or what was expected; or the missing file
 */
const quote = (
  inside: string,
  facts: Facts,
): { text: string | undefined } | { expected: string | MissingFile } => {
  const colon = inside.indexOf(':');
  const kind = inside.slice(0, Math.max(colon, 0));
  const name = inside.slice(colon + 1);
  const resolve = Object.hasOwn(TOKEN_KINDS, kind) ? TOKEN_KINDS[kind] : undefined;
  const known = (item: string): string => (resolve ? `{${kind}:${item}}` : `{${item}:…}`);
  if (!resolve) return { expected: oneOf('a known token', kind, Object.keys(TOKEN_KINDS), known) };
  const answer = resolve(name, facts);
  if ('known' in answer) return { expected: oneOf('a known token', name, answer.known, known) };
  if ('instead' in answer) return { expected: answer.instead };
  if ('missing' in answer) return { expected: answer.missing };
  if (answer.text === undefined || !/[{}]/.test(answer.text)) return answer;
  const quotesAnother = !UNQUOTING_KINDS.includes(kind) && answer.text.search(TOKEN) !== -1;
  return quotesAnother ? { expected: 'a fact that quotes no other fact' } : { text: undefined };
};

/**
 * Replaces the facts that copy quotes, `{price:fibra-ottica/super-office-one}`, in every text of a value, at any
 * depth. Tokens that name nothing stay.
 *
 * @param data parsed YAML
 * @param facts what can be quoted
 * @returns a copy of the data, a problem for each token that names nothing, and the fields where a token stayed
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
      // "da Su richiesta al mese": a price in words can only stand by itself.
      const words = PRICE_WORDS.find((price) => 'text' in quoted && quoted.text === price);
      if (words !== undefined && text.trim() !== token)
        problems.push({
          path,
          expected: `a sentence without this price, which is "${words}"`,
          received: token,
        });
      if ('text' in quoted && quoted.text !== undefined) return quoted.text;
      if ('expected' in quoted) problems.push({ path, expected: quoted.expected, received: token });
      unfinished.add(fieldName(path));
      return token;
    });
  const walk = (value: unknown, path: JsonPath): unknown => {
    if (typeof value === 'string') return resolveText(value, path);
    if (Array.isArray(value)) return value.map((item: unknown, index) => walk(item, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, [...path, key])]));
  };
  return { data: walk(data, []), problems, unfinished };
};
