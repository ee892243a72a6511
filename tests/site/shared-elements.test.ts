import { everyPage, type Rule } from './every-page.ts';

/** Specification §2, "Shared elements": what every page has, and where. */
const SHARED: readonly [string, string][] = [
  ['the logo', '.bar .logo'],
  ['the link to "Chi Siamo"', '.bar nav [href="/chi-siamo"]'],
  ['the link to "Lavora con Noi"', '.bar nav [href="/lavora-con-noi"]'],
  ['the telephone', '.bar [href^="tel:"]'],
  ['the consultation popup', '.bar [data-wakes="lead-dialog"]'],
  ['the menu of connectivity', '.bar [popovertarget="menu-connettivita"]'],
  ['the menu of digital innovation', '.bar [popovertarget="menu-innovazione"]'],
  ['the menu of phones', '.bar [popovertarget="menu"]'],
  ['the content of the first menu', '#menu-connettivita[popover] a'],
  ['the content of the second menu', '#menu-innovazione[popover] a'],
  ['the content of the menu of phones', '#menu[popover] a'],
  ['the footer', '.footer [href="/privacy-policy"]'],
  ['the chat button', '.quick-contacts [href^="https://wa.me/"]'],
  ['the cookie banner', '#cookie-banner'],
];

const sharedElements: Rule = ({ document }) =>
  SHARED.flatMap(([name, selector]) => (document.querySelector(selector) ? [] : [`misses ${name}`]));

const LINKS = '<a href="/chi-siamo"></a><a href="/lavora-con-noi"></a>';
const BUTTONS = ['menu-connettivita', 'menu-innovazione', 'menu'].map(
  (id) => `<button popovertarget="${id}"></button>`,
);
const PANELS = ['menu-connettivita', 'menu-innovazione', 'menu'].map(
  (id) => `<div id="${id}" popover><a href="/servizi"></a></div>`,
);
const bar = (buttons: string): string =>
  `<header class="bar"><a class="logo"></a><nav>${LINKS}</nav><a href="tel:1"></a><a data-wakes="lead-dialog"></a>${buttons}</header>`;
const FOOT =
  '<section id="cookie-banner"></section><footer class="footer"><a href="/privacy-policy"></a></footer>' +
  '<aside class="quick-contacts"><a href="https://wa.me/1"></a></aside>';

everyPage(sharedElements, {
  good: [bar(BUTTONS.join('')) + PANELS.join('') + FOOT],
  broken: [
    { html: bar('') + PANELS.join('') + FOOT, says: 'misses the menu of phones' },
    { html: bar(BUTTONS.join('')) + PANELS.join(''), says: 'misses the footer' },
  ],
});
