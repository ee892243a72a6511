import type { Plugin } from 'vite';
import { readSite } from '../src/content-model/site.ts';

const ID = 'virtual:dialog-texts';

/**
 * Serves `virtual:dialog-texts`: src/content/dialogs.yaml, checked, with its facts in place. Every page can open a
 * dialog and most visitors open none: so its words travel with its code, not with the page.
 */
export const dialogTexts = (): Plugin => ({
  name: 'trama:dialog-texts',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(readSite().dialogs)};` : undefined),
});
