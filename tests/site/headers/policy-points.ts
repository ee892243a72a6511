/** The directives of a policy, each with its sources. */
export type Policy = ReadonlyMap<string, readonly string[]>;

const INVALID = -25;
const BROAD = /^(?:\*|ftp:|https?:(?:\/\/\*(?:\.\*)?)?)$/;
const INLINE = /^(?:'unsafe-inline'|data:)$/;
const CHECKED = /^'(?:nonce|sha(?:256|384|512))-/;
const PLAIN = /^(?:http|ftp):/;
const REPEATABLE = new Set(['report-to', 'report-uri']);

/**
 * @param header `Content-Security-Policy`, one policy
 * @returns its directives in lower case; undefined when the Observatory considers the header invalid
 */
export const parsePolicy = (header: string): Policy | undefined => {
  const policy = new Map<string, readonly string[]>();
  for (const directive of header.toLowerCase().split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name === '') continue;
    if (policy.has(name) && !REPEATABLE.has(name)) return undefined;
    policy.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return policy;
};

/**
 * The Observatory's test `content-security-policy` for a page over HTTPS (`src/analyzer/tests/csp.js`), in its order:
 * the first broken rule decides the points.
 *
 * @param policy from {@link parsePolicy}
 * @returns -25 to 10
 */
export const policyPoints = (policy: Policy | undefined): number => {
  if (policy === undefined || policy.size === 0) return INVALID;
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  /** Browsers that support hashes and nonces ignore `'unsafe-inline'` next to them. */
  const codeOf = (name: string) => {
    const sources = sourcesOf(name);
    return sources.some((source) => CHECKED.test(source))
      ? sources.filter((source) => source !== "'unsafe-inline'")
      : sources;
  };
  const [script, style] = [codeOf('script-src'), codeOf('style-src')];
  if (script.includes("'strict-dynamic'") && !script.some((source) => CHECKED.test(source))) return INVALID;
  if (script.some((source) => BROAD.test(source) || INLINE.test(source))) return -20;
  if (sourcesOf('object-src').some((source) => BROAD.test(source))) return -20;
  const active = [...policy].filter(([name]) => !/^(?:img|media)-src$/.test(name));
  if (active.some(([, sources]) => sources.some((source) => PLAIN.test(source)))) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if ([...sourcesOf('img-src'), ...sourcesOf('media-src')].some((source) => PLAIN.test(source))) return -10;
  if (style.some((source) => BROAD.test(source) || INLINE.test(source))) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
};
