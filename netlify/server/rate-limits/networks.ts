import { isIPv4, isIPv6 } from 'node:net';

/** Groups of 16 bits in an IPv6 address. */
const GROUPS = 8;
/** Before an IPv4 address in IPv6 notation (RFC 4291 §2.5.5.2). */
const MAPPED_IPV4 = '::ffff:';

/** The eight groups of 16 bits of an IPv6 address, which the URL parser has brought into its one short form. */
const groupsOf = (address: string): number[] => {
  const { hostname } = new URL(`http://[${address}]/`);
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::');
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [read(head), read(tail)];
  return [...first, ...Array<number>(GROUPS - first.length - last.length).fill(0), ...last];
};

const written = (groups: readonly number[], bits: number): string =>
  `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`;

/**
 * The networks that count as senders of what comes from an address, because who has one address usually has all of
 * them: a line of IPv6 gets at least a /64 and at most a /48 (RIPE-690 §4.2); of IPv4 a /24 is the smallest that is
 * routed.
 *
 * @param address as the platform reports it: IPv4, IPv6, or IPv4 in IPv6 notation (`::ffff:192.0.2.7`), with or without
 *   a zone (`%eth0`)
 * @returns narrowest first: the /64 and the /48, or the address and its /24. What is no address is the only network
 *   of itself
 */
export const networksOf = (address: string): readonly string[] => {
  const [plain = ''] = address.trim().toLowerCase().split('%', 1);
  const dotted = plain.startsWith(MAPPED_IPV4) ? plain.slice(MAPPED_IPV4.length) : plain;
  if (isIPv4(dotted)) return [`${dotted}/32`, `${dotted.split('.').slice(0, 3).join('.')}.0/24`];
  if (!isIPv6(plain)) return [address];
  const groups = groupsOf(plain);
  const [first = 0, second = 0, third = 0, fourth = 0, fifth, sixth, seventh = 0, eighth = 0] = groups;
  // The same IPv4 address, with its last 32 bits in hexadecimal or with all zeros spelt out.
  if (first + second + third + fourth === 0 && fifth === 0 && sixth === 0xffff)
    return networksOf([seventh >> 8, seventh & 0xff, eighth >> 8, eighth & 0xff].join('.'));
  const site = [first, second, third];
  return [written([...site, fourth], 64), written(site, 48)];
};
