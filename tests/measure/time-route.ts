import type { Lab } from './lab.ts';
import { readObserved } from './observers.ts';
import { phone } from './phone.ts';
import type { ProfileName } from './profiles.ts';
import { median, type Timing } from './results.ts';

const SLOWER_BY = 4;
/** Fonts and pictures of the first view are there, and what they move has moved. */
const SETTLE_MS = 1_500;

const load = async (lab: Lab, path: string, throttle: ProfileName | undefined) => {
  const browser = await lab.browse();
  try {
    const { page, session } = await phone(browser, SLOWER_BY, throttle);
    let requests = 0;
    let transferred = 0;
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (!request.url.startsWith('data:')) requests++;
    });
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      transferred += encodedDataLength;
    });
    await page.goto(lab.origin + path, { waitUntil: 'load', timeout: 90_000 });
    await page.waitForTimeout(SETTLE_MS);
    return { ...(await page.evaluate(readObserved)), requests, transferred };
  } finally {
    await browser.close();
  }
};

/**
 * Times a route and, between its runs, an empty page of its weight, so that both meet the same weather.
 *
 * @param throttle the link that DevTools imitates; undefined where the link itself is slow
 * @returns medians of the runs
 */
export const timeRoute = async (
  lab: Lab,
  path: string,
  runs: number,
  throttle: ProfileName | undefined,
): Promise<Timing> => {
  const real: Awaited<ReturnType<typeof load>>[] = [];
  const empty: number[] = [];
  // The edge makes it at the first visit.
  await load(lab, `/empty${path}`, throttle);
  for (let run = 0; run < runs; run++) {
    real.push(await load(lab, path, throttle));
    empty.push((await load(lab, `/empty${path}`, throttle)).lcp);
  }
  const of = (key: 'fcp' | 'lcp' | 'cls' | 'tbt' | 'requests' | 'transferred'): number =>
    median(real.map((each) => each[key]));
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
    requests: of('requests'),
    transferred: of('transferred'),
    beyondEmpty: of('lcp') / median(empty),
  };
};
