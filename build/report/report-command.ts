import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { JSDOM } from 'jsdom';
import { ContentError } from '../../src/content-model/read/content-error.ts';
import { contradictionsIn } from '../../src/content-model/rules/specified.ts';
import { factRows, placeholderRows, toConfirmRows } from '../../src/site/report/facts-table.ts';
import { questionsOf } from '../../src/site/report/questions.ts';
import { type Report, reportText } from '../../src/site/report/report-text.ts';
import { readChecked, readSite } from '../../src/site/site.ts';
import { builtPages } from '../page/built-pages.ts';
import { missingGlyphs } from './glyphs.ts';
import { sharedGrounds } from './grounds.ts';
import { heavyPages } from './heavy-pages.ts';
import { keptPromises } from './kept-promises.ts';
import type { FinishedPage } from './page-note.ts';

const USAGE = `Uso: npm run content:report [-- --json]
Elenca ogni prezzo e ogni cifra con il suo file e i posti in cui si vede, le cifre della specifica che si contraddicono,
i dati ancora inventati e le domande: importi e cifre scritti a mano invece che citati, cifre che ne contraddicono
un’altra, titoli che un motore di ricerca taglia. Dopo npm run build nomina anche le pagine da guardare: quelle pesanti,
un prezzo promesso che la pagina non mostra, due sezioni vicine sullo stesso fondo, lettere che il carattere non ha.
Niente di tutto questo ferma il sito.`;

const DIST = 'dist';
const NOTES = [heavyPages, keptPromises, sharedGrounds, missingGlyphs];
const STYLES = /<style\b[^>]*>[\s\S]*?<\/style>/g;

/** @returns a sentence for each place of the finished pages; `undefined` without a build */
const pageNotes = async (): Promise<string[] | undefined> => {
  if (!existsSync(DIST)) return undefined;
  const own = new Set([...readSite().pages, ...readSite().articles].map(({ path }) => path));
  const pages = (await builtPages(DIST))
    .filter(({ path }) => own.has(path))
    .map(({ file, path }): FinishedPage => {
      const html = readFileSync(join(DIST, file), 'utf8');
      return { path, html, document: new JSDOM(html.replaceAll(STYLES, '')).window.document };
    });
  return pages.flatMap((page) =>
    NOTES.flatMap((note) => note(page, pages)).map((sentence) => `${page.path}: ${sentence}`),
  );
};

try {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, help: { type: 'boolean' } } });
  const root = process.cwd();
  if (values.help) {
    console.log(USAGE);
  } else {
    const { reading } = readChecked(root);
    const report: Report = {
      facts: factRows(reading),
      contradictions: contradictionsIn(root),
      placeholders: placeholderRows(reading.entries),
      toConfirm: toConfirmRows(reading.entries),
      questions: questionsOf(reading),
      pages: await pageNotes(),
    };
    console.log(values.json ? JSON.stringify(report, null, 2) : reportText(report));
  }
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error;
  if (!isUsage && !(error instanceof ContentError)) throw error;
  console.error(isUsage ? `${error.message}\n\n${USAGE}` : error.message);
  process.exitCode = isUsage ? 2 : 1;
}
