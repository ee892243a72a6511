import { writeFileSync } from 'node:fs';
import lighthouse, { type Flags } from 'lighthouse';
import { type Browser, launch } from 'puppeteer-core';
import type { FoundBrowser } from '../browser/find-browser.ts';
import { PROFILES, type ProfileName } from './profiles.ts';
import { median, type Timing } from './results.ts';

const SLOWER_BY = 4;

/** One Lighthouse run: its metrics in milliseconds (CLS has no unit), and its report as HTML. */
type Run = Omit<Timing, 'profile' | 'beyondOther'> & { readonly report: string };

/**
 * Chromium itself slows the link down (`devtools`). Lighthouse's default calculates times from a fast load and counts
 * the document as one piece, so it cannot see that a page paints once its hero has arrived.
 */
const settingsOf = (profile: ProfileName): Flags => {
  const { roundTripMs, downKbps, upKbps } = PROFILES[profile];
  return {
    logLevel: 'error',
    output: 'html',
    onlyCategories: ['performance'],
    throttlingMethod: 'devtools',
    throttling: {
      rttMs: roundTripMs,
      throughputKbps: downKbps,
      requestLatencyMs: roundTripMs,
      downloadThroughputKbps: downKbps,
      uploadThroughputKbps: upKbps,
      cpuSlowdownMultiplier: SLOWER_BY,
    },
  };
};

const runLighthouse = async (browser: Browser, address: string, profile: ProfileName): Promise<Run> => {
  const page = await browser.newPage();
  try {
    const result = await lighthouse(address, settingsOf(profile), undefined, page);
    if (result === undefined) throw new Error(`Lighthouse measured nothing at ${address}.`);
    const { audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse, ${address}: ${runtimeError.message}`);
    const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
    const requests = audits['network-requests']?.details;
    return {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      cls: Math.round(value('cumulative-layout-shift') * 1e4) / 1e4,
      tbt: value('total-blocking-time'),
      requests: requests?.type === 'table' ? requests.items.length : Number.NaN,
      transferred: value('total-byte-weight'),
      report: String(result.report),
    };
  } finally {
    await page.close();
  }
};

/** The pages to time in turn, by their addresses on this machine. */
export interface Timed {
  readonly own: string;
  /** The other build's page; undefined without another build. */
  readonly other: string | undefined;
}

/**
 * Times a page with Lighthouse. Between its runs it times the other build's page, so that both run under the same
 * conditions.
 *
 * @param found the browser, which is started anew for each page: no cache outlives a run
 * @param runs how often each page is timed, from 1
 * @param reportFile where to write Lighthouse's report of the last run
 * @returns medians of the runs
 */
export const timeRoute = async (
  found: FoundBrowser,
  { own, other }: Timed,
  runs: number,
  profile: ProfileName,
  reportFile: string,
): Promise<Timing> => {
  const run = async (address: string): Promise<Run> => {
    const { executablePath, args, env } = found;
    const browser = await launch({ executablePath, args, env: { ...process.env, ...env } });
    try {
      return await runLighthouse(browser, address, profile);
    } finally {
      await browser.close();
    }
  };
  const owns: Run[] = [];
  const others: number[] = [];
  // The server compresses each page at its first visit.
  for (const address of [own, ...(other === undefined ? [] : [other])])
    await fetch(address, { headers: { 'accept-encoding': 'br' } });
  for (let count = 0; count < runs; count++) {
    owns.push(await run(own));
    if (other !== undefined) others.push((await run(other)).lcp);
  }
  writeFileSync(reportFile, owns.at(-1)?.report ?? '');
  const of = (key: Exclude<keyof Run, 'report'>): number => median(owns.map((each) => each[key]));
  const lcp = of('lcp');
  return {
    profile,
    fcp: of('fcp'),
    lcp,
    cls: of('cls'),
    tbt: of('tbt'),
    requests: of('requests'),
    transferred: of('transferred'),
    beyondOther: other === undefined ? undefined : lcp / median(others),
  };
};
