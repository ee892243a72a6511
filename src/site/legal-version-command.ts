import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { checkContent } from '../content-model/read-content.ts';
import { LEGAL_VERSIONS_FILE, legalVersionsFor } from '../content-model/rules/legal-version.ts';
import { runCommand } from './command.ts';

const USAGE = `Uso: npm run content:legal
Scrive in ${LEGAL_VERSIONS_FILE} la versione di oggi dei testi legali, se sono cambiati: ogni consenso si conserva con
la versione che è stata letta. L’editor lo fa da solo quando si salva un testo legale.`;

const writeVersion = (): void => {
  const before = existsSync(LEGAL_VERSIONS_FILE) ? readFileSync(LEGAL_VERSIONS_FILE, 'utf8') : '{}';
  const after = legalVersionsFor(checkContent(process.cwd()).reading, before);
  if (after === undefined) throw new Error('I testi legali non si leggono: prima npm run content:check.');
  if (after !== before) writeFileSync(LEGAL_VERSIONS_FILE, after);
  console.log(
    after === before
      ? 'I testi legali sono quelli dell’ultima versione.'
      : `Nuova versione dei testi legali in ${LEGAL_VERSIONS_FILE}.`,
  );
};

await runCommand(USAGE, writeVersion);
