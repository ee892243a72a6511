const SCRIPT_FILE = /<script\b[^>]*\ssrc=["']?([^"'\s>]+)[^>]*>/g;

const pointsOf = (tag: string, address: string): number => {
  const isChecked = /\sintegrity=/.test(tag);
  if (!/^(?:https?:)?\/\//.test(address)) return isChecked ? 5 : 0;
  if (!address.startsWith('https:')) return isChecked ? -20 : -50;
  return isChecked ? 5 : -5;
};

/**
 * The Observatory's test `subresource-integrity` of a page over HTTPS (`src/analyzer/tests/subresource-integrity.js`).
 * A script of another host counts as foreign, whatever its domain.
 *
 * @param html of the page
 * @returns the points of its worst script file; 0 for a page that names none
 */
export const scriptPoints = (html: string): number => {
  const points = [...html.matchAll(SCRIPT_FILE)].map(([tag, address = '']) => pointsOf(tag, address));
  const worst = Math.min(...points);
  if (worst < 0) return worst;
  return points.includes(5) ? 5 : 0;
};
