import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { roomFor } from './upload-store.ts';

const MEGABYTE = 1024 * 1024;

/** A database that holds so many megabytes: of all curricula, of those without a lead, of the sender's networks. */
const holding = (
  whole: number,
  unclaimed: number,
  networks: readonly number[],
  isClaimed = false,
): Database => {
  const row = {
    whole: whole * MEGABYTE,
    unclaimed: unclaimed * MEGABYTE,
    networks: networks.map((used) => used * MEGABYTE),
    isClaimed,
  };
  const query = async <Row>(): Promise<Row[]> => [row as Row];
  return { query, queryInTurn: query, queryAfter: query };
};
const room = (database: Database, megabytes = 1) =>
  roomFor(database, '00000000-0000-4000-8000-000000000000', [], megabytes * MEGABYTE);

it.each([
  ['free', 'nothing is stored', holding(0, 0, [0, 0, 0])],
  ['free', 'others have sent much', holding(999, 199, [0, 0, 0])],
  ['none', 'all of it is used', holding(1024, 0, [0, 0, 0])],
  ['none', 'all of it is used, for a lead that waits too', holding(1024, 0, [0], true)],
  ['network', 'the visitor has sent much', holding(25, 25, [25, 25, 25])],
  ['network', 'the network around has sent much', holding(50, 50, [0, 50, 50])],
  ['network', 'the widest network has sent much', holding(100, 100, [0, 0, 100])],
  [
    'free',
    'the visitor has sent much, and a lead waits for this file',
    holding(300, 200, [25, 50, 100], true),
  ],
  ['none', 'a flood has used what is without a lead, from this network too', holding(200, 200, [0, 0, 10])],
  ['free', 'a flood has used what is without a lead, from other networks', holding(200, 200, [0, 0, 0])],
  ['free', 'such a visitor has begun a file', holding(205, 205, [4, 4, 4])],
  ['none', 'a flood has used what is without a lead, and the sender is not known', holding(200, 200, [])],
])('is %s when %s', async (expected, _, database) => {
  expect(await room(database)).toBe(expected);
});
