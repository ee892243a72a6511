/** What is judged: an answer over HTTPS. */
export interface Answer {
  readonly headers: Headers;
  readonly html: string;
}

/** Points that a rule gives or takes. */
export type Points = Readonly<Record<string, number>>;

const START = 100;
/** Points are only given on top of a score that loses at most ten. */
const LEAST_FOR_EXTRA = 90;

const HALF_A_YEAR_SECONDS = 15_768_000;
const BROAD = /^(?:\*|ftp:|https?:(?:\/\/\*(?:\.\*)?)?)$/;
const UNSAFE = /^(?:'unsafe-inline'|data:)$/;
const PRIVATE_REFERRER = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
const CORP = { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 } as const;

type Policy = ReadonlyMap<string, readonly string[]>;

const policyOf = (header: string): Policy => {
  const policy = new Map<string, readonly string[]>();
  for (const directive of header.toLowerCase().split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name !== '' && !policy.has(name)) policy.set(name, sources);
  }
  return policy;
};

const policyPoints = (policy: Policy): number => {
  if (policy.size === 0) return -25;
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [script, style, object] = ['script-src', 'style-src', 'object-src'].map(sourcesOf) as [
    readonly string[],
    readonly string[],
    readonly string[],
  ];
  if (script.some((source) => BROAD.test(source) || UNSAFE.test(source))) return -20;
  if (object.some((source) => BROAD.test(source))) return -20;
  if ([...policy.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if (style.some((source) => BROAD.test(source) || UNSAFE.test(source))) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
};

const transportPoints = (header: string): number => {
  const [, seconds] = /max-age=(\d+)/.exec(header) ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) >= HALF_A_YEAR_SECONDS ? 0 : -10;
};

const framePoints = (policy: Policy, header: string): number => {
  if (policy.has('frame-ancestors')) return 5;
  return /^(?:deny|sameorigin)$/i.test(header) ? 0 : -20;
};

const integrityPoints = (html: string): number => {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc=["']?([^"'\s>]+)[^>]*>/g)];
  const isForeign = ([, src = '']: RegExpExecArray) => /^(?:https?:)?\/\//.test(src);
  const isChecked = ([tag]: RegExpExecArray) => /\sintegrity=/.test(tag);
  if (scripts.some((script) => isForeign(script) && !isChecked(script))) return -5;
  return scripts.some(isChecked) ? 5 : 0;
};

/**
 * The rules of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory, `src/grader/charts.js`, algorithm 4),
 * as far as a site without cookies and cross-origin answers can meet them. Not judged here: whether plain HTTP
 * leads to HTTPS, which is Netlify's part, and preloading (+5), which the owner of a domain asks for.
 *
 * @param answer the answer to a request
 * @returns the points of each rule, and the score
 */
export const observatory = ({ headers, html }: Answer): { score: number; points: Points } => {
  const header = (name: string): string => headers.get(name)?.trim() ?? '';
  const policy = policyOf(header('content-security-policy'));
  const referrer = header('referrer-policy');
  const corp = header('cross-origin-resource-policy');
  const points: Points = {
    policy: policyPoints(policy),
    referrer: referrer === '' ? 0 : PRIVATE_REFERRER.test(referrer) ? 5 : -5,
    transport: transportPoints(header('strict-transport-security')),
    sniffing: header('x-content-type-options') === 'nosniff' ? 0 : -5,
    framing: framePoints(policy, header('x-frame-options')),
    resource: corp === '' ? 0 : (CORP[corp as keyof typeof CORP] ?? -5),
    integrity: integrityPoints(html),
    sharing: headers.get('access-control-allow-credentials') === 'true' ? -50 : 0,
    cookies: headers.getSetCookie().length === 0 ? 0 : -20,
  };
  const all = Object.values(points);
  const without = all.filter((number) => number < 0).reduce((sum, number) => sum + number, START);
  const score = all.reduce((sum, number) => sum + number, START);
  return { score: without >= LEAST_FOR_EXTRA ? score : without, points };
};
