import { expect, it } from 'vitest';
import { networksOf } from './networks.ts';

it.each([
  ['192.0.2.7', ['192.0.2.7/32', '192.0.2.0/24']],
  ['255.255.255.255', ['255.255.255.255/32', '255.255.255.0/24']],
  ['2001:db8:1:2aff::1', ['2001:db8:1:2aff::/64', '2001:db8:1::/48']],
  ['2001:DB8::', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
  ['64:ff9b::192.0.2.1', ['64:ff9b:0:0::/64', '64:ff9b:0::/48']],
])('lists the networks of %s from the narrowest to the widest', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});

it.each([
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['2001:db8:1:2::1', '2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd'],
])('takes %s and %s for one sender', (one, other) => {
  expect(networksOf(one)).toEqual(networksOf(other));
});

it.each([
  '',
  'unknown',
  '192.0.2',
  '192.0.2.256',
  '192.0.2.7, 10.0.0.1',
  '2001:db8:::1',
  '[::1]',
  '1:2:3',
  '::1/64',
])('takes %j, which is no address, for a network of its own', (text) => {
  expect(networksOf(text)).toEqual([text]);
});
