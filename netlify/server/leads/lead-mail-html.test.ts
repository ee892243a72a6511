// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { exampleLead } from './lead.examples.ts';
import { renderLeadMail } from './lead-mail.ts';
import { mailLook } from './lead-mail-style.ts';

const INBOXES = { mailFrom: 'a@trama.example', leadsTo: 'b@trama.example', careersTo: 'c@trama.example' };
const render = (payload: Partial<typeof exampleLead.payload> = {}) =>
  renderLeadMail({ ...exampleLead, payload: { ...exampleLead.payload, ...payload } }, INBOXES).html;
const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** CSS properties that Outlook on Windows ignores, because it renders with Word (caniemail.com, "Outlook Windows"). */
const DROPPED =
  /^(?:white-space|display|position|top|right|bottom|left|float|clear|flex.*|grid.*|gap|order|align-(?:items|content|self)|justify-.*|place-.*|columns?|(?:min|max)-(?:width|height)|overflow.*|word-(?:break|wrap)|box-.*|object-.*|opacity|visibility|border-radius|border-image.*|outline.*|background|background-(?:image|size|position|repeat|clip|origin)|text-shadow|text-overflow|unicode-bidi|transform.*|transition.*|animation.*|filter|clip-path|mask.*|content|z-index|cursor|aspect-ratio|inset.*|(?:margin|padding|border)-(?:block|inline).*|--.*)$/;

const hasPaddedCell = (element: Element): boolean =>
  element.tagName === 'A' &&
  /background-color:#\w{6};mso-padding-alt:/.test(element.parentElement?.getAttribute('style') ?? '');

/** Properties that Outlook may ignore. Other mail programs use them; each comment says what Outlook shows instead. */
const MAY_BE_IGNORED: Readonly<Record<string, (element: Element) => boolean>> = {
  // The mail becomes wider instead of breaking a word.
  'overflow-wrap': () => true,
  'word-break': () => true,
  // A table that only Word sees has the same width.
  'max-width': ({ parentElement }) => /\[if mso\]><table width="600"/.test(parentElement?.innerHTML ?? ''),
  // The cell around a button has the button's colour and padding.
  display: hasPaddedCell,
};

const declarationsOf = (element: Element): [string, string][] =>
  (element.getAttribute('style') ?? '')
    .split(';')
    .map((each) => each.split(':'))
    .map(([property = '', value = '']) => [property.trim(), value.trim()]);

/** @returns the text as a program shows it that supports HTML elements but no styles */
const shownText = (html: string): string => {
  const page = documentOf(html);
  for (const element of page.querySelectorAll('style, title')) element.remove();
  for (const br of page.querySelectorAll('br')) br.replaceWith('\u2028');
  return (page.body.textContent ?? '')
    .replace(/[ \t\n]+/g, ' ')
    .replaceAll('\u2028', '\n')
    .replaceAll('\u00a0', ' ');
};

describe('the HTML of a lead’s mail', () => {
  const page = documentOf(render({ company: 'Officine S.r.l.' }));
  const { ground } = mailLook();
  const styled = [...page.querySelectorAll('[style]')];

  it('does not depend on styles that Outlook ignores', () => {
    expect(styled.length).toBeGreaterThan(20);
    for (const element of styled)
      for (const [property, value] of declarationsOf(element)) {
        const what = `${element.tagName} ${property}: ${value}`;
        if (DROPPED.test(property)) expect(MAY_BE_IGNORED[property]?.(element), what).toBe(true);
        expect(value, what).not.toMatch(
          /\d(?:r?em|vw|vh|ch)\b|var\(|calc\(|url\(|gradient|!important|rgba?\(|hsl|oklch/,
        );
        if (property === 'margin') expect(value, what).toBe('0');
        if (property === 'padding' && !['TD', 'TH'].includes(element.tagName) && value !== '0')
          expect(hasPaddedCell(element), what).toBe(true);
        if (property.endsWith('color')) expect(value, what).toMatch(/^#[0-9a-f]{6}$/);
      }
  });

  it('sets each background colour as an attribute too', () => {
    for (const element of styled) {
      const ground = new Map(declarationsOf(element)).get('background-color');
      if (ground !== undefined) expect(element.getAttribute('bgcolor')).toBe(ground);
    }
  });

  it('uses only elements that every mail program supports', () => {
    const known = 'html head meta title style body table tbody tr td th h1 h2 a br'.split(' ');
    const names = new Set([...page.querySelectorAll('*')].map(({ tagName }) => tagName.toLowerCase()));
    expect([...names].filter((name) => !known.includes(name))).toEqual([]);
    for (const table of page.querySelectorAll('table'))
      expect(table.getAttributeNames()).toEqual(
        expect.arrayContaining(['cellpadding', 'cellspacing', 'border']),
      );
  });

  it('has its own dark mode, in a style element short enough for Gmail', () => {
    for (const name of ['color-scheme', 'supported-color-schemes'])
      expect(page.querySelector(`meta[name="${name}"]`)?.getAttribute('content')).toBe('light dark');
    const style = page.querySelector('style')?.textContent ?? '';
    expect(style).toContain('prefers-color-scheme:dark');
    expect(style.length).toBeLessThan(8192);
    // Every class of the style is used, and every dark text on a light background has one.
    for (const [, name = ''] of style.matchAll(/\.([a-z]+)/g))
      expect(page.querySelector(`.${name}`)).not.toBeNull();
    for (const element of styled) {
      const color = new Map(declarationsOf(element)).get('color');
      const turns =
        element.closest(`[bgcolor="${ground.head}"], [bgcolor="${ground.button}"]`) !== null ||
        element.matches('.ink, .iron, .link');
      if (color !== undefined) expect(turns, element.outerHTML).toBe(true);
    }
  });
});

describe('a message', () => {
  it.each([
    ['uno\ndue\ntre'],
    ['Buongiorno,\n\nsiamo in due sedi:\n  - Roma\n  -   Milano\n\n\nGrazie'],
    [' rientrata'],
    ['a  b   c    d'],
    ['a < b &\n"c" > \'d\' &nbsp; <br>'],
  ])('keeps its line breaks, empty lines and spaces: %j', (message) => {
    expect(shownText(render({ message }))).toContain(`Messaggio ${message} `);
  });

  it('breaks its lines at every character that some program treats as a line break', () => {
    const html = render({ message: 'uno\u2028due\u0085tre\vquattro\tcinque' });
    expect(shownText(html)).toContain('uno\ndue\ntre\nquattro    cinque');
    expect(render({ message: 'uno\ndue\ntre' }).match(/<br>/g)).toHaveLength(2);
  });
});

it('shows on the button the number that it calls', () => {
  const button = (phone: string) => documentOf(render({ phone })).querySelector('a')?.textContent;
  expect(button('06 123 4567')).toBe('Chiama 06 123 4567');
  expect(button('02 123456 3331234567')).toBe('Chiama 02123456');
  expect(button('+41 (0)91 123 45 67')).toBe('Chiama +41911234567');
});
