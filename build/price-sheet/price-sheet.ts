import { brandTexts } from '../../src/content-model/facts/brand-texts.ts';
import { untilInWords } from '../../src/content-model/fields/days.ts';
import { mapTexts } from '../../src/content-model/read/json-path.ts';
import { AREAS } from '../../src/content-model/schemas/service.ts';
import { conditionRows, enumerated, whatPlansHave } from '../../src/sections/plans/condition-rows.ts';
import { solutionsOf } from '../../src/seo/offers.ts';
import type { PlanList, Service, Site } from '../../src/site/site.ts';

/** A line of a price list. */
interface Row {
  readonly name: string;
  /** A speed, a number of sites: what sets the plan apart from its neighbours. */
  readonly measure: string;
  readonly includes: string;
  /** `€16,99/mese`, `da €2.500/mese`, `Su misura`. */
  readonly price: string;
  /** Below the price: `prima €25,99/mese`, `fino al 24 dicembre 2026, poi €25,99/mese`, or its unit. */
  readonly below: string | undefined;
}

/** The prices of one service. */
export interface PriceList {
  readonly name: string;
  /** The service's own price, where it has one: `da €6,00/mese, un interno aggiunto`. */
  readonly from: string | undefined;
  readonly rows: readonly Row[];
  /** Sentences below the rows: what every plan has, what the highlighted one has, what the quote says. */
  readonly notes: readonly string[];
}

/** What the price sheet says, in the words of the content. */
export interface PriceSheet {
  readonly agency: string;
  readonly note: string;
  readonly areas: readonly { readonly title: string; readonly lists: readonly PriceList[] }[];
  /** Who answers, below each page. */
  readonly contacts: string;
  /** Whose sheet it is, below that. */
  readonly company: string;
}

/** Paper needs no joiner: a line of a sheet breaks where its column ends. */
const onPaper = (text: string): string => text.replaceAll('\u2060', '');

const sentences = (parts: readonly string[]): string => `${parts.join('. ')}.`;

const planNotes = ({ items, conditions, inEveryPlan }: PlanList, inQuoteTitle: string): string[] => {
  const rows = conditionRows(conditions);
  const highlighted = items.find(({ popular }) => popular);
  return [
    ...(inEveryPlan.length > 0 ? [`In ogni piano: ${sentences(inEveryPlan)}`] : []),
    ...whatPlansHave(highlighted?.name, rows),
    ...(rows.inQuote.length > 0 ? [`${inQuoteTitle} ${enumerated(rows.inQuote)}.`] : []),
  ];
};

/** What a plan in promotion costs otherwise: who finds the sheet after the last day needs it. */
const fullPrice = ({ originalPrice, promotedUntil }: PlanList['items'][number]): string | undefined => {
  if (originalPrice === undefined || promotedUntil === undefined)
    return originalPrice && `prima ${originalPrice.text}`;
  return `${untilInWords(promotedUntil, '')}, poi ${originalPrice.text}`;
};

const planRows = ({ items }: PlanList): Row[] =>
  items.map((plan) => ({
    name: plan.name,
    measure: plan.capacity ?? '',
    includes: sentences(plan.features),
    price: plan.price.text,
    below: fullPrice(plan),
  }));

const listOf = (service: Service, site: Site): PriceList | undefined => {
  const list = service.plans === undefined ? undefined : site.planList(service.plans);
  const sections = site.pages.filter((page) => page.service === service.id).flatMap((page) => page.sections);
  const solutions = sections.flatMap((section) => solutionsOf(section, site));
  const rows = [
    ...(list ? planRows(list) : []),
    ...solutions.map(({ title, text, price, priceNote }) => ({
      name: title,
      measure: '',
      includes: text,
      price: price.amount === undefined ? price.text : `da ${price.text}`,
      below: priceNote,
    })),
  ];
  if (rows.length === 0) return undefined;
  return {
    name: service.name,
    from:
      typeof service.fromPrice === 'number' && service.from
        ? [`da ${service.from.text}`, service.fromBuys].filter(Boolean).join(', ')
        : undefined,
    rows,
    notes: list ? planNotes(list, site.words.transparency.inQuote) : [],
  };
};

/**
 * @param site the content of a day
 * @returns every price list and every priced solution, in the order of the menus
 */
export const priceSheet = (site: Site): PriceSheet => {
  const { legalName, phone, hours, email, vatNumber, address } = brandTexts(site.brand);
  const sheet: PriceSheet = {
    agency: site.brand.agency,
    note: site.brand.priceNote,
    areas: AREAS.map((area) => ({
      title: site.navigation.areas[area].title,
      lists: site.services
        .filter((service) => service.area === area)
        .flatMap((service) => listOf(service, site) ?? []),
    })),
    contacts: [phone, hours, email, new URL(site.brand.siteUrl).host].join(' · '),
    company: [legalName, `P. IVA ${vatNumber}`, address].join(' · '),
  };
  return mapTexts(sheet, onPaper);
};
