import { hostOf } from './hosts.ts';
import type { Lab } from './lab.ts';
import { readObserved } from './observers.ts';
import { phone } from './phone.ts';
import { median, type Timing, type Wire } from './results.ts';

const SLOWER_BY = 4;
/** Time for fonts and pictures of the first view to arrive and cause their layout shifts. */
const SETTLE_MS = 1_500;

/** Loads the page once in a new browser. */
const load = async (lab: Lab, address: string, wire: Wire) => {
  const browser = await lab.browse();
  try {
    const { page, session } = await phone(browser, SLOWER_BY, lab.imitated(wire.profile));
    let requests = 0;
    let transferred = 0;
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (!request.url.startsWith('data:')) requests++;
    });
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      transferred += encodedDataLength;
    });
    await page.goto(address, { waitUntil: 'load', timeout: 90_000 });
    await page.waitForTimeout(SETTLE_MS);
    return { ...(await page.evaluate(readObserved)), requests, transferred };
  } finally {
    await browser.close();
  }
};

/**
 * Times a route. Between its runs it times the page cut off after its hero, and the other build's page, so that all run
 * under the same conditions.
 *
 * @param otherPath address of the other build's page; undefined when there is no other build
 * @returns medians of the runs
 */
export const timeRoute = async (
  lab: Lab,
  path: string,
  runs: number,
  wire: Wire,
  otherPath?: string,
): Promise<Timing> => {
  const own = lab.origin(hostOf('own', wire.records));
  const other = lab.origin(hostOf('other', wire.records));
  const whole: Awaited<ReturnType<typeof load>>[] = [];
  const cut: number[] = [];
  const others: number[] = [];
  // The edge compresses each page at its first visit.
  await load(lab, `${own}${path}`, wire);
  for (let run = 0; run < runs; run++) {
    whole.push(await load(lab, `${own}${path}`, wire));
    cut.push((await load(lab, `${own}/cut${path}`, wire)).lcp);
    if (otherPath !== undefined) others.push((await load(lab, `${other}${otherPath}`, wire)).lcp);
  }
  const of = (key: 'fcp' | 'lcp' | 'cls' | 'tbt' | 'requests' | 'transferred'): number =>
    median(whole.map((each) => each[key]));
  return {
    ...wire,
    fcp: of('fcp'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
    requests: of('requests'),
    transferred: of('transferred'),
    beyondCut: of('lcp') / median(cut),
    beyondOther: others.length > 0 ? of('lcp') / median(others) : undefined,
  };
};
