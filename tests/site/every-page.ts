import { describe, expect, test } from 'vitest';
import { type BuiltPage, type BuiltSite, pageOf, readSite } from './built-site.ts';

const site = readSite();

/** @returns for each place in the page that breaks the rule, a sentence that names it; nothing for a good page */
export type Rule = (page: BuiltPage, site: BuiltSite) => string[];

/** HTML that breaks a rule, and a part of what the rule must say of it. */
export interface Broken {
  readonly html: string;
  readonly says: string;
}

interface Examples {
  readonly good: readonly string[];
  readonly broken: readonly Broken[];
  /** The site around the examples; the example itself is `/esempio`. */
  readonly files?: readonly string[];
  readonly pages?: readonly BuiltPage[];
}

/** Proves a rule on its examples, then holds it over every page of the last build. */
export const everyPage = (rule: Rule, { good, broken, files = [], pages = [] }: Examples): void => {
  const siteAround = (page: BuiltPage): BuiltSite => ({ pages: [page, ...pages], files: new Set(files) });

  describe('the rule itself', () => {
    test.each(good)('accepts %s', (html) => {
      const page = pageOf(html);
      expect(rule(page, siteAround(page))).toEqual([]);
    });
    test.each(broken)('refuses $html', ({ html, says }) => {
      const page = pageOf(html);
      expect(rule(page, siteAround(page)).join('\n')).toContain(says);
    });
  });

  test.each([...site.pages])('$path', (page) => {
    expect(rule(page, site)).toEqual([]);
  });
};
