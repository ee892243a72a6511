import path from 'node:path';
import type { CorrectionState } from '../../../src/lead/correction.ts';
import { readBuiltPage } from './built-page.ts';
import { correctionRenderer } from './correction-renderer.ts';
import { escapeHtml } from './escape-html.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** Says what is wrong and shows what was typed, for when the form cannot be rendered: nothing is lost. */
const plainNotice = ({ title, description, texts }: CorrectionState): string => {
  const typed = Object.values(texts).filter(Boolean);
  return `<p><b>${escapeHtml(title)}</b> ${escapeHtml(description)}</p><pre>${escapeHtml(typed.join('\n'))}</pre>`;
};

/** The end of the built page's form, in whose place the visitor's own comes. */
const FORM_END = '</form>';

/**
 * Makes the page that a visitor without JavaScript gets back after posting a form with mistakes: the built page, with
 * its form rendered by the components of the lead form's island.
 *
 * @param state unescaped texts
 * @param renderer loads the function that renders the form
 * @returns the page, and the content security policy of the built page; never rejects
 */
export const correctionPage = async (
  state: CorrectionState,
  renderer = correctionRenderer,
): Promise<{ readonly html: string; readonly policy: string }> => {
  // The built page has an example form (src/pages/richiesta-da-correggere.astro).
  const page = await readBuiltPage(
    path.join(process.cwd(), 'dist/richiesta-da-correggere.html'),
    'Controlla la richiesta',
    '<h1>Controlla la richiesta.</h1><form></form>',
  );
  const form = await renderer().then(
    (render) => render(state),
    () => plainNotice(state),
  );
  const html =
    page.slice(0, page.indexOf('<form')) + form + page.slice(page.indexOf(FORM_END) + FORM_END.length);
  return { html, policy: contentSecurityPolicy(page) };
};
