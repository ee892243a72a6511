import { expect, it } from 'vitest';
import { networksOf } from './networks.ts';

it.each([
  ['192.0.2.77', ['192.0.2.77/32', '192.0.2.0/24']],
  ['::ffff:192.0.2.77', ['192.0.2.77/32', '192.0.2.0/24']],
  ['2001:db8:1:23ff::5', ['2001:db8:1:23ff::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48']],
  ['2001:DB8::1%eth0', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
  ['unknown', ['unknown']],
])('finds the networks around %s', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});
