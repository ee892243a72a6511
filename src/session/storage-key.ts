/**
 * Where the browser keeps a session. Specification §6: the key derives from the first label of the service's host.
 *
 * @param url address of the service
 * @returns the key in local storage, `sb-<first label>-auth-token`
 * @throws TypeError when the address is none
 */
export const storageKey = (url: string): string => `sb-${new URL(url).hostname.split('.')[0]}-auth-token`;
