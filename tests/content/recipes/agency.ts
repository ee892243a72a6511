import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editFile } from './edit-file.ts';
import { GUIDE_LOGO, guideEdit, HOURS_WITH_A_BREAK } from './guide.ts';

const FILE = 'src/content/brand.yaml';

/** Adds the facts of the agency from docs/contenuti.md, and a lunch break. */
export const addReach = (root: string): void => {
  editFile(join(root, FILE), [
    [/^hours:\n(?: {2}.*\n)+/m, HOURS_WITH_A_BREAK],
    [/^supportAccess: .*$/m, 'supportAccess: Chiama il +39 02 0000 0001.'],
  ]);
  appendFileSync(join(root, FILE), `\n${guideEdit(FILE, 'supportPhone:')}`);
  editFile(join(root, 'src/content/pages/informazioni-legali.yaml'), [
    [/^( *)- 'Telefono: .*\n/m, "$&$1- 'PEC: {brand:pec}'\n"],
  ]);
};

/** Gives the agency the guide's name, numbers and addresses, so that they are not listed as placeholders. */
export const nameTheAgency = (root: string): void => {
  const lines = guideEdit(FILE, 'placeholders:').trim().split('\n');
  editFile(
    join(root, FILE),
    lines.map((line) => [new RegExp(`^${line.split(':')[0]}:.*$`, 'm'), line]),
  );
};

/** Gives the agency the guide's colours and logo. */
export const changeLook = (root: string): void => {
  const file = 'src/content/colours.yaml';
  const lines = guideEdit(file).trim().split('\n');
  editFile(
    join(root, file),
    lines.map((line) => [new RegExp(`^${line.split(':')[0]}:.*$`, 'm'), line]),
  );
  writeFileSync(join(root, 'src/content/logo.svg'), GUIDE_LOGO);
};

/** Changes words of bars, labels and the cookie banner that neither the specification nor the law fixes. */
export const changeWords = (root: string): void =>
  editFile(join(root, 'src/content/words.yaml'), [
    [/^ {2}callNow: .*\n/m, guideEdit('src/content/words.yaml')],
    ['call: Chiama\n', 'call: Telefona\n'],
    ['quote: Preventivo', 'quote: Offerta'],
    ['apply: Candidati', 'apply: Proponiti'],
    ['write: Scrivici\n', 'write: Chat\n'],
    ['menu: Menu', 'menu: Indice'],
    ['closeMenu: Chiudi', 'closeMenu: Fine'],
    ['phone: Telefono', 'phone: Numero'],
    ['order: Ordina per', 'order: Metti in ordine per'],
    ['discover: Scopri', 'discover: Vai'],
    ['content: Vai al contenuto', 'content: Salta al testo'],
    ['home: Torna alla pagina iniziale', 'home: Vai alla pagina iniziale'],
    ['text: Questa pagina non esiste o ha cambiato indirizzo.', 'text: Qui non c’è più una pagina.'],
    ['name: Scelta sui cookie', 'name: I cookie'],
    ['all: Accetta tutti', 'all: Accetto'],
    ['necessary: Solo necessari', 'necessary: Rifiuto'],
    ['customise: Personalizza', 'customise: Scegli tu'],
    ['close: Chiudi il banner', 'close: Chiudi la scelta'],
    ['name: Statistiche, text', 'name: Conteggi, text'],
    ['save: Salva', 'save: Salva così'],
  ]);
