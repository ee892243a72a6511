import { FIRST_VIEW_MAX_BYTES, PAGE_NAMED_BYTES } from '../../build/page/weight.ts';
import { escapeHtml } from '../../netlify/server/http/escape-html.ts';
import type { Results } from './results.ts';
import { rowsOf } from './table.ts';

const STYLE =
  'body{font:15px/1.5 system-ui;margin:2rem;color:#052326}table{border-collapse:collapse;font-variant-numeric:tabular-nums}td,th{padding:.25rem .75rem;border-bottom:1px solid #ccc;text-align:right}td:first-child,th:first-child{text-align:left}text{font:12px system-ui}.over{fill:#f6541d}.bar{fill:#187985}';
const ROW = 22;
const LEFT = 300;
const WIDTH = 640;

/** @returns a chart with a bar for each route, and a line at the limit */
const chart = (title: string, bars: readonly (readonly [string, number])[], limit?: number): string => {
  const most = Math.max(limit ?? 0, ...bars.map(([, value]) => value)) || 1;
  const scale = (value: number): number => Math.round((value / most) * WIDTH);
  const drawn = bars.map(([name, value], index) => {
    const kind = limit !== undefined && value > limit ? 'over' : 'bar';
    const y = index * ROW;
    return `<text x="${LEFT - 8}" y="${y + 15}" text-anchor="end">${escapeHtml(name)}</text><rect class="${kind}" x="${LEFT}" y="${y + 3}" width="${scale(value)}" height="${ROW - 6}"/><text x="${LEFT + scale(value) + 6}" y="${y + 15}">${Math.round(value)}</text>`;
  });
  const line =
    limit === undefined ? '' : `<path stroke="#052326" d="M${LEFT + scale(limit)} 0v${bars.length * ROW}"/>`;
  return `<h2>${escapeHtml(title)}</h2><svg width="${LEFT + WIDTH + 80}" height="${bars.length * ROW}" role="img" aria-label="${escapeHtml(title)}">${drawn.join('')}${line}</svg>`;
};

/**
 * @param results a run
 * @param grown sentences on what grew since the run before
 * @returns an HTML document that loads no other file
 */
export const reportOf = (results: Results, grown: readonly string[]): string => {
  const bars = (of: (route: Results['routes'][number]) => number | undefined) =>
    results.routes.map((route): [string, number] => [route.path, of(route) ?? 0]);
  const [head = [], ...rows] = rowsOf(results);
  const cells = (row: readonly string[], tag: string): string =>
    `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  const profiles = new Set(results.routes.flatMap(({ timings }) => timings.map(({ profile }) => profile)));
  return [
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Speed, ${results.when}</title><style>${STYLE}</style>`,
    `<h1>Speed</h1><p>${results.when}, link: ${results.link}</p>`,
    `<h2>Grew since the run before</h2><ul>${grown.map((each) => `<li>${escapeHtml(each)}</li>`).join('') || '<li>nothing</li>'}</ul>`,
    chart(
      'Page in brotli, bytes',
      bars(({ weight }) => weight.html),
      PAGE_NAMED_BYTES,
    ),
    chart(
      'Up to the end of the hero in brotli, bytes',
      bars(({ weight }) => weight.firstView),
      FIRST_VIEW_MAX_BYTES,
    ),
    ...[...profiles].map((name) =>
      chart(
        `LCP on ${name}, ms`,
        bars(({ timings }) => timings.find(({ profile }) => profile === name)?.lcp),
      ),
    ),
    `<h2>Every figure</h2><table>${cells(head, 'th')}${rows.map((row) => cells(row, 'td')).join('')}</table>`,
  ].join('\n');
};
