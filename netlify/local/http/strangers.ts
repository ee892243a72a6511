import { isOwnHost, isOwnRequest } from '../../server/http/own-machine.ts';
import { type Incoming, Refusal } from './incoming.ts';

/** A link from the site, which has another port, to the page for developers. No other page can read the answer. */
const isLinkToPage = ({ method, path, headers }: Incoming): boolean =>
  method === 'GET' && path === '/' && headers.get('sec-fetch-dest') === 'document';

/** The pages of the site ask the authentication service from their own port, and send visitors there to sign in. */
const isPageOfThisMachine = (headers: Headers): boolean => {
  const origin = headers.get('origin');
  return origin === null || (URL.canParse(origin) && isOwnHost(new URL(origin).host));
};

/**
 * @param isForPages whether the path is for pages of any port of this machine
 * @throws Refusal when a page of another origin makes the request, or when it has another host's name
 */
export const refuseStrangers = (incoming: Incoming, isForPages: boolean): void => {
  const { headers } = incoming;
  const isAllowed =
    isOwnRequest(headers) ||
    (isOwnHost(headers.get('host') ?? '') &&
      (isLinkToPage(incoming) || (isForPages && isPageOfThisMachine(headers))));
  if (!isAllowed)
    throw new Refusal(
      403,
      'The local services answer this machine alone, at http://127.0.0.1 or http://localhost, and no page of another origin. Nothing was changed.',
    );
};
