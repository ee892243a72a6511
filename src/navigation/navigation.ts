import { spokenPrice } from '../components/spoken.ts';
import type { NavigationData } from '../content-model/schemas/navigation.ts';
import { AREAS, type Area, type Weave } from '../content-model/schemas/service.ts';
import type { Service, Site } from '../content-model/site-model.ts';
import { type ContactLinks, contactLinks } from './contact-links.ts';

export interface Link {
  readonly label: string;
  readonly href: string;
}

/** A service in a mega-menu: its weave, its name, and its "from" price with what it buys, or one fact. */
export interface MenuItem {
  readonly name: string;
  readonly href: string;
  /** `Da €249 al mese`; a service without a price in figures has none. */
  readonly price?: string;
  /** What the price buys, or the fact. */
  readonly line: string;
  readonly weave: Weave;
}

export interface MegaMenu {
  /** Id of the panel that its button opens. */
  readonly panelId: string;
  readonly title: string;
  readonly line: string;
  readonly all: Link;
  readonly items: readonly MenuItem[];
  readonly help: { readonly title: string; readonly text: string };
}

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly Link[];
}

/** All texts and links of the bar, the menus and the footer. */
export interface Navigation {
  readonly megaMenus: readonly MegaMenu[];
  readonly links: readonly Link[];
  /** The button that opens the lead form; without JavaScript it leads to `href`. */
  readonly consultation: Link;
  readonly contacts: ContactLinks;
  readonly footer: {
    readonly statement: string;
    /** The services of both areas, then the useful links. */
    readonly columns: readonly FooterColumn[];
    readonly contactsTitle: string;
    readonly legal: readonly Link[];
    /** `© 2026 Trama Business. Partner ufficiale …` */
    readonly copyright: string;
    /** The company data that the law requires on every page. */
    readonly company: string;
  };
}

const ofArea = (services: readonly Service[], area: Area): Service[] =>
  services.filter((service) => service.area === area);

const toLink = ({ name, href }: Service): Link => ({ label: name, href });

const menuItem = ({ name, href, line, weave, from, fromBuys }: Service): MenuItem =>
  from?.parts && fromBuys !== undefined
    ? { name, href, weave, price: `Da ${spokenPrice(from)}`, line: fromBuys }
    : { name, href, weave, line };

const footerColumns = (
  { areas, footer, links }: NavigationData,
  services: readonly Service[],
): FooterColumn[] => [
  ...AREAS.map((area) => ({ title: areas[area].shortTitle, links: ofArea(services, area).map(toLink) })),
  { title: footer.usefulTitle, links: [...links, ...footer.useful] },
];

/**
 * @param site the content of the site
 * @param year the year of the copyright line, e.g. 2026
 * @returns menus, footer and contacts. Specification §2, "Shared elements"
 */
export const navigation = (site: Site, year: number): Navigation => {
  const { brand, navigation: texts, services } = site;
  return {
    megaMenus: AREAS.map((area) => {
      const { title, line, all, help } = texts.areas[area];
      const items = ofArea(services, area).map(menuItem);
      return { panelId: `menu-${area}`, title, line, all, items, help };
    }),
    links: texts.links,
    consultation: texts.consultation,
    contacts: contactLinks(brand),
    footer: {
      statement: texts.footer.statement,
      columns: footerColumns(texts, services),
      contactsTitle: texts.footer.contactsTitle,
      legal: texts.footer.legal,
      copyright: `© ${year} ${brand.agency}. ${texts.footer.disclaimer}`,
      company: texts.footer.company,
    },
  };
};

/**
 * @param site the site
 * @param path the address of a page, e.g. `/innovazione-digitale/cybersecurity`
 * @returns its first short alias, e.g. `/cybersecurity`; the address itself when it has none. Specification §2
 */
export const shortAddress = ({ pages }: Pick<Site, 'pages'>, path: string): string =>
  pages.find((page) => page.path === path)?.aliases?.[0] ?? path;
