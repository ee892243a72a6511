import { expect, test } from 'vitest';
import { hostOf, RECORDS, readHost } from './hosts.ts';

test('reads the build and the record size from a host name', () => {
  expect(readHost(hostOf('other', '1.4 kB'))).toEqual({ build: 'other', bytes: RECORDS['1.4 kB'] });
  expect(readHost(hostOf('own', '16 kB'))).toEqual({ build: 'own', bytes: RECORDS['16 kB'] });
  expect(readHost('localhost')).toEqual({ build: 'own', bytes: RECORDS['16 kB'] });
});
