import { PRICE_WORDS } from '../fields/price.ts';
import { fieldName, type JsonPath } from '../read/json-path.ts';
import type { MissingFile } from '../read/missing-file.ts';
import { oneOf } from '../read/nearest.ts';
import type { Facts } from './facts.ts';
import { TOKEN_KINDS } from './token-kinds.ts';

/** Kinds whose facts are in a file without tokens. A brace there is reported for that file. */
const UNQUOTING_KINDS: readonly string[] = ['brand', 'claim'];

const TOKEN = /\{([^{}]*)\}/g;

/** An unknown token, with what was expected instead or the missing file. */
export interface TokenProblem {
  readonly path: JsonPath;
  readonly expected: string | MissingFile;
  /** The token as written. */
  readonly received: string;
}

/**
 * @param inside the text between the braces
 * @param facts the facts that can be quoted
 * @returns the text of the fact, `undefined` when its file is invalid; or what was expected, or the missing file
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
