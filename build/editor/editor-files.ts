import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { editorConfig, editorSchemas, type Repository } from '../../src/editor/config.ts';
import { SVELTIA_IN_ITALIAN, SVELTIA_IN_OTHER_WORDS } from '../../src/editor/italian/sveltia.ts';

const ENTRY = join(import.meta.dirname, '../../src/editor/browser/main.ts');
/** Files that the package ships: its fonts, and the code that converts photographs. */
const ASSETS = join(dirname(createRequire(import.meta.url).resolve('@sveltia/cms')), 'assets');

const FONT = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[^/]*\/([\w-]+)\.woff2/g;

/**
 * Sveltia's styles load fonts from another host, with no option to change that: loads them from the package instead.
 */
const ownFonts: Plugin = {
  name: 'own-fonts',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path }) => {
      const assets = await readdir(ASSETS);
      const contents = (await readFile(path, 'utf8')).replaceAll(FONT, (_, name: string, cut: string) => {
        const file = assets.find((asset) => asset.startsWith(`${name}-${cut}-`) && asset.endsWith('.woff2'));
        if (!file) throw new Error(`@sveltia/cms has no font ${name} ${cut} in ${ASSETS}`);
        return `/admin/assets/${file}`;
      });
      return { contents };
    });
  },
};

type Strings = { [key: string]: string | Strings };

/** Puts a text at a path of keys with dots between them. */
const putAt = (strings: Strings, path: string, text: string): void => {
  const [key = '', ...below] = path.split('.');
  if (below.length === 0) strings[key] = text;
  else {
    const group = strings[key];
    const inner: Strings = typeof group === 'object' ? group : {};
    strings[key] = inner;
    putAt(inner, below.join('.'), text);
  }
};

/** Completes the Italian of Sveltia's own buttons and messages. */
const wholeItalian: Plugin = {
  name: 'whole-italian',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia\/cms\/locales\/it\.json$/ }, async ({ path }) => {
      const strings: Strings = JSON.parse(await readFile(path, 'utf8'));
      for (const [key, text] of Object.entries({ ...SVELTIA_IN_ITALIAN, ...SVELTIA_IN_OTHER_WORDS }))
        putAt(strings, key, text);
      return { contents: JSON.stringify(strings), loader: 'json' };
    });
  },
};

const PAGE = `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Contenuti</title>
<script type="module" src="/admin/editor.js"></script>
</head>
<body><noscript>Questa pagina ha bisogno di JavaScript.</noscript></body>
</html>
`;

/** Which files an editor changes. */
export interface EditorUse {
  readonly repository: Repository;
  readonly siteUrl: string;
  /** Whether it changes the files of this machine, as in `npm run dev`. */
  readonly local: boolean;
}

/**
 * @returns the editor's code and the files that it fetches, by path below `/admin/`
 * @throws when an import cannot be resolved
 */
export const editorCode = async (): Promise<Map<string, Uint8Array>> => {
  const { outputFiles } = await build({
    entryPoints: { editor: ENTRY },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    outdir: 'admin',
    logLevel: 'error',
    // Syntax highlighting: no content contains code.
    external: ['@shikijs/*'],
    plugins: [ownFonts, wholeItalian],
  });
  const files = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
  for (const name of await readdir(ASSETS))
    if (!name.endsWith('.map')) files.set(`assets/${name}`, await readFile(join(ASSETS, name)));
  return files;
};

/** @returns the editor's page and its configuration, by path below `/admin/` */
export const editorPage = ({ repository, siteUrl, local }: EditorUse): Map<string, string> =>
  new Map([
    ['index.html', PAGE],
    [
      'config.json',
      JSON.stringify({ config: editorConfig(repository, siteUrl), schemas: editorSchemas(), local }),
    ],
  ]);

/** The hosts where editors sign in, and where the editor reads and writes files. */
const GITHUB = 'https://api.github.com https://github.com';

/**
 * The policy of the editor's pages only. The editor sets inline styles, shows pictures from memory and calls GitHub.
 * Its code is a file of this site and does not use `eval`.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://avatars.githubusercontent.com",
  "font-src 'self'",
  `connect-src 'self' data: blob: ${GITHUB}`,
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "media-src 'self' blob:",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join(';');

/** Headers of every answer below `/admin`, besides those of the whole site. */
export const EDITOR_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  // Avatars come from GitHub, which sends no header that allows other sites to embed them.
  'cross-origin-embedder-policy': 'unsafe-none',
  // The sign-in window (api.netlify.com) sends its result as a message to the window that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-robots-tag': 'noindex',
};
