import { expect, test } from 'vitest';
import { announceArt } from './announce-art.ts';

const page = (head: string, body = ''): string => `<head>${head}</head><body>${body}</body>`;

test('announces the first two artworks of a page once each, a mask as the browser fetches it', () => {
  const head =
    '<style>:root{--plain-weave:url(/_astro/weave.A1-_.avif)}.a{color:red;background:url(/_astro/weave.A1-_.avif) 0 0}</style>';
  const body =
    '<style>.b{height:1px;mask:url(/_astro/fringe.B2.avif) 0 0/1px 100%}.c{background:url(/_astro/third.C3.avif)}</style>';
  expect(announceArt(page(head, body))).toBe(
    page(
      `${head}<link rel="preload" as="image" href="/_astro/weave.A1-_.avif" fetchpriority="low"><link rel="preload" as="image" href="/_astro/fringe.B2.avif" fetchpriority="low" crossorigin>`,
      body,
    ),
  );
});

test('announces nothing that a page does not use', () => {
  const plain = page('<style>p{background:url(/_astro/a.svg)}</style>');
  expect(announceArt(plain)).toBe(plain);
});
