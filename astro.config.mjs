// @ts-check
import netlify from '@astrojs/netlify';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { drawings } from './build/art/draw.ts';
import { OLDEST_BROWSERS } from './build/browsers.ts';
import { contentQuestions } from './build/content-questions.ts';
import { correctionForm } from './build/correction-form.ts';
import { contentReload } from './build/dev/content-reload.ts';
import { devOnly } from './build/dev/dev-only.ts';
import { publishedEditor } from './build/editor/published-editor.ts';
import { functionFacts } from './build/function-facts.ts';
import { refuseInventedFacts } from './build/invented-facts.ts';
import { checkFirstView } from './build/page/check-first-view.ts';
import { finishPages } from './build/page/finish-pages.ts';
import { pictures } from './build/pictures/pictures.ts';
import { priceSheetFile } from './build/price-sheet/keep-price-sheet.ts';
import { islandTexts } from './build/scripts/island-texts.ts';
import { earlyScript, onIntent } from './build/scripts/page-scripts.ts';
import { sourceMapsAside } from './build/scripts/source-maps.ts';
import { canonicalSitemap } from './build/sitemap.ts';
import { staticAdapter } from './build/static-adapter.ts';
import { refuseWrongTagIds } from './build/tag-ids.ts';
import { readSite } from './src/site/site.ts';

/** One file with all of React, which every island shares. */
const REACT_FILE = {
  name: 'react',
  test: /node_modules[\\/](?:react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/,
};
/** Where `npm run dev` runs the functions. The built site has them at its own origin. */
const functionsUrl = process.env.TRAMA_FUNCTIONS_URL;

const { brand, redirects } = readSite();

export default defineConfig({
  site: brand.siteUrl,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  // The default glues words together across line breaks: docs/decisions/0002-order-before-bytes.md
  compressHTML: true,
  // Not in `npm run dev`: the adapter's own emulation corrupts form posts, and our host runs the functions.
  ...(functionsUrl ? {} : { adapter: staticAdapter(netlify({ imageCDN: false, devFeatures: false })) }),
  session: false,
  image: { service: { entrypoint: './build/pictures/light-service.ts' } },
  integrations: [
    refuseInventedFacts(),
    refuseWrongTagIds(),
    contentQuestions(),
    pictures(),
    drawings(),
    priceSheetFile(),
    react(),
    onIntent(),
    canonicalSitemap(),
    sourceMapsAside(),
    finishPages(redirects.moved),
    checkFirstView(),
    functionFacts(),
    correctionForm(),
    publishedEditor(),
    devOnly(redirects.moved),
  ],
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss(), earlyScript(), islandTexts(), contentReload()],
    build: { assetsInlineLimit: 0, cssTarget: OLDEST_BROWSERS },
    environments: {
      client: {
        build: {
          target: OLDEST_BROWSERS,
          rolldownOptions: { output: { codeSplitting: { groups: [REACT_FILE] } } },
        },
      },
    },
    ...(functionsUrl ? { server: { proxy: { '/api': { target: functionsUrl, changeOrigin: false } } } } : {}),
  },
});
