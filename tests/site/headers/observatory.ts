/** A rule: what an answer over HTTPS needs for all points of a header, as a pattern of its value. */
type Rule = readonly [header: string, why: string, wanted: RegExp];

/** Value of a missing header. */
const NONE = /^$/;

/**
 * What each rule of Mozilla's HTTP Observatory asks for its highest points, read from `src/grader/charts.js` and
 * `src/analyzer/tests` of github.com/mdn/mdn-http-observatory. An answer that keeps all of them scores 150: 100, and the
 * extra points of the policies. Missing are the rules that depend on a domain's owner (redirect from plain HTTP,
 * preloading), and `subresource-integrity`, because pages load no script of another host (other-hosts.test.ts).
 */
const RULES: readonly Rule[] = [
  ['content-security-policy', 'nothing by default', /^default-src 'none'(?:;|$)/],
  [
    'content-security-policy',
    'framed by nobody, which also gives the points of x-frame-options',
    /;frame-ancestors 'none'(?:;|$)/,
  ],
  // Also finds a scheme or a star as a source of anything.
  [
    'content-security-policy',
    'no source that allows any code or any host',
    /^(?!.*(?:'unsafe-|'strict-dynamic'| \*| (?:https?|ftp):(?: |;|$)))/,
  ],
  ['content-security-policy', 'nothing over plain HTTP', /^(?!.* (?:http|ftp):)/],
  ['content-security-policy', 'data only as pictures', /^(?!.*;(?!img-src)[^;]* data:)/],
  ['content-security-policy', 'no directive twice', /^(?!.*(?:^|;)([a-z-]+)(?: [^;]*)?;(?:.*;)?\1(?: |;|$))/],
  ['cross-origin-embedder-policy', '', /^(?:require-corp|credentialless)$/],
  ['cross-origin-opener-policy', '', /^same-origin(?:-allow-popups)?$/],
  ['cross-origin-resource-policy', '', /^same-(?:origin|site)$/],
  ['referrer-policy', '', /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/],
  [
    'strict-transport-security',
    'six months at least',
    /^max-age=(?:1555[2-9]\d{3}|155[6-9]\d{4}|15[6-9]\d{5}|1[6-9]\d{6}|[2-9]\d{7}|\d{9,})(?:;|$)/,
  ],
  ['x-content-type-options', '', /^nosniff$/],
  ['access-control-allow-credentials', '', NONE],
  ['set-cookie', '', NONE],
];

/** @returns a line for each rule that the headers break */
export const brokenRules = (headers: Headers): string[] => {
  const read = (header: string): string => (headers.get(header) ?? '').replace(/\s*;\s*/g, ';');
  return RULES.filter(([header, , wanted]) => !wanted.test(read(header))).map(
    ([header, why]) => `${header}: ${read(header) || 'missing'}${why && ` (${why})`}`,
  );
};
