import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { newProspect } from '../browser/prospect.ts';
import { fill, journey, leadFrom, services, site } from './journey.ts';
import { until, untilShown } from './open-page.ts';

/** Longer than the shortest time that Specification §9 accepts. */
const FILL_TIME_MS = 3100;
const FORM = '#contatto-hero-form';

/** A way to the site that can be cut, as when a phone has no signal. */
interface Line {
  readonly url: string;
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/** @returns a line to the site on a port that stays the same, so that the browser sees one origin */
const openLine = async (): Promise<Line> => {
  const target = new URL(site);
  const open = new Set<Socket>();
  const listen = (port: number): Promise<Server> =>
    new Promise((resolve) => {
      const server = createServer((socket) => {
        const behind = connect(Number(target.port), target.hostname);
        for (const each of [socket, behind]) {
          open.add(each);
          each.on('error', () => undefined);
          each.on('close', () => {
            open.delete(each);
            socket.destroy();
            behind.destroy();
          });
        }
        socket.pipe(behind).pipe(socket);
      }).listen(port, '127.0.0.1', () => resolve(server));
    });
  let server = await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
    restore: async () => {
      server = await listen(port);
    },
  };
};

journey('sends a lead once from the next page, after the page of its form was left', {}, async (page) => {
  const line = await openLine();
  try {
    await page.goto(`${line.url}/fibra-ottica`);
    const prospect = newProspect();
    await fill(page, FORM, prospect);
    await until(page, (selector) => document.querySelector<HTMLFormElement>(selector)?.noValidate, FORM);
    await delay(FILL_TIME_MS);
    await line.cut();
    await page.click(`${FORM} [type=submit]`);
    await untilShown(page, `${FORM} .error-box`);
    await until(page, () => document.body.innerText.includes('Non inviarla più'));
    await page.goto('about:blank');
    expect(await services.leadsFrom(prospect.email)).toEqual([]);
    await line.restore();
    await page.goto(`${line.url}/chi-siamo`);
    const lead = await leadFrom(prospect.email);
    expect(lead.payload).toMatchObject({ ...prospect, writtenAt: expect.any(String) });
    await until(page, () => document.body.innerText.includes('appena tornata la linea'));
    await vi.waitFor(async () => {
      const mails = await services.mailsFrom(prospect.email);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toMatch(/^Scritta: /m);
    }, 60_000);
    await until(page, () => localStorage.getItem('waiting') === null);
    await page.reload();
    await delay(FILL_TIME_MS);
    await leadFrom(prospect.email);
  } finally {
    await line.cut().catch(() => undefined);
  }
});
