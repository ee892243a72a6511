import { readFile } from 'node:fs/promises';
import { escapeHtml } from './escape-html.ts';

/**
 * Reads a page of the build that a function fills in; netlify.toml ships it.
 *
 * @param path of the file, which the caller writes out: Netlify's bundler packs what a path in the code names, and all of
 *   `dist/` where it cannot know the file
 * @param title of the document, unescaped
 * @param main HTML of an unstyled page, for when the built one is missing
 */
export const readBuiltPage = (path: string, title: string, main: string): Promise<string> =>
  readFile(path, 'utf8').catch(
    () => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
</head>
<body>
<main id="main">${main}</main>
</body>
</html>
`,
  );
