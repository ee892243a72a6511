import type { Content } from './collections.ts';
import { fromPrice } from './facts/facts.ts';
import { articlePath, pagePath } from './fields/address.ts';
import { type FormattedPrice, formatPrice, solutionPrice } from './fields/price.ts';
import type { ArticleData } from './schemas/article.ts';
import type { Brand } from './schemas/brand.ts';
import type { ClientData, TestimonialData } from './schemas/clients.ts';
import type { Colours } from './schemas/colours.ts';
import { isOpen } from './schemas/conditions.ts';
import type { FaqData } from './schemas/faq.ts';
import type { DialogsData, ReceiptsData } from './schemas/lead-forms.ts';
import type { NavigationData } from './schemas/navigation.ts';
import type { NoticeData } from './schemas/notice.ts';
import type { PageData } from './schemas/page.ts';
import type { AgentData, ConsultantData, RoleData } from './schemas/people.ts';
import type { PlanData, PlanListData } from './schemas/plan-list.ts';
import type { RedirectsData } from './schemas/redirects.ts';
import { AREAS, type ServiceData } from './schemas/service.ts';
import type { SolutionData } from './schemas/solution-list.ts';
import type { WordsData } from './schemas/words.ts';

interface Identified {
  readonly id: string;
}

/** A plan with formatted prices. */
export type Plan = Omit<PlanData, 'price' | 'originalPrice'> & {
  readonly price: FormattedPrice;
  /** The price before the promotion, shown struck through. */
  readonly originalPrice: FormattedPrice | undefined;
  /** The last day of the promotion, year-month-day, if it is known. */
  readonly promotedUntil: string | undefined;
};
export type PlanList = Omit<PlanListData, 'items'> & Identified & { readonly items: readonly Plan[] };

/** `from` is the "from" price with period; `undefined` when the service has none. */
export type Service = ServiceData & Identified & { readonly from: FormattedPrice | undefined };
export type Testimonial = TestimonialData & Identified;
/** `price` is the formatted "from" price. */
export type Solution = Omit<SolutionData, 'price' | 'priceText'> & { readonly price: FormattedPrice };
export type Client = ClientData & Identified;
export type Faq = FaqData & Identified;
/** `path` is its address, e.g. `/servizi/voip`. */
export type Page = PageData & Identified & { readonly path: string };

/** `path` is its address, e.g. `/notizie/sla-in-ore`. */
export type Article = ArticleData & Identified & { readonly path: string };

/** The data for pages, menus and structured data. Each lookup takes an id that a schema's `reference()` has checked. */
export interface Site {
  readonly brand: Brand;
  readonly colours: Colours;
  readonly navigation: NavigationData;
  readonly dialogs: DialogsData;
  readonly receipts: ReceiptsData;
  readonly redirects: RedirectsData;
  readonly words: WordsData;
  /** The notice below the bar of every page, if one is online. */
  readonly notice: NoticeData | undefined;
  /** Services in the order of the menus. */
  readonly services: readonly Service[];
  readonly pages: readonly Page[];
  /** Articles, newest first; articles of one day are sorted by id. */
  readonly articles: readonly Article[];
  readonly service: (id: string) => Service;
  readonly planList: (id: string) => PlanList;
  readonly solutions: (id: string) => readonly Solution[];
  readonly testimonial: (id: string) => Testimonial;
  readonly agent: (id: string) => AgentData & Identified;
  readonly role: (id: string) => RoleData & Identified;
  readonly consultant: (id: string) => ConsultantData & Identified;
  readonly client: (id: string) => Client;
  readonly faq: (id: string) => Faq;
}

const lastDayOf = ({ promotionEnds = '' }: PlanListData['conditions']): string | undefined =>
  isOpen(promotionEnds) || promotionEnds === '' ? undefined : promotionEnds;

const planList = (id: string, list: PlanListData): PlanList => ({
  ...list,
  id,
  items: list.items.map((plan) => ({
    ...plan,
    price: formatPrice(plan.price, { per: list.per }),
    originalPrice:
      plan.originalPrice === undefined ? undefined : formatPrice(plan.originalPrice, { per: list.per }),
    promotedUntil: plan.originalPrice === undefined ? undefined : lastDayOf(list.conditions),
  })),
});

const byMenu = (a: ServiceData, b: ServiceData): number =>
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
  const services = [...content.services]
    .map(([id, service]): Service => {
      const list = service.plans === undefined ? undefined : content.plans.get(service.plans);
      return { ...service, id, from: fromPrice(service, list, true) };
    })
    .sort(byMenu);
  const solutionLists = [...content.solutions].map(([id, { items }]) => ({
    id,
    items: items.map(({ price, priceText, ...solution }) => ({
      ...solution,
      price: solutionPrice({ price, priceText, per: solution.per }),
    })),
  }));
  const testimonials = [...content.testimonials].map(([id, testimonial]) => ({ ...testimonial, id }));
  return {
    brand: content.brand,
    colours: content.colours,
    navigation: content.navigation,
    dialogs: content.dialogs,
    receipts: content.receipts,
    redirects: content.redirects,
    words: content.words,
    notice: [...content.notices.values()][0],
    services,
    pages: [...content.pages].map(([id, page]) => ({ ...page, id, path: pagePath(id) })),
    articles: identified(content.articles)
      .map((article) => ({ ...article, path: articlePath(article.id) }))
      .sort(newestFirst),
    service: lookUpIn(services),
    planList: lookUpIn([...content.plans].map(([id, list]) => planList(id, list))),
    testimonial: lookUpIn(testimonials),
    agent: lookUpIn(identified(content.agents)),
    role: lookUpIn(identified(content.roles)),
    consultant: lookUpIn(identified(content.consultants)),
    client: lookUpIn([...content.clients].map(([id, client]) => ({ ...client, id }))),
    faq: lookUpIn([...content.faqs].map(([id, faq]) => ({ ...faq, id }))),
    solutions: (id) => lookUpIn(solutionLists)(id).items,
  };
};
