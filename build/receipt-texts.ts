import type { Plugin } from 'vite';
import { readSite } from '../src/content-model/site.ts';
import { contactLinks } from '../src/navigation/contact-links.ts';

const ID = 'virtual:receipt-texts';

/**
 * Serves `virtual:receipt-texts`: src/content/receipt.yaml, checked, with its facts in place, and the telephone. Like the
 * words of the dialogs they travel with the form's code, not with every page that has a form.
 */
export const receiptTexts = (): Plugin => ({
  name: 'trama:receipt-texts',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) => {
    if (id !== `\0${ID}`) return undefined;
    const { brand, receipt } = readSite();
    return `export default ${JSON.stringify({ ...receipt, phone: contactLinks(brand).phone })};`;
  },
});
