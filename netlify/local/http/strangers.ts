import { isOwnHost, isOwnRequest } from '../../server/http/own-machine.ts';
import { type Incoming, Refusal } from './incoming.ts';

/** A link from the site, which has another port, to the page for developers. No other page can read the answer. */
const isLinkToPage = ({ method, path, headers }: Incoming): boolean =>
  method === 'GET' && path === '/' && headers.get('sec-fetch-dest') === 'document';

/**
 * @throws Refusal when a page of another origin makes the request, or when it has another host's name
 */
export const refuseStrangers = (incoming: Incoming): void => {
  const { headers } = incoming;
  const isAllowed = isOwnRequest(headers) || (isOwnHost(headers.get('host') ?? '') && isLinkToPage(incoming));
  if (!isAllowed)
    throw new Refusal(
      403,
      'The local services answer this machine alone, at http://127.0.0.1 or http://localhost, and no page of another origin. Nothing was changed.',
    );
};
