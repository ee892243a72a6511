import lighthouse, { type Flags } from 'lighthouse';
import { launch } from 'puppeteer-core';
import type { FoundBrowser } from '../browser/find-browser.ts';
import { SLOW_LINK } from './phone.ts';
import { median, type Timing } from './results.ts';

/**
 * Chromium itself slows the link down (`devtools`). Lighthouse's default calculates times from a fast load and counts
 * the document as one piece, so it cannot see that a page paints once its hero has arrived.
 */
const SETTINGS: Flags = {
  logLevel: 'error',
  onlyCategories: ['performance'],
  throttlingMethod: 'devtools',
  throttling: {
    rttMs: SLOW_LINK.roundTripMs,
    throughputKbps: SLOW_LINK.downKbps,
    requestLatencyMs: SLOW_LINK.roundTripMs,
    downloadThroughputKbps: SLOW_LINK.downKbps,
    uploadThroughputKbps: SLOW_LINK.upKbps,
    cpuSlowdownMultiplier: 4,
  },
};

/** The browser is started anew for each run: no cache outlives it. */
const runLighthouse = async (found: FoundBrowser, address: string): Promise<Timing> => {
  const { executablePath, args, env } = found;
  const browser = await launch({ executablePath, args, env: { ...process.env, ...env } });
  try {
    const result = await lighthouse(address, SETTINGS, undefined, await browser.newPage());
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
    };
  } finally {
    await browser.close();
  }
};

/**
 * Times a page with Lighthouse.
 *
 * @param address the page's address on this machine
 * @param runs how often it is timed, from 1
 * @returns medians of the runs
 */
export const timeRoute = async (found: FoundBrowser, address: string, runs: number): Promise<Timing> => {
  // The server compresses each page at its first visit.
  await fetch(address, { headers: { 'accept-encoding': 'br' } });
  const timings: Timing[] = [];
  while (timings.length < runs) timings.push(await runLighthouse(found, address));
  const of = (key: keyof Timing): number => median(timings.map((timing) => timing[key]));
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
    requests: of('requests'),
    transferred: of('transferred'),
  };
};
