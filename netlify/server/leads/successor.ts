import { createHmac, timingSafeEqual } from 'node:crypto';
import { readUuid } from '../uuid.ts';

/** Where a run starts its successor, at the site's own address. */
const SUCCESSOR_PATH = '/api/deliver-leads';

const signatureOf = (name: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`successor ${name}`).digest();

/**
 * Makes the token that starts a run.
 *
 * @param name of the run, a UUID
 * @param secret any secret that is not in the database, such as its connection string
 */
export const successorToken = (name: string, secret: string): string =>
  `${name}.${signatureOf(name, secret).toString('hex')}`;

/**
 * @param header `Authorization` of a request
 * @returns the name of the run that it starts; undefined if we have not signed it. Reads nothing but the header, so that
 *   strangers cost no statement
 */
export const successorOf = (header: string | null, secret: string): string | undefined => {
  const [, text = '', signature = ''] = /^Bearer ([0-9a-f-]{36})\.([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  const name = readUuid(text);
  return name !== undefined && timingSafeEqual(signatureOf(name, secret), Buffer.from(signature, 'hex'))
    ? name
    : undefined;
};

/** The successor answers as soon as it has begun. */
const START_TIMEOUT_MS = 5_000;

/** @returns how a run of this site starts its successor; undefined where the site's address is not known */
export const startsSuccessor = (
  siteUrl: string | undefined,
  secret: string,
): ((name: string) => Promise<boolean>) | undefined =>
  siteUrl === undefined
    ? undefined
    : async (name) => {
        const answer = await fetch(new URL(SUCCESSOR_PATH, siteUrl), {
          method: 'POST',
          headers: { authorization: `Bearer ${successorToken(name, secret)}` },
          signal: AbortSignal.timeout(START_TIMEOUT_MS),
        }).catch(() => undefined);
        return answer?.status === 202;
      };
