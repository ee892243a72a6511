import { describe, expect, test } from 'vitest';
import { type BuiltPage, type BuiltSite, pageOf, readSite } from './built-site.ts';

const site = readSite();

/** @returns a sentence for each place in the page that breaks the rule; an empty list for a good page */
export type Rule = (page: BuiltPage, site: BuiltSite) => string[];

/** HTML that breaks a rule, and a part of the expected sentence. */
export interface Broken {
  readonly html: string;
  readonly says: string;
}

interface Examples {
  readonly good: readonly string[];
  readonly broken: readonly Broken[];
  /** Other files and pages of the site around the examples; the example itself is `/esempio`. */
  readonly files?: readonly string[];
  readonly pages?: readonly BuiltPage[];
}

/** Tests a rule on its examples, then checks every page of the last build with it. */
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
