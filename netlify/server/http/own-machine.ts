const HOST = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;

/** @param host of a URL or a request, with or without its port @returns whether it names this machine */
export const isOwnHost = (host: string): boolean => HOST.test(host);

/**
 * For servers of a developer's machine: whether a request comes from a page of this server, or from no page at all (a
 * command, an address that was typed). A page of any other origin may not change anything here, and a name that a
 * stranger makes point to 127.0.0.1 is none of ours.
 *
 * @param headers of the request: `Host`, `Origin`, `Sec-Fetch-Site`
 * @see https://www.w3.org/TR/fetch-metadata/
 */
export const isOwnRequest = (headers: Pick<Headers, 'get'>): boolean => {
  const [host, origin, site] = ['host', 'origin', 'sec-fetch-site'].map((name) => headers.get(name));
  return (
    isOwnHost(host ?? '') &&
    (origin === null || origin === `http://${host}`) &&
    (site === null || site === 'same-origin' || site === 'none')
  );
};
