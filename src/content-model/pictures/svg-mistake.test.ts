import { expect, test } from 'vitest';
import { svg } from '../testing/drawn-pictures.ts';
import { svgMistake, tidySvg } from './svg-mistake.ts';

const mistakeIn = (elements: string, attributes?: string) => svgMistake(svg(elements, attributes).toString());
const PATH = '<path d="M0 0h100v40H0z"/>';

test.each([
  ['shapes', PATH],
  [
    'a gradient',
    `<defs><linearGradient id="a"><stop/></linearGradient></defs><path fill="url(#a)" d="M0 0h9v9z"/>`,
  ],
  [
    'a shape used twice',
    '<defs><path id="a" d="M0 0h9v9z"/></defs><use xlink:href="#a"/><use href="#a" x="20"/>',
  ],
  ['a style', `<style>.a{fill:#123}</style><path class="a" d="M0 0h9v9z"/>`],
])('accepts %s', (_what, elements) => {
  expect(mistakeIn(elements)).toBeUndefined();
});

test.each([
  ['a script', `<script>alert(1)</script>${PATH}`, '<script>'],
  ['a script of a namespace', `<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>${PATH}`, 'script'],
  ['a handler', '<path onclick="alert(1)" d="M0 0h9v9z"/>', 'onclick'],
  [
    'an HTML page',
    '<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
    '<foreignObject>',
  ],
  ['a link', `<a xlink:href="javascript:alert(1)">${PATH}</a>`, '<a>'],
  ['a shape of another file', '<use href="https://evil.example/a.svg#b"/>', 'evil.example'],
  ['a picture of another file', '<image href="https://evil.example/a.png" width="9" height="9"/>', '<image>'],
  ['a picture in it', '<image href="data:image/png;base64,AAAA" width="9" height="9"/>', '<image>'],
  ['a filling of another file', '<path fill="url(https://evil.example/#a)" d="M0 0h9v9z"/>', 'evil.example'],
  ['a style of another file', `<style>@import "https://evil.example/a.css";</style>${PATH}`, '<style>'],
  [
    'an animation',
    '<path d="M0 0h9v9z"><set attributeName="href" to="javascript:alert(1)"/></path>',
    '<set>',
  ],
  ['letters', '<text x="1" y="20">Brandi</text>', '<text>'],
])('rejects %s', (_what, elements, forbidden) => {
  const [expected, received] = mistakeIn(elements) ?? [];
  expect(expected).toContain('un disegno di sole forme');
  expect(received).toContain(forbidden);
});

test('rejects an external style sheet', () => {
  const drawing = `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/a.css"?>${svg(PATH)}`;
  expect(svgMistake(drawing)?.[1]).toBe('<?xml-stylesheet?>');
});

test('rejects an event handler on the root element', () => {
  expect(mistakeIn(PATH, 'viewBox="0 0 100 40" onload="alert(1)"')?.[1]).toContain('onload');
});

test('rejects a drawing without a viewBox, which cannot be scaled', () => {
  expect(mistakeIn(PATH, 'width="100" height="40"')).toEqual([expect.stringContaining('viewBox'), 'niente']);
});

test('rejects a damaged drawing', () => {
  expect(svgMistake('<svg xmlns="http://www.w3.org/2000/svg"><path')?.[1]).toContain('rovinato');
});

test('rejects a drawing that is too heavy', () => {
  const points = Array.from({ length: 4000 }, (_, at) => `${(at * 37) % 991} ${(at * 53) % 883}`).join('L');
  expect(mistakeIn(`<path stroke="#000" d="M${points}"/>`)?.[0]).toContain('un SVG di al massimo 12 kB');
});

test('removes the metadata that drawing programs write', () => {
  const drawing = svg(
    `<!-- di Mario Rossi --><metadata><creator>Mario Rossi</creator></metadata><title>Mario</title><desc>Rossi</desc>${PATH}`,
  ).toString();
  expect(svgMistake(drawing)).toBeUndefined();
  expect(tidySvg(drawing)).toContain('<path');
  expect(tidySvg(drawing)).not.toMatch(/Mario|Rossi/);
});
