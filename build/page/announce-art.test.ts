import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { artLinks } from './announce-art.ts';

const link = (name: string, attributes = ''): string =>
  `<link rel="preload" as="image" href="/_astro/${name}" fetchpriority="low"${attributes}>`;

const linksOf = (css: string, body: string): string => artLinks(css, new JSDOM(body).window.document);

test('announces the first two artworks of a page once each, a mask as the browser fetches it', () => {
  const css =
    ':root{--weave:url(/_astro/weave.A1-_.avif)}.a{color:red;background:var(--weave) 0 0}.a:before{background:var(--weave)}' +
    '@media (min-width:9em){.b{height:1px;-webkit-mask:url(/_astro/fringe.B2.avif) 0 0/1px 100%;mask:url(/_astro/fringe.B2.avif)}}.c{background:url(/_astro/third.C3.avif)}';
  expect(linksOf(css, '<p class="a"></p><i class="b"></i><p class="c"></p>')).toBe(
    link('weave.A1-_.avif') + link('fringe.B2.avif', ' crossorigin'),
  );
});

test('announces the artwork that a property has where it is drawn', () => {
  const css =
    ':root{--weave:url(/_astro/light.avif)}.dark{--weave:url(/_astro/deep.avif)}.cloth:before{background:var(--weave)}';
  expect(linksOf(css, '<div class="dark"><p class="cloth"></p></div>')).toBe(link('deep.avif'));
});

test('announces nothing that a page does not draw when it opens', () => {
  const css =
    ':root{--weave:url(/_astro/weave.avif)}.menu{background:var(--weave)}.icon{background:url(/_astro/a.svg)}.other{background:var(--weave)}';
  expect(
    linksOf(css, '<nav class="menu" popover></nav><i class="icon"></i><p class="menu" hidden></p>'),
  ).toBe('');
});
