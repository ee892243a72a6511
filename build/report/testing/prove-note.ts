import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { FinishedPage, PageNote } from '../page-note.ts';

/** @returns a page made from HTML */
export const pageOf = (html: string, path = '/esempio'): FinishedPage => ({
  path,
  html,
  document: new JSDOM(html).window.document,
});

interface Examples {
  readonly silent: readonly string[];
  /** HTML that gets a note, and a part of its sentence. */
  readonly noted: readonly (readonly [html: string, says: string])[];
  /** Other pages of the site; the example itself is `/esempio`. */
  readonly pages?: readonly FinishedPage[];
}

/** How many characters of an example go into the name of its test. */
const NAME = 60;

/** Tests a note on small pages. */
export const proveNote = (note: PageNote, { silent, noted, pages = [] }: Examples): void => {
  const said = (html: string): string[] => {
    const page = pageOf(html);
    return note(page, [page, ...pages]);
  };
  test.each(silent.map((html) => [html.slice(0, NAME), html] as const))(
    'is silent about %s',
    (_name, html) => {
      expect(said(html)).toEqual([]);
    },
  );
  test.each(noted.map(([html, says]) => [html.slice(0, NAME), html, says] as const))(
    'names %s',
    (_name, html, says) => {
      expect(said(html).join('\n')).toContain(says);
    },
  );
};
