import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSite } from './built-site.ts';
import { everyPage, type Rule } from './every-page.ts';

const LINKED_FILES = 'link:not([rel=canonical], [rel=alternate])[href]';
const CSS_URL = /url\(\s*["']?([^"')]+)["']?\s*\)/g;

const candidatesOf = (srcset: string): string[] =>
  srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** An address in a script file: `"/_astro/LeadForm.x.js"`, or in the same folder `"./react.x.js"`. */
const SCRIPT_ADDRESS = /(["'`])((?:\/_astro\/|\.\/)[\w.-]+\.\w+)\1/g;

/** Every file that a page shows or loads exists: pictures, fonts, icons, backgrounds, and scripts. */
const references: Rule = ({ document }, { files }) => {
  const values = (selector: string, name: string): string[] =>
    Array.from(document.querySelectorAll(selector), (element) => element.getAttribute(name) ?? '');
  const asked = [
    ...values('img[src], source[src], video[src], audio[src], embed[src], iframe[src]', 'src'),
    ...values('[srcset]', 'srcset').flatMap(candidatesOf),
    ...values('[imagesrcset]', 'imagesrcset').flatMap(candidatesOf),
    ...values(LINKED_FILES, 'href'),
    ...values('astro-island', 'component-url'),
    ...values('astro-island', 'renderer-url'),
    ...Array.from(document.querySelectorAll('style')).flatMap((style) =>
      Array.from((style.textContent ?? '').matchAll(CSS_URL), (match) => match[1] ?? ''),
    ),
  ];
  return asked
    .filter((address) => !address.startsWith('data:'))
    .filter((address) =>
      address.startsWith('#')
        ? document.getElementById(address.slice(1)) === null
        : !files.has(address.split(/[?#]/)[0] ?? ''),
    )
    .map((address) => `"${address}" is not there`);
};

everyPage(references, {
  files: ['/a.avif', '/b.avif', '/f.woff2', '/_astro/x.js'],
  good: [
    '<img src="/a.avif" srcset="/a.avif 1x, /b.avif 2x" alt=""><link rel="preload" as="font" href="/f.woff2">',
    '<link rel="expect" href="#qui"><p id="qui">',
    '<style>a{background:url(/a.avif)}b{mask:url("data:image/svg+xml,x")}</style>',
    '<astro-island component-url="/_astro/x.js" renderer-url="/_astro/x.js"></astro-island>',
  ],
  broken: [
    { html: '<img src="/c.avif" alt="">', says: '"/c.avif" is not there' },
    {
      html: '<picture><source srcset="/a.avif, /d.avif 2x"><img src="/a.avif" alt=""></picture>',
      says: '"/d.avif"',
    },
    { html: '<link rel="expect" href="#manca">', says: '"#manca" is not there' },
    { html: '<style>a{background:url("/e.svg")}</style>', says: '"/e.svg" is not there' },
    { html: '<link rel="icon" href="/favicon.svg">', says: '"/favicon.svg" is not there' },
    {
      html: '<astro-island component-url="/_astro/x.js" renderer-url="/_astro/y.js"></astro-island>',
      says: '"/_astro/y.js" is not there',
    },
  ],
});

/** @returns the addresses of files in a script file: imports, the islands that it wakes, and their styles */
const namedIn = (script: string): string[] =>
  [...script.matchAll(SCRIPT_ADDRESS)].map(([, , address = '']) => address.replace('./', '/_astro/'));

test('finds addresses in a script file', () => {
  const script = 'import{a}from"./react.C-1.js";import("/_astro/b.js");c=["/_astro/c.D_2.css","./no file"]';
  expect(namedIn(script)).toEqual(['/_astro/react.C-1.js', '/_astro/b.js', '/_astro/c.D_2.css']);
});

test('has every file that scripts name', () => {
  const { files } = readSite();
  const named = [...files]
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => namedIn(readFileSync(`dist${file}`, 'utf8')));
  expect(named).toContainEqual(expect.stringMatching(/^\/_astro\/LeadForm\./));
  expect(named.filter((address) => !files.has(address))).toEqual([]);
});
