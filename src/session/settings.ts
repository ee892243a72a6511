/** The variables that configure the session, as a build or a function has them; undefined or empty: not set. */
export interface SessionVariables {
  readonly PUBLIC_AUTH_URL?: string | undefined;
  readonly PUBLIC_AUTH_KEY?: string | undefined;
}

export interface SessionSettings {
  /** Base of the service's addresses, without a slash at its end: `<url>/token`, `<url>/factors`. */
  readonly url: string;
  /** Its public, anonymous key. */
  readonly key: string;
}

const isHttp = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/**
 * Specification §7: the client throws when address or key of the service is missing.
 *
 * @param given address and key; blank counts as missing
 * @param names what the message calls them
 * @returns the settings, trimmed
 * @throws Error naming what is missing, or the address that is none
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
      `The session's ${names.url} is no address: expected one such as https://project.example/auth/v1.`,
    );
  return { url, key };
};

/**
 * @param variables of a build
 * @returns the settings of the session; undefined when neither variable is set
 * @throws Error naming the variable that is missing or wrong: half a configuration is a mistake
 */
export const configuredSession = ({
  PUBLIC_AUTH_URL: url,
  PUBLIC_AUTH_KEY: key,
}: SessionVariables): SessionSettings | undefined =>
  url?.trim() || key?.trim()
    ? sessionSettings({ url, key }, { url: 'PUBLIC_AUTH_URL', key: 'PUBLIC_AUTH_KEY' })
    : undefined;

/**
 * @param variables of a build, or of the function that answers with one of its pages
 * @returns the origins that pages may ask besides their own: the service's, none without a whole configuration
 */
export const sessionOrigins = (variables: SessionVariables): string[] => {
  const { PUBLIC_AUTH_URL: url = '', PUBLIC_AUTH_KEY: key = '' } = variables;
  return key.trim() && isHttp(url.trim()) ? [new URL(url.trim()).origin] : [];
};

/**
 * Where the browser keeps a session. Specification §6: the key derives from the first label of the service's host.
 *
 * @param url address of the service
 * @returns the key in local storage, `sb-<first label>-auth-token`
 * @throws TypeError when the address is none
 */
export const storageKey = (url: string): string => `sb-${new URL(url).hostname.split('.')[0]}-auth-token`;
