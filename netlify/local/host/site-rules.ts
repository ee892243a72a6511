import { join } from 'node:path';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import * as z from 'zod';
import { plainPath } from './files.ts';

/** Headers that Netlify sets itself and ignores in rules. Source: docs.netlify.com, "Custom headers". */
const RESERVED = new Set([
  'accept-ranges',
  'age',
  'allow',
  'alt-svc',
  'connection',
  'content-encoding',
  'content-length',
  'content-range',
  'date',
  'location',
  'server',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Returns the headers that the rules set for a path. When several rules set a header, the last one wins. */
type HeaderRules = (path: string) => Headers;

/**
 * Reads the header rules of `_headers` in the publish directory and then of `netlify.toml`, which therefore wins.
 *
 * @param root where `netlify.toml` is; it may be missing
 * @param dist the publish directory, null for none
 * @throws Error with every syntax error that Netlify's own parser finds
 */
export const loadHeaderRules = async (root: string, dist: string | null): Promise<HeaderRules> => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: dist === null ? [] : [join(dist, '_headers')],
    netlifyConfigPath: join(root, 'netlify.toml'),
    configHeaders: undefined,
    minimal: false,
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  // With minimal: false the parser sets forRegExp.
  const rules = headers as Header[];
  return (path) => {
    const given = new Headers();
    for (const { forRegExp, values } of rules) {
      if (!forRegExp.test(path)) continue;
      for (const [name, value] of Object.entries(values)) {
        if (!RESERVED.has(name.toLowerCase())) given.set(name, value);
      }
    }
    return given;
  };
};

const rule = z.object({
  path: z.string(),
  to: z.string(),
  status: z.number().default(301),
  force: z.boolean().default(false),
  host: z.string().optional(),
  query: z.record(z.string(), z.string().optional()).default({}),
  conditions: z.record(z.string(), z.unknown()).default({}),
  signed: z.string().optional(),
  proxy: z.boolean().default(false),
});

type Rule = z.infer<typeof rule>;

/** A matching rule, with the placeholders of its target filled in. */
interface RedirectMatch {
  /** Path or absolute URL, with the query of the request. */
  readonly target: string;
  readonly status: number;
  /** Whether the rule also applies to an existing file. */
  readonly force: boolean;
}

/** Returns the first matching rule, or null. */
type RedirectRules = (request: { path: string; search: string; host: string }) => RedirectMatch | null;

/**
 * Reads the redirects of `_redirects` in the publish directory and then of `netlify.toml`. The first match wins.
 *
 * @param root where `netlify.toml` is; it may be missing
 * @param dist the publish directory, null for none
 * @throws Error with every syntax error that Netlify's own parser finds, and for features that this host lacks:
 *   conditions, values in a query, signing, proxying to another site
 */
export const loadRedirectRules = async (root: string, dist: string | null): Promise<RedirectRules> => {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: dist === null ? [] : [join(dist, '_redirects')],
    netlifyConfigPath: join(root, 'netlify.toml'),
    configRedirects: [],
    minimal: false,
  });
  if (errors.length > 0) throw new Error(errors.map(String).join('\n'));
  const rules = z.array(rule).parse(redirects);
  for (const { path, query, conditions, signed, proxy } of rules) {
    const isPlain = Object.values(query).every((value) => value?.startsWith(':'));
    if (signed === undefined && !proxy && isPlain && Object.keys(conditions).length === 0) continue;
    throw new Error(
      `Redirect from ${path}: the local host does not support conditions, a query's values, signing or proxying to another site.`,
    );
  }
  return ({ path, search, host }) => {
    for (const candidate of rules) {
      const target = match(candidate, path, search, host);
      if (target === null) continue;
      const { status, force } = candidate;
      return { target: target.includes('?') ? target : `${target}${search}`, status, force };
    }
    return null;
  };
};

/**
 * A rule with a query matches only requests with these parameters and no others. Source: docs.netlify.com, "Redirect
 * options".
 *
 * @returns the values of its placeholders, null when the query is another
 */
const queryValues = (wanted: Rule['query'], search: string): Map<string, string> | null => {
  const given = new URLSearchParams(search);
  const names = Object.keys(wanted);
  if (names.length === 0) return new Map();
  if (new Set(given.keys()).size !== names.length) return null;
  const values = new Map<string, string>();
  for (const [name, placeholder = ''] of Object.entries(wanted)) {
    const value = given.get(name);
    if (value === null) return null;
    values.set(placeholder.slice(1), encodeURIComponent(value));
  }
  return values;
};

/** @returns the target with placeholders and splat filled in, null when the rule does not match */
const match = (candidate: Rule, path: string, search: string, host: string): string | null => {
  if (candidate.host !== undefined && candidate.host !== host) return null;
  const values = queryValues(candidate.query, search);
  if (values === null) return null;
  const wanted = candidate.path.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  for (const [index, part] of wanted.entries()) {
    if (part === '*') {
      values.set('splat', given.slice(index).join('/'));
      return fill(candidate.to, values);
    }
    const segment = given[index];
    if (segment === undefined) return null;
    if (part.startsWith(':')) values.set(part.slice(1), segment);
    else if (plainPath(part) !== plainPath(segment)) return null;
  }
  return wanted.length === given.length ? fill(candidate.to, values) : null;
};

const fill = (to: string, values: ReadonlyMap<string, string>): string =>
  to.replace(/:([A-Za-z]\w*)/g, (whole, name: string) => values.get(name) ?? whole);
