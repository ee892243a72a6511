import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FunctionProcess, startFunctionProcess } from '../faults/killed/function-process.ts';
import { IS_FULL, SEED } from '../faults/scale.ts';
import { makeChance } from '../faults/storm/chance.ts';
import { expect, test } from './fixtures.ts';
import { openFront } from './front.ts';
import { expectNothingKept, fireSync, keptIn, NOTHING, untilWorker, withoutWorker } from './kept-leads.ts';
import { LEAD_ENDPOINT } from './lead-endpoint.ts';
import { LeadForm } from './lead-form.ts';
import { newProspect, type Prospect } from './prospect.ts';

const PROFILES = IS_FULL ? 50 : 4;
const AT_ONCE = 5;
const LOST_IN_100 = 30;
const KILL_EVERY_MS = 2500;
/** Pages that a visitor opens until the lead has gone; each tries once. */
const VISITS = 40;
const LIMIT_MS = 900_000;
/** A killed process leaves a lease of a minute on the lead that it was mailing. */
const LATEST_MAIL_MS = 300_000;

test.use({ expectedErrors: /Failed to load resource|request to another host|ERR_/ });

test(`delivers ${PROFILES} waiting leads once, while answers get lost and the function is killed`, {
  tag: '@nightly',
}, async ({ browser, product, services }) => {
  test.setTimeout(LIMIT_MS);
  const chance = makeChance(SEED);
  const start = () =>
    startFunctionProcess({
      DATABASE_URL: product.databaseUrl,
      NEON_FETCH_ENDPOINT: `${product.servicesUrl}/sql`,
      RESEND_API_KEY: 're_local',
      RESEND_BASE_URL: product.servicesUrl,
      RATE_LIMIT_LEADS_PER_HOUR: '0',
    });
  let current: FunctionProcess = await start();
  let [lost, kills, posts] = [0, 0, 0];

  const isLead = ({ url }: IncomingMessage): boolean => url === LEAD_ENDPOINT;
  const front = await openFront(
    (request) => (isLead(request) ? current.url : product.siteUrl),
    (request) => {
      if (!isLead(request)) return 'pass';
      posts += 1;
      if (chance.below(100) >= LOST_IN_100) return 'pass';
      lost += 1;
      return 'lose';
    },
  );

  const prospects = Array.from({ length: PROFILES }, newProspect);
  let isOver = false;
  const killing = (async () => {
    while (!isOver) {
      await sleep(KILL_EVERY_MS);
      const next = await start();
      await current.kill();
      current = next;
      kills += 1;
    }
  })();

  /** A visitor with a profile of their own, who types and sends while the line is cut: every second one has a worker. */
  const visit = async (prospect: Prospect, index: number): Promise<void> => {
    const hasWorker = index % 2 === 1;
    const context = await browser.newContext({
      baseURL: front.url,
      locale: 'it-IT',
      timezoneId: 'Europe/Rome',
    });
    if (!hasWorker) await withoutWorker(context);
    const written = await context.newPage();
    const form = new LeadForm(written);
    await form.open();
    await form.fillLikeAPerson(prospect);
    if (hasWorker) await untilWorker(written);
    await context.route(`**${LEAD_ENDPOINT}`, (route) => route.abort('connectionreset'));
    await form.submit.click();
    await expect(form.form).toContainText('Non si è perso nulla');
    await written.close();
    await context.unroute(`**${LEAD_ENDPOINT}`);
    const page = await context.newPage();
    await page.goto('/robots.txt');
    if (hasWorker) await fireSync(page);
    for (let left = VISITS; left > 0; left -= 1) {
      await page.goto('/chi-siamo');
      const isGone = expect.poll(() => keptIn(page), { timeout: 8000 }).toEqual(NOTHING);
      if (
        await isGone.then(
          () => true,
          () => false,
        )
      )
        break;
    }
    await expectNothingKept(page);
    await context.close();
  };
  const queue = [...prospects.entries()];
  const visitor = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) await visit(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  isOver = true;
  await killing;
  await current.kill();

  const rows = async () =>
    (await Promise.all(prospects.map(({ email }) => services.leadsFrom(email)))).map((found) => found.length);
  expect(await rows()).toEqual(prospects.map(() => 1));
  const mails = async () => {
    await services.deliverLeads();
    const found = await Promise.all(prospects.map(({ email }) => services.mailsFrom(email)));
    return found.map(({ length }) => length);
  };
  // Not every five seconds, when Node's servers close a connection that nobody uses: a request could meet its end.
  await expect.poll(mails, { timeout: LATEST_MAIL_MS, intervals: [3000] }).toEqual(prospects.map(() => 1));
  process.stdout.write(`${PROFILES} waiting leads, ${posts} posts, ${lost} answers lost, ${kills} kills\n`);
  front.close();
});
