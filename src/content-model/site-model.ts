import type { Content, Entry } from './collections.ts';
import { fromPrice } from './facts/facts.ts';
import { articlePath, pagePath } from './fields/address.ts';
import { type FormattedPrice, formatPrice, solutionPrice } from './fields/price.ts';
import { isOpen } from './schemas/conditions.ts';
import type { PlanData, PlanListData } from './schemas/plan-list.ts';
import { AREAS } from './schemas/service.ts';
import type { SolutionData } from './schemas/solution-list.ts';

interface Identified {
  readonly id: string;
}

/** A plan with formatted prices. */
export type Plan = Omit<PlanData, 'price' | 'originalPrice'> & {
  readonly price: FormattedPrice;
  /** The price before or after the promotion, shown struck through. */
  readonly originalPrice: FormattedPrice | undefined;
  /** The last day of the promotion, year-month-day, if it is known. */
  readonly promotedUntil: string | undefined;
};
export type PlanList = Omit<PlanListData, 'items'> & Identified & { readonly items: readonly Plan[] };
/** `from` is the "from" price with period; `undefined` when the service has none. */
export type Service = Entry<'services'> & Identified & { readonly from: FormattedPrice | undefined };
/** `price` is the formatted "from" price. */
export type Solution = Omit<SolutionData, 'price' | 'priceText'> & { readonly price: FormattedPrice };
/** `path` is its address, e.g. `/servizi/voip`. */
export type Page = Entry<'pages'> & Identified & { readonly path: string };
/** `path` is its address, e.g. `/notizie/sla-in-ore`. */
export type Article = Entry<'articles'> & Identified & { readonly path: string };

/** The content that pages render as it is. */
type Shared = Pick<
  Content,
  'brand' | 'colours' | 'navigation' | 'dialogs' | 'receipts' | 'redirects' | 'words'
>;

/** Looks up an entry by an id that a schema's `reference()` has checked. */
type LookUp<T> = (id: string) => T & Identified;

/** The data for pages, menus and structured data. */
export interface Site extends Shared {
  /** The notice below the bar of every page, if one is online. */
  readonly notice: Entry<'notices'> | undefined;
  /** Services in the order of the menus. */
  readonly services: readonly Service[];
  readonly pages: readonly Page[];
  /** Articles, newest first; articles of one day are sorted by id. */
  readonly articles: readonly Article[];
  readonly service: LookUp<Service>;
  readonly planList: LookUp<PlanList>;
  readonly solutions: (id: string) => readonly Solution[];
  readonly testimonial: LookUp<Entry<'testimonials'>>;
  readonly agent: LookUp<Entry<'agents'>>;
  readonly role: LookUp<Entry<'roles'>>;
  readonly consultant: LookUp<Entry<'consultants'>>;
  readonly client: LookUp<Entry<'clients'>>;
  readonly faq: LookUp<Entry<'faqs'>>;
}

const lastDayOf = ({ promotionEnds = '' }: PlanListData['conditions']): string | undefined =>
  isOpen(promotionEnds) || promotionEnds === '' ? undefined : promotionEnds;

/** The end of a list's promotion is no question for the quote when each plan in promotion has a last day of its own. */
const conditionsOf = ({ conditions, items }: PlanListData): PlanListData['conditions'] => {
  const { promotionEnds = '', ...others } = conditions;
  const promoted = items.filter(({ originalPrice }) => originalPrice !== undefined);
  const isDated = promoted.length > 0 && promoted.every(({ promotedUntil }) => promotedUntil !== undefined);
  return isOpen(promotionEnds) && isDated ? others : conditions;
};

const planList = (list: PlanListData & Identified): PlanList => ({
  ...list,
  conditions: conditionsOf(list),
  items: list.items.map(({ price, originalPrice, promotedUntil, ...plan }) => ({
    ...plan,
    price: formatPrice(price, { per: list.per }),
    originalPrice: originalPrice === undefined ? undefined : formatPrice(originalPrice, { per: list.per }),
    promotedUntil: promotedUntil ?? (originalPrice === undefined ? undefined : lastDayOf(list.conditions)),
  })),
});

const solutionsIn = (items: readonly SolutionData[]): Solution[] =>
  items.map(({ price, priceText, ...solution }) => ({
    ...solution,
    price: solutionPrice({ price, priceText, per: solution.per }),
  }));

const byMenu = (a: Service, b: Service): number =>
  AREAS.indexOf(a.area) - AREAS.indexOf(b.area) || a.order - b.order;

const newestFirst = (a: Article, b: Article): number =>
  b.date.localeCompare(a.date) || a.id.localeCompare(b.id);

const lookUpIn =
  <T extends Identified>(entries: readonly T[]) =>
  (id: string): T => {
    const found = entries.find((entry) => entry.id === id);
    if (!found) throw new Error(`No entry "${id}" among ${entries.map((entry) => entry.id).join(', ')}`);
    return found;
  };

const identified = <T>(entries: ReadonlyMap<string, T>): (T & Identified)[] =>
  [...entries].map(([id, entry]) => ({ ...entry, id }));

/**
 * @param content the checked files
 * @returns the model that pages render
 */
export const siteModel = (content: Content): Site => {
  const { brand, colours, navigation, dialogs, receipts, redirects, words } = content;
  const services = identified(content.services)
    .map(
      (service): Service => ({
        ...service,
        from: fromPrice(service, content.plans.get(service.plans ?? ''), true),
      }),
    )
    .sort(byMenu);
  const solutionLists = identified(content.solutions);
  return {
    ...{ brand, colours, navigation, dialogs, receipts, redirects, words },
    notice: [...content.notices.values()][0],
    services,
    pages: identified(content.pages).map((page) => ({ ...page, path: pagePath(page.id) })),
    articles: identified(content.articles)
      .map((article) => ({ ...article, path: articlePath(article.id) }))
      .sort(newestFirst),
    service: lookUpIn(services),
    planList: lookUpIn(identified(content.plans).map(planList)),
    testimonial: lookUpIn(identified(content.testimonials)),
    agent: lookUpIn(identified(content.agents)),
    role: lookUpIn(identified(content.roles)),
    consultant: lookUpIn(identified(content.consultants)),
    client: lookUpIn(identified(content.clients)),
    faq: lookUpIn(identified(content.faqs)),
    solutions: (id) => solutionsIn(lookUpIn(solutionLists)(id).items),
  };
};
