import { describe, expect, it } from 'vitest';
import { expiredCookies } from './refused-cookies.ts';

const ALL =
  '_ga=GA1.1; _ga_ABC=GS2; _gid=1; _gat_gtag=1; _fbp=fb.1; _fbc=fb.2; _gcl_au=1.1; sessione=x; x_ga=1; _g=2';
const REFUSED = { analytics: false, marketing: false };

const namesOf = (texts: string[]): string[] => [...new Set(texts.map((text) => text.split('=', 1)[0] ?? ''))];

describe('expiredCookies', () => {
  it('expires both purposes and nothing else', () => {
    expect(namesOf(expiredCookies(ALL, 'trama.example', REFUSED))).toEqual([
      '_ga',
      '_ga_ABC',
      '_gid',
      '_gat_gtag',
      '_fbp',
      '_fbc',
      '_gcl_au',
    ]);
  });

  it('expires only what was refused', () => {
    expect(namesOf(expiredCookies(ALL, 'trama.example', { analytics: false, marketing: true }))).toEqual([
      '_ga',
      '_ga_ABC',
      '_gid',
      '_gat_gtag',
    ]);
    expect(namesOf(expiredCookies(ALL, 'trama.example', { analytics: true, marketing: false }))).toEqual([
      '_fbp',
      '_fbc',
      '_gcl_au',
    ]);
    expect(expiredCookies(ALL, 'trama.example', { analytics: true, marketing: true })).toEqual([]);
  });

  it('expires on the host alone, on the host and on every parent domain', () => {
    expect(expiredCookies('_ga=1', 'www.shop.trama.example', REFUSED)).toEqual([
      '_ga=;path=/;max-age=0',
      '_ga=;path=/;max-age=0;domain=www.shop.trama.example',
      '_ga=;path=/;max-age=0;domain=shop.trama.example',
      '_ga=;path=/;max-age=0;domain=trama.example',
      '_ga=;path=/;max-age=0;domain=example',
    ]);
  });

  it('returns nothing when there is no cookie', () => {
    expect(expiredCookies('', 'trama.example', REFUSED)).toEqual([]);
  });
});
