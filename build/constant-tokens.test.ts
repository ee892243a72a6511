import { describe, expect, test } from 'vitest';
import { constantTokens, withConstants } from './constant-tokens.ts';

const THEME = `/* --not: this */ @theme static { --color-*: initial; --ink: oklch(1 0 0); --side: max(20px, var(--edge)); --edge: 5vw;
  --font: Archivo, "A; b", serif; --late: var(--pitch); }
  :root { --pitch: 16px; --focus: var(--ink) } @media (width >= 1px) { :root { --pitch: 20px; } }`;

describe('constantTokens', () => {
  const constants = constantTokens(THEME, ['.dark{--focus:red}']);

  test('what is set once, in the theme', () => {
    expect([...constants.keys()]).toEqual(['--ink', '--side', '--edge', '--font', '--late']);
  });

  test('their values in full, colours in hex', () => {
    expect(constants.get('--ink')).toBe('#ffffff');
    expect(constants.get('--side')).toBe('max(20px, 5vw)');
    expect(constants.get('--font')).toBe('Archivo, "A; b", serif');
    expect(constants.get('--late')).toBe('var(--pitch)');
  });

  test('none of a rule of its own', () => {
    expect(constantTokens(':root{--a:1}', ['.x{--b:2}', '.y{--a:3}']).size).toBe(0);
  });
});

test('withConstants replaces reads, with or without a fallback, and nothing else', () => {
  const constants = new Map([['--ink', '#000']]);
  expect(withConstants('a{color:var(--ink);fill:var(--ink, red);--x:var(--inks)}', constants)).toBe(
    'a{color:#000;fill:#000;--x:var(--inks)}',
  );
});
