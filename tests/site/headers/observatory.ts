import { parsePolicy, policyPoints } from './policy-points.ts';

const SCRIPT_FILE = /<script\b[^>]*\ssrc=["']?([^"'\s>]+)[^>]*>/g;

const pointsOf = (tag: string, address: string): number => {
  const isChecked = /\sintegrity=/.test(tag);
  if (!/^(?:https?:)?\/\//.test(address)) return isChecked ? 5 : 0;
  if (!address.startsWith('https:')) return isChecked ? -20 : -50;
  return isChecked ? 5 : -5;
};

/**
 * The Observatory's test `subresource-integrity` for a page over HTTPS (`src/analyzer/tests/subresource-integrity.js`).
 * A script on another host counts as foreign, whatever its domain.
 *
 * @param html of the page
 * @returns the points of its worst script file; 0 for a page without script files
 */
const scriptPoints = (html: string): number => {
  const points = [...html.matchAll(SCRIPT_FILE)].map(([tag, address = '']) => pointsOf(tag, address));
  const worst = Math.min(...points);
  if (worst < 0) return worst;
  return points.includes(5) ? 5 : 0;
};

/** An answer over HTTPS, which the rules judge. */
interface Answer {
  readonly headers: Headers;
  readonly html: string;
}

const START = 100;
/** Extra points count only for a score that has lost at most ten. */
const LEAST_FOR_EXTRA = 90;

/** Six months of 30 days: the rules' own "white lie". */
const LEAST_TRANSPORT_SECONDS = 15_552_000;

type Values = Readonly<Record<string, number>>;
const REFERRER: Values = {
  'no-referrer': 5,
  'same-origin': 5,
  'strict-origin': 5,
  'strict-origin-when-cross-origin': 5,
  origin: -5,
  'origin-when-cross-origin': -5,
  'unsafe-url': -5,
  'no-referrer-when-downgrade': -5,
};
const RESOURCE: Values = { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 };
const OPENER: Values = {
  'same-origin': 10,
  'same-origin-allow-popups': 10,
  'noopener-allow-popups': 10,
  'unsafe-none': 0,
};
const EMBEDDER: Values = { 'require-corp': 10, credentialless: 10, 'unsafe-none': 0 };
/** Points for a header with an unknown value. */
const UNKNOWN = -5;

const valuePoints = (header: string, values: Values): number =>
  header === '' ? 0 : (values[header] ?? UNKNOWN);

const referrerPoints = (header: string): number => {
  const known = header
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter((value) => Object.hasOwn(REFERRER, value));
  return valuePoints(known.at(-1) ?? header, REFERRER);
};

const transportPoints = (header: string): number => {
  const [, seconds] = /(?:^|;)\s*max-age=(\d+)/i.exec(header) ?? [];
  if (seconds === undefined || header.includes(',')) return -20;
  return Number(seconds) >= LEAST_TRANSPORT_SECONDS ? 0 : -10;
};

const framePoints = (isInPolicy: boolean, header: string): number => {
  if (isInPolicy) return 5;
  return /^(?:deny|sameorigin|allow-from.*)$/i.test(header) ? 0 : -20;
};

/** Points of one cookie; every cookie that this site could set would belong to a session. */
const cookiePoints = (cookie: string): number => {
  const has = (attribute: RegExp) => attribute.test(cookie);
  if (!has(/;\s*secure\b/i)) return -10;
  if (!has(/;\s*httponly\b/i)) return -30;
  if (has(/;\s*samesite=(?:lax|strict)\b/i)) return 5;
  return has(/;\s*samesite\b/i) ? -20 : 0;
};

/**
 * The rules of Mozilla's HTTP Observatory, each under its own name (github.com/mdn/mdn-http-observatory,
 * `src/grader/charts.js`, with the opener's and embedder's policy that came in 2026). Two rules are left out: the
 * redirect from plain HTTP, which is up to Netlify, and preloading (+5), which needs an entry in browsers' own list.
 *
 * @param answer the answer to a request
 * @returns the points of each rule, and the score
 */
export const observatory = ({ headers, html }: Answer): { score: number; points: Values } => {
  const header = (name: string): string => headers.get(name)?.trim() ?? '';
  const policy = parsePolicy(header('content-security-policy'));
  const cookies = headers.getSetCookie().map(cookiePoints);
  const points: Values = {
    'content-security-policy': policyPoints(policy),
    cookies: cookies.length === 0 ? 0 : Math.min(...cookies),
    'cross-origin-embedder-policy': valuePoints(header('cross-origin-embedder-policy'), EMBEDDER),
    'cross-origin-opener-policy': valuePoints(header('cross-origin-opener-policy'), OPENER),
    'cross-origin-resource-policy': valuePoints(header('cross-origin-resource-policy'), RESOURCE),
    'cross-origin-resource-sharing': header('access-control-allow-credentials') === 'true' ? -50 : 0,
    'referrer-policy': referrerPoints(header('referrer-policy')),
    'strict-transport-security': transportPoints(header('strict-transport-security')),
    'subresource-integrity': scriptPoints(html),
    'x-content-type-options': /^nosniff$/i.test(header('x-content-type-options')) ? 0 : -5,
    'x-frame-options': framePoints(policy?.has('frame-ancestors') === true, header('x-frame-options')),
  };
  const all = Object.values(points);
  const without = all.filter((number) => number < 0).reduce((sum, number) => sum + number, START);
  const score = all.reduce((sum, number) => sum + number, START);
  return { score: Math.max(0, without >= LEAST_FOR_EXTRA ? score : without), points };
};
