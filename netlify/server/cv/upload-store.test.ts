import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { roomFor } from './upload-store.ts';

const MEGABYTE = 1024 * 1024;

/** A database that holds so many megabytes: of all curricula, and of the sender's network without a mailed lead. */
const holding = (all: number, network: number, isClaimed = false): Database => {
  const row = { all: all * MEGABYTE, network: network * MEGABYTE, isClaimed };
  const query = async <Row>(): Promise<Row[]> => [row as Row];
  return { query, queryInTurn: query, queryAfter: query };
};
const room = (database: Database) =>
  roomFor(database, '00000000-0000-4000-8000-000000000000', 'network', 5 * MEGABYTE);

it.each([
  ['free', 'nothing is stored', holding(0, 0)],
  ['free', 'others have sent much', holding(920, 0)],
  ['free', 'the network stays within its share', holding(46, 46)],
  ['network', 'the network has sent its share', holding(47, 47)],
  ['network', 'its share of what others leave is smaller', holding(700, 12)],
  ['network', 'others have left too little for a share', holding(930, 0)],
  ['free', 'the network has sent its share, and a lead waits for this file', holding(300, 51, true)],
  ['none', 'all of it is used, for a lead that waits too', holding(1020, 0, true)],
  ['none', 'all of it is used', holding(1020, 0)],
])('is %s when %s', async (expected, _, database) => {
  expect(await room(database)).toBe(expected);
});

it('still has a place for a file after 45 networks that took their whole share', async () => {
  let all = 0;
  for (let network = 0; network < 45; network += 1) all += (1024 - all) / 20;
  expect(await room(holding(all, 0))).toBe('free');
});
