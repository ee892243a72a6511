/** The variables that configure the session, from a build or a function; undefined and empty mean not set. */
export interface SessionVariables {
  readonly PUBLIC_AUTH_URL?: string | undefined;
  readonly PUBLIC_AUTH_KEY?: string | undefined;
}

export interface SessionSettings {
  /** Base of the service's addresses, without a slash at the end: `<url>/token`, `<url>/factors`. */
  readonly url: string;
  /** The service's public, anonymous key. */
  readonly key: string;
}

const isHttp = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/**
 * Checks the settings. Specification §7: the client throws when the address or the key of the service is missing.
 *
 * @param given address and key; blank counts as missing
 * @param names the names of both in the error message
 * @returns the settings, trimmed
 * @throws Error with the names of the missing settings, or when the address is not valid
 */
export const sessionSettings = (
  given: { readonly url?: string | undefined; readonly key?: string | undefined },
  names: { readonly url: string; readonly key: string } = { url: 'url', key: 'key' },
): SessionSettings => {
  const url = given.url?.trim().replace(/\/+$/, '') ?? '';
  const key = given.key?.trim() ?? '';
  const missing = [url === '' && names.url, key === '' && names.key].filter((name) => name !== false);
  if (missing.length > 0)
    throw new Error(
      `The session's ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing: expected the address of the authentication service and its public key.`,
    );
  if (!isHttp(url))
    throw new Error(
      `The session's ${names.url} is not an address: expected one such as https://project.example/auth/v1.`,
    );
  return { url, key };
};

/**
 * @param variables the variables of a build
 * @returns the settings of the session; undefined when neither variable is set
 * @throws Error with the name of a missing or wrong variable: setting only one is a mistake
 */
export const configuredSession = ({
  PUBLIC_AUTH_URL: url,
  PUBLIC_AUTH_KEY: key,
}: SessionVariables): SessionSettings | undefined =>
  url?.trim() || key?.trim()
    ? sessionSettings({ url, key }, { url: 'PUBLIC_AUTH_URL', key: 'PUBLIC_AUTH_KEY' })
    : undefined;

/**
 * @param variables the variables of a build, or of the function that answers with one of its pages
 * @returns the origins that pages may send requests to besides their own: that of the service, none without a complete
 *   configuration
 */
export const sessionOrigins = (variables: SessionVariables): string[] => {
  const { PUBLIC_AUTH_URL: url = '', PUBLIC_AUTH_KEY: key = '' } = variables;
  return key.trim() && isHttp(url.trim()) ? [new URL(url.trim()).origin] : [];
};

/**
 * The key under which the browser stores a session. Specification §6: it derives from the first label of the service's
 * host.
 *
 * @param url address of the service
 * @returns the key in local storage, `sb-<first label>-auth-token`
 * @throws TypeError when the address is not valid
 */
export const storageKey = (url: string): string => `sb-${new URL(url).hostname.split('.')[0]}-auth-token`;
