import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CorrectionState } from '../../../src/lead/correction.ts';
import { correctionRenderer } from './correction-renderer.ts';
import { escapeHtml } from './escape-html.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** The built page with an example form (src/pages/richiesta-da-correggere.astro). netlify.toml ships it. */
const pageFile = (): string => path.join(process.cwd(), 'dist/richiesta-da-correggere.html');

/** An unstyled page for when the built page is missing. */
const PLAIN_PAGE = `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Controlla la richiesta</title>
</head>
<body>
<main>
<h1>Controlla la richiesta.</h1>
<form></form>
</main>
</body>
</html>
`;

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
  const page = await readFile(pageFile(), 'utf8').catch(() => PLAIN_PAGE);
  const form = await renderer().then(
    (render) => render(state),
    () => plainNotice(state),
  );
  const html =
    page.slice(0, page.indexOf('<form')) + form + page.slice(page.indexOf(FORM_END) + FORM_END.length);
  return { html, policy: contentSecurityPolicy(page) };
};
