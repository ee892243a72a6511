import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { postLead } from '../postgres/posting.ts';
import { sharedOutsideServices } from './outside-services.ts';
import { SECOND } from './simulation.ts';

const outside = await sharedOutsideServices();

const LOUD = 8;
const CUSTOMERS = 10;
const SECONDS = 20;

it('accepts ten customers while eight addresses send eight leads a second and the database is down', async () => {
  outside.takeRealTime();
  await outside.faults({ database: 'down' });
  const loud: Promise<{ status: number }>[] = [];
  const customers: Promise<{ status: number }>[] = [];
  for (let second = 0; second < SECONDS; second += 1) {
    for (let address = 0; address < LOUD; address += 1)
      loud.push(postLead(outside.real, { ip: `198.51.${address}.7` }));
    if (customers.length < CUSTOMERS && second >= SECONDS / 4)
      customers.push(postLead(outside.real, { ip: `203.0.${second}.7` }));
    await sleep(SECOND);
  }
  expect((await Promise.all(customers)).map(({ status }) => status)).toEqual(
    Array.from({ length: CUSTOMERS }, () => 200),
  );
  const refused = (await Promise.all(loud)).filter(({ status }) => status === 503);
  process.stdout.write(
    `${loud.length} loud leads, ${refused.length} refused, ${CUSTOMERS} customers accepted\n`,
  );
  expect(refused.length).toBeGreaterThan(0);
});
