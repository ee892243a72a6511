import { expect, test } from 'vitest';
import { canonicalRedirects } from './redirects.ts';

test('the name of a file leads to the address of its page; home and error page have none', () => {
  expect(
    canonicalRedirects([
      { file: '404.html', path: '/*' },
      { file: 'index.html', path: '/' },
      { file: 'servizi/voip.html', path: '/servizi/voip' },
    ]),
  ).toBe('/servizi/voip.html /servizi/voip 301!\n');
});
