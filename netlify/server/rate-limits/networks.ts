import { isIPv4, isIPv6 } from 'node:net';

const MAPPED_IPV4_PREFIX = '::ffff:';

const groupsOf = (address: string): number[] => {
  const [head = '', tail] = address.split('::');
  const parse = (part: string | undefined) =>
    (part ?? '')
      .split(':')
      .filter((group) => group !== '')
      .map((group) => Number.parseInt(group, 16));
  const [first, last] = [parse(head), parse(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => 0);
  return [...first, ...zeros, ...last];
};

const ipv6Network = (groups: readonly number[], bits: number): string => {
  const kept = groups.slice(0, Math.ceil(bits / 16));
  const rest = bits % 16;
  if (rest !== 0) kept.push((kept.pop() ?? 0) & (0xffff << (16 - rest)));
  return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`;
};

/**
 * The networks around an address. A provider gives a line at least a /64 of IPv6, a customer a /56 or a /48.
 *
 * @param address as the platform reports it
 * @returns the narrowest first: IPv6 /64, /56 and /48; IPv4 /32 and /24; what is no address stands for itself
 */
export const networksOf = (address: string): readonly string[] => {
  const [bare = ''] = address.toLowerCase().split('%', 1);
  const plain = bare.startsWith(MAPPED_IPV4_PREFIX) && isIPv4(bare.slice(7)) ? bare.slice(7) : bare;
  if (isIPv4(plain)) return [`${plain}/32`, `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`];
  if (!isIPv6(plain)) return [address];
  const groups = groupsOf(plain);
  return [64, 56, 48].map((bits) => ipv6Network(groups, bits));
};
