import type { Plugin } from 'vite';
import { unbrokenUnits } from '../../src/content-model/fields/typography.ts';
import { contactLinks } from '../../src/navigation/contact-links.ts';
import { navigation } from '../../src/navigation/navigation.ts';
import { readSite } from '../../src/site/site.ts';

/** The texts of islands by the name of their module. They are checked, and their tokens are replaced. */
const TEXTS: Readonly<Record<string, () => object>> = {
  'virtual:bar-entries': () => {
    const { megaMenus, links } = navigation(readSite(), new Date().getFullYear());
    return { menus: megaMenus.map(({ title, panelId }) => ({ title, panelId })), links };
  },
  'virtual:dialog-texts': () => readSite().dialogs,
  'virtual:cookie-words': () => {
    const { banner: _banner, ...words } = readSite().words.cookies;
    return words;
  },
  'virtual:receipt-texts': () => {
    const { brand, receipts } = readSite();
    return { ...receipts, phone: contactLinks(brand).phone };
  },
};

/** A lead carries the `source` of its form as the content writes it. */
const withUnbrokenUnits = (key: string, value: unknown): unknown =>
  typeof value === 'string' && key !== 'source' ? unbrokenUnits(value) : value;

/**
 * Serves the words of dialogs, receipts, cookie preferences and the bar as modules. Every page can open a dialog, but
 * most visitors open none, so the texts come with the code that shows them and not with the page.
 */
export const islandTexts = (): Plugin => ({
  name: 'trama:island-texts',
  resolveId: (id) => (id in TEXTS ? `\0${id}` : undefined),
  load: (id) => {
    const texts = id.startsWith('\0') ? TEXTS[id.slice(1)] : undefined;
    return texts && `export default ${JSON.stringify(texts(), withUnbrokenUnits)};`;
  },
});
