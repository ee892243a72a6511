import { join } from 'node:path';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';

/** Headers that Netlify sets itself and takes from no rule. Source: docs.netlify.com, "Custom headers". */
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

/** The headers that rules give to a path; of several rules that set one header, the last wins. */
type HeaderRules = (path: string) => Headers;

/**
 * Reads `_headers` of the publish directory and then `netlify.toml`, which therefore wins.
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
  // With minimal: false the parser fills forRegExp in.
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
