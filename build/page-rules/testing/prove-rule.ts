import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { FinishedPage, PageRule } from '../page-rule.ts';

/** @returns a page made from HTML */
export const pageOf = (html: string, path = '/esempio'): FinishedPage => ({
  path,
  html,
  document: new JSDOM(html).window.document,
});

interface Examples {
  readonly good: readonly string[];
  /** HTML that breaks the rule, and a part of the finding's text. */
  readonly broken: readonly (readonly [html: string, says: string])[];
  /** Other pages of the site; the example itself is `/esempio`. */
  readonly pages?: readonly FinishedPage[];
  readonly files?: Readonly<Record<string, number>>;
}

/** How many characters of an example go into the name of its test. */
const NAME = 60;
const named = (html: string) => [html.slice(0, NAME), html] as const;

/** Tests a rule on small pages. */
export const proveRule = (rule: PageRule, { good, broken, pages = [], files = {} }: Examples): void => {
  const said = (html: string): string[] => {
    const page = pageOf(html);
    const site = { pages: [page, ...pages], bytesOf: (file: string) => files[file] };
    return rule(page, site).map(({ expected, received }) => `${expected} | ${received}`);
  };
  test.each(good.map(named))('accepts %s', (_name, html) => {
    expect(said(html)).toEqual([]);
  });
  test.each(broken.map(([html, says]) => [...named(html), says] as const))(
    'refuses %s',
    (_name, html, says) => {
      expect(said(html).join('\n')).toContain(says);
    },
  );
};
