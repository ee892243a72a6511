import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inlineStyles, linkedSheets } from './styles.ts';

const SHEET = `
  :root{--used:red;--unused:blue;--kept:green}
  @font-face{font-family:A;src:url(a.woff2)}
  @keyframes rise{to{opacity:1}} @keyframes idle{to{opacity:0}}
  .card{color:var(--used);animation:rise 1s} .card:hover{color:red} .other{color:var(--unused);animation:idle 1s}
  .card:has(> .tick:nth-child(2)){color:red} [aria-busy="true"] .card{opacity:.5} :has(#menu:popover-open) .card{opacity:.2}
  @media (width >= 768px){.other{color:red} .tick{color:red}} @media not all and (width>=48em){.tick{color:red}}`;
const PAGE =
  '<html><head><link rel="stylesheet" href="/a.css"></head><body id="menu"><div class="card"><i class="tick"></i></div></body></html>';

const DATA = '<script type="application/ld+json">{"@id":"#other"}</script>';

const inlined = async (html: string): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'styles-'));
  await writeFile(join(root, 'a.css'), SHEET);
  return inlineStyles(html, root, 'a{color:var(--kept)}');
};

test('the page holds the rules that it, or a state of it, can match', async () => {
  const html = await inlined(PAGE);
  expect(html).toContain('<div class="a"><i class="b"></i></div>');
  for (const rule of [
    '.a{color:var(--a)',
    '.a:hover',
    ':has(> .b:nth-child(2))',
    '[aria-busy="true"] .a',
    ':popover-open',
    '@media (width >= 768px)',
    '@media (width<48em)',
    '@keyframes rise',
    '@font-face',
    '--a:red',
    '--kept:green',
  ])
    expect(html).toContain(rule);
  for (const rest of ['.other', 'blue', 'idle', '<link rel="stylesheet"']) expect(html).not.toContain(rest);
});

const PREFIXED =
  '-webkit-text-decoration-color:red;text-decoration-color:red;-webkit-user-select:none;user-select:none';

test('nothing remains of an emptied rule, and no declaration stands twice', async () => {
  const root = await mkdtemp(join(tmpdir(), 'styles-'));
  await writeFile(join(root, 'a.css'), `:root{--unused:1}a{color:red;color:red;${PREFIXED}}`);
  const html = await inlineStyles('<head><link rel="stylesheet" href="/a.css"></head><a>1</a>', root, '');
  expect(html).toContain(
    '<style>a{color:red;text-decoration-color:red;-webkit-user-select:none;user-select:none}</style>',
  );
});

test('a sign of a value stands without spaces, a text and a selector as they are', async () => {
  const root = await mkdtemp(join(tmpdir(), 'styles-'));
  const css =
    'a:hover * b{top:calc(1px * 2 + 3px / 4);content:"a, b";font:1px / 2 A, B}@media print{a:hover * b{left:0}}';
  await writeFile(join(root, 'a.css'), css);
  const html = await inlineStyles(
    '<head><link rel="stylesheet" href="/a.css"></head><a><i><b></b></i></a>',
    root,
    '',
  );
  expect(html).toContain(
    'a:hover * b{top:calc(1px*2 + 3px/4);content:"a, b";font:1px/2 A,B}@media print{a:hover * b{left:0}}',
  );
});

test('a rule for a state of any element stays: the ring of the focus', async () => {
  const root = await mkdtemp(join(tmpdir(), 'styles-'));
  await writeFile(join(root, 'a.css'), ':focus-visible{outline:1px}.other:focus-visible{top:0}');
  const html = await inlineStyles('<head><link rel="stylesheet" href="/a.css"></head>', root, '');
  expect(html).toContain('<style>:focus-visible{outline:1px}</style>');
});

test('a page without style sheets stays as it is', async () => {
  expect(await inlined('<html><head></head></html>')).toBe('<html><head></head></html>');
});

test('the sheets of a page are known', () => {
  expect(linkedSheets(PAGE)).toEqual(['/a.css']);
});

test('a word of a script or of structured data keeps no rule', async () => {
  expect(await inlined(PAGE.replace('</body>', `${DATA}</body>`))).not.toContain('.other');
});
