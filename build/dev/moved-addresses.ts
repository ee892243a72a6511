import type { Plugin } from 'vite';
import { oldAddressKey } from '../../src/content-model/schemas/old-address.ts';
import type { Moved } from '../page/moved-redirects.ts';

/**
 * @param moved the redirects of the content
 * @param url path and query of a request
 * @returns where `npm run dev` sends it, with its query, as the host does with `_redirects`; `undefined` for other
 *   addresses
 */
export const newAddress = (moved: readonly Moved[], url: string): string | undefined => {
  const { pathname, search, searchParams } = new URL(url, 'http://localhost');
  const names = [...new Set(searchParams.keys())].map((name) => `${name}=:${name}`).join('&');
  const withQuery = oldAddressKey(`${pathname}?${names}`);
  const plain = oldAddressKey(pathname);
  const found =
    moved.find(({ from }) => oldAddressKey(from) === withQuery) ??
    moved.find(({ from }) => oldAddressKey(from) === plain);
  return found && found.to + search;
};

/** @param moved the redirects of the content when the server starts */
export const movedAddresses = (moved: readonly Moved[]): Plugin => ({
  name: 'trama:moved-addresses',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const location = newAddress(moved, request.url ?? '/');
      if (location === undefined) return next();
      response.writeHead(301, { location }).end();
    });
  },
});
