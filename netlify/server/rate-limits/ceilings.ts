import { networkKeys } from './take-quota.ts';

/** A network from which leads come. */
export interface SendingNetwork {
  /** From `networkKeys`. */
  readonly key: string;
  /** How many of its leads are mailed in a day; further ones are held. */
  readonly ceiling: number;
}

/**
 * How many hours of one visitor's limit a network has for a day, narrowest first: a visitor 30 leads, a /56 40, a /48 or
 * a /24 50. These are mailed in 25 seconds, by the run after the answer to the next customer.
 */
const HOURS = [1.5, 2, 2.5];

/**
 * @param address of the visitor, as the platform reports it
 * @param leadsPerHour the limit of one visitor, 1 or more
 * @param secret the same as for `visitorKey`
 * @param now only its day matters
 * @returns the networks of the address, narrowest first
 */
export const sendingNetworks = (
  address: string,
  leadsPerHour: number,
  secret: string,
  now: Date,
): readonly SendingNetwork[] => {
  const keys = networkKeys(address, secret, now);
  // An IPv4 address has two networks: its own, and the /24 with the ceiling of a /48.
  const widest = keys.length - 1;
  return keys.map((key, index) => ({
    key,
    ceiling: Math.ceil(leadsPerHour * (HOURS[index === 0 || index < widest ? index : HOURS.length - 1] ?? 1)),
  }));
};

/**
 * When leads of many networks come fast, each network has less: from so many hours of one visitor's limit in the last
 * hour on (50 leads of everybody, while an agency gets some dozens a day), at most so many a day. A network that has
 * sent nothing yet always has one.
 */
export const CROWDS = [
  { hours: 5, ceiling: 1 },
  { hours: 2.5, ceiling: 2 },
] as const;
