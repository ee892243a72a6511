import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { inHex } from './oklch.ts';

const THEME = 'src/styles/theme.css';
const DECLARED = /(?<=[{;}\s])(--[a-z][\w-]*)\s*:\s*((?:"[^"]*"|[^;}])+)/g;
const READ = /var\(\s*(--[\w-]+)\s*(?:,[^()]*)?\)/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;

const declarationsIn = (css: string): [string, string][] =>
  [...css.replace(COMMENT, '').matchAll(DECLARED)].map(([, name = '', value = '']) => [name, value.trim()]);

/**
 * The design tokens that never change: set once in the theme, and by no other rule of the site.
 *
 * @param theme the text of the theme
 * @param others the texts of all other style sheets
 * @returns values by name, e.g. `--color-ink` and `#052326`; none of them reads another of them
 */
export const constantTokens = (theme: string, others: readonly string[]): ReadonlyMap<string, string> => {
  const declarations = [theme, ...others].flatMap(declarationsIn);
  const times = (name: string): number => declarations.filter(([other]) => other === name).length;
  const constants = new Map(declarationsIn(theme).filter(([name]) => times(name) === 1));
  for (const [name, value] of constants) constants.set(name, inHex(withConstants(value, constants)));
  return constants;
};

/**
 * @param css a style sheet
 * @param constants from {@link constantTokens}
 * @returns the sheet with values in place of the names that read them
 */
export const withConstants = (css: string, constants: ReadonlyMap<string, string>): string =>
  css.replace(READ, (read, name: string) => {
    const value = constants.get(name);
    return value === undefined ? read : withConstants(value, constants);
  });

const readTokens = (): ReadonlyMap<string, string> => {
  const others = globSync('src/**/*.css').filter((file) => file.split(/[\\/]/).join('/') !== THEME);
  return constantTokens(
    readFileSync(THEME, 'utf8'),
    others.map((file) => readFileSync(file, 'utf8')),
  );
};

/**
 * Those who write styles read design tokens by name; a page of the site carries neither the names of those that never
 * change nor a table of them. Before the files get the names of their content, so that a new value is a new file; and
 * where sheets are processed, not loaded, since a sheet may import another.
 */
export const inlineConstantTokens = (): Plugin => ({
  name: 'trama:constant-tokens',
  config: (_, { command }) => {
    if (command !== 'build') return undefined;
    const constants = readTokens();
    const inline = {
      postcssPlugin: 'trama-constant-tokens',
      Declaration: (declaration: { value: string }) => {
        if (!declaration.value.includes('var(')) return;
        const value = withConstants(declaration.value, constants);
        if (value !== declaration.value) declaration.value = value;
      },
    };
    return { css: { postcss: { plugins: [inline] } } };
  },
});
