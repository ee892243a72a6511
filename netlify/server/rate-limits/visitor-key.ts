import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** A line at home or in an office is given at least a /64 of IPv6: four groups of 16 bits. */
const IPV6_NETWORK_GROUPS = 4;

const ipv6Network = (address: string): string => {
  const [head = '', tail] = address.split('%', 1)[0]?.toLowerCase().split('::') ?? [];
  const groups = (part: string | undefined) => (part ?? '').split(':').filter((group) => group !== '');
  const [first, last] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last]
    .slice(0, IPV6_NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/** @returns what counts as one visitor: an IPv4 address, or the network of an IPv6 one */
const networkOf = (address: string): string => {
  const plain = MAPPED_IPV4.exec(address)?.[1] ?? address;
  return !isIPv4(plain) && isIPv6(plain) ? ipv6Network(plain) : plain;
};

/**
 * Names a visitor without keeping the address: a keyed hash whose key changes at midnight UTC, so that nobody can
 * follow a visitor from one day to the next, nor find the address of a row without the secret.
 *
 * @param address as the platform says it
 * @param secret any that is not in the database, such as its own connection string
 * @param now the day counts
 * @returns 32 hexadecimal digits
 */
export const visitorKey = (address: string, secret: string, now: Date): string => {
  const day = now.toISOString().slice(0, 10);
  const dailyKey = createHmac('sha256', secret).update(`rate limits of ${day}`).digest();
  return createHmac('sha256', dailyKey).update(networkOf(address)).digest('hex').slice(0, 32);
};
