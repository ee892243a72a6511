import { afterEach, expect, it, vi } from 'vitest';
import { expireRefused } from './refused-cookies.ts';

const ALL =
  '_ga=GA1.1; _ga_ABC=GS2=1; _gid=1; _gat_gtag=1; _fbp=fb.1; _fbc=fb.2; _gcl_au=1.1; sessione=_ga; x_ga=1; _g=2';
const ANALYTICS = ['_ga', '_ga_ABC', '_gid', '_gat_gtag'];
const MARKETING = ['_fbp', '_fbc', '_gcl_au'];

/** Replaces the browser's cookies. @returns what is written to them, a list that grows */
const writesTo = (cookies: string): string[] => {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  return written;
};
const namesOf = (texts: string[]): string[] => [...new Set(texts.map((text) => text.split('=', 1)[0] ?? ''))];

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  [{ analytics: false, marketing: false }, [...ANALYTICS, ...MARKETING]],
  [{ analytics: false, marketing: true }, ANALYTICS],
  [{ analytics: true, marketing: false }, MARKETING],
  [{ analytics: true, marketing: true }, []],
])('expires with %o exactly %j', (allowed, names) => {
  const written = writesTo(ALL);
  expireRefused(allowed);
  expect(namesOf(written)).toEqual(names);
});

it('expires on the host alone, on the host and on every parent domain', () => {
  vi.stubGlobal('location', { hostname: 'www.shop.trama.example' });
  const written = writesTo('_ga=1');
  expireRefused({ analytics: false, marketing: true });
  expect(written).toEqual([
    '_ga=;path=/;max-age=0',
    '_ga=;path=/;max-age=0;domain=www.shop.trama.example',
    '_ga=;path=/;max-age=0;domain=shop.trama.example',
    '_ga=;path=/;max-age=0;domain=trama.example',
    '_ga=;path=/;max-age=0;domain=example',
  ]);
});

it('writes nothing when there is no cookie', () => {
  const written = writesTo('');
  expireRefused({ analytics: false, marketing: true });
  expect(written).toEqual([]);
});
