import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentProblem, WHOLE_FILE } from '../read/content-error.ts';
import { CONTENT_FOLDER } from '../read/read-collection.ts';
import { type Mistake, svgMistake, tidySvg } from './svg-mistake.ts';

/** The agency's logo, from which header, icons and social pictures are drawn. */
export const LOGO_FILE = `${CONTENT_FOLDER}/logo.svg`;

/** It stands in every page before the end of the hero, for which there are 9,000 bytes. */
const MOST_BYTES = 1500;

const VIEW_BOX = /viewBox="0 0 ([\d.]+) \1"/;
/** Links to a part of the same file: a page shows the logo twice, and a name may stand in it once. */
const LINKED = /url\(#|href="#/;

const mistakeIn = (svg: string): Mistake | undefined => {
  const unsafe = svgMistake(svg);
  if (unsafe) return unsafe;
  const tidy = tidySvg(svg);
  if (/<style/.test(tidy) || LINKED.test(tidy))
    return [
      'forme con riempimenti e tratti semplici: niente <style>, sfumature, maschere o motivi',
      'uno di questi',
    ];
  if (!VIEW_BOX.test(tidy))
    return [
      'un disegno quadrato, con un viewBox, ad esempio "0 0 30 30"',
      /viewBox="[^"]*"/.exec(tidy)?.[0] ?? 'niente',
    ];
  const bytes = Buffer.byteLength(tidy);
  if (bytes <= MOST_BYTES) return undefined;
  return [`un disegno di al massimo ${MOST_BYTES} byte: semplifica i tracciati`, `${bytes} byte`];
};

/**
 * @param root the folder of the project
 * @returns why the agency's logo cannot be shown, if so
 */
export const brandLogoProblems = (root: string): ContentProblem[] => {
  const file = join(root, LOGO_FILE);
  const [expected, received] = existsSync(file)
    ? (mistakeIn(readFileSync(file, 'utf8')) ?? [])
    : ['un file: il logo dell’agenzia', 'il file non c’è'];
  return expected === undefined || received === undefined
    ? []
    : [{ file: LOGO_FILE, field: WHOLE_FILE, expected, received }];
};
