import { describe, expect, it } from 'vitest';
import { visitorKey } from './take-quota.ts';

describe('visitorKey', () => {
  const NOON = new Date('2026-07-01T12:00:00Z');
  const key = (address: string, secret = 'a secret', now = NOON) => visitorKey(address, secret, now);

  it('is the same for one address on one day, and does not show the address', () => {
    expect(key('192.0.2.7')).toBe(key('192.0.2.7', 'a secret', new Date('2026-07-01T23:59:59Z')));
    expect(key('192.0.2.7')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('differs for another address, another day and another secret', () => {
    const keys = [
      key('192.0.2.7'),
      key('192.0.2.8'),
      key('192.0.2.7', 'a secret', new Date('2026-07-02T00:00:00Z')),
      key('192.0.2.7', 'another secret'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2::1', '2001:DB8:1:2:aaaa:bbbb:cccc:dddd'],
    ['2001:db8::1', '2001:0db8:0000:0000:ffff::'],
    ['fe80::1%eth0', 'fe80::2'],
    ['::1', '::2'],
  ])('treats %s and %s as one visitor', (one, other) => {
    expect(key(one)).toBe(key(other));
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8::1', '2001:db9::1'],
  ])('treats %s and %s as two visitors', (one, other) => {
    expect(key(one)).not.toBe(key(other));
  });
});
