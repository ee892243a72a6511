import type * as z from 'zod';
import { checkEntry, problemAt } from './check-entry.ts';
import { claimsAgainstCode } from './claims-in-code.ts';
import { Complaints } from './complaints.ts';
import { contentDay } from './content-day.ts';
import { ContentError, type ContentProblem } from './content-error.ts';
import type { DrawnPlans } from './drawn-plans.ts';
import { collectFacts } from './facts.ts';
import { changedFixedWords } from './fixed-words.ts';
import { sharedSources } from './form-sources.ts';
import { highFromPrices } from './from-prices.ts';
import { movedPrices } from './known-prices.ts';
import { lostPromises } from './legal-promises.ts';
import { wrongLegalVersion } from './legal-versions.ts';
import { lostButtons } from './lost-buttons.ts';
import { marketingPurposes } from './marketing-purposes.ts';
import { wrongRedirects } from './moved-addresses.ts';
import { changesAfter, onDay, overBefore } from './on-day.ts';
import { type OwnValue, sharedValues } from './own-values.ts';
import { linkableAddresses, takenAddresses } from './page-addresses.ts';
import { deadAnchors } from './page-anchors.ts';
import { sharedHeads } from './page-heads.ts';
import { wrongOpenings } from './page-openings.ts';
import { missingSocialPictures } from './page-pictures.ts';
import { PICTURES, wrongPictureNames } from './pictures/named-pictures.ts';
import { wrongPlanCards } from './plan-cards.ts';
import { planGaps } from './plan-gaps.ts';
import { miscountedPlans } from './plans-in-words.ts';
import { type RawCollection, type RawEntry, readCollection, readSingle } from './read-collection.ts';
import { valueAt } from './received.ts';
import { withKnownIds } from './reference.ts';
import { type AgentData, agentSchema } from './schemas/agent.ts';
import { type ArticleData, articleSchema } from './schemas/article.ts';
import { type Brand, brandSchema } from './schemas/brand.ts';
import { type ClientData, clientSchema } from './schemas/client.ts';
import { type ConsultantData, consultantSchema } from './schemas/consultant.ts';
import { type DialogsData, dialogsSchema } from './schemas/dialogs.ts';
import { type FaqData, faqSchema } from './schemas/faq.ts';
import { type NavigationData, navigationSchema } from './schemas/navigation.ts';
import { type NoticeData, noticeSchema } from './schemas/notice.ts';
import { type PageData, pageSchema, titleSuffix } from './schemas/page.ts';
import { type PlanListData, planListSchema } from './schemas/plan-list.ts';
import { type ReceiptsData, receiptsSchema } from './schemas/receipts.ts';
import { type RedirectsData, redirectsSchema } from './schemas/redirects.ts';
import { type RoleData, roleSchema } from './schemas/role.ts';
import { type ServiceData, serviceSchema } from './schemas/service.ts';
import { type SolutionListData, solutionListSchema } from './schemas/solution-list.ts';
import { type TestimonialData, testimonialSchema } from './schemas/testimonial.ts';
import { type WordsData, wordsSchema } from './schemas/words.ts';
import { wrongServiceOrder } from './service-order.ts';
import { strayEntries } from './stray-entries.ts';
import { type LinkedTexts, strayLinks } from './stray-links.ts';
import { wrongTransferTimes } from './transfer-times.ts';
import { typographySlips } from './typography-slips.ts';
import { writtenClaims } from './written-claims.ts';

/** Every file under `src/content`, by collection and id: checked, tokens replaced, references known to exist. */
export interface Content<S> {
  readonly brand: Brand;
  readonly navigation: NavigationData;
  readonly dialogs: DialogsData;
  readonly receipts: ReceiptsData;
  readonly redirects: RedirectsData;
  readonly words: WordsData;
  readonly plans: ReadonlyMap<string, PlanListData>;
  readonly services: ReadonlyMap<string, ServiceData>;
  readonly solutions: ReadonlyMap<string, SolutionListData>;
  readonly testimonials: ReadonlyMap<string, TestimonialData>;
  readonly agents: ReadonlyMap<string, AgentData>;
  readonly roles: ReadonlyMap<string, RoleData>;
  readonly consultants: ReadonlyMap<string, ConsultantData>;
  readonly clients: ReadonlyMap<string, ClientData>;
  readonly faqs: ReadonlyMap<string, FaqData>;
  readonly articles: ReadonlyMap<string, ArticleData>;
  readonly notices: ReadonlyMap<string, NoticeData>;
  readonly pages: ReadonlyMap<string, PageData<S>>;
}

/** What sections do that their schema does not say. */
export interface SectionRules {
  /** Kinds of section that open a page; without, any does. */
  readonly openings?: readonly string[];
  /** Where links are made; without, anywhere. */
  readonly linked?: LinkedTexts;
  /** Kind of section -> the parts of its page that its buttons may lead to; without, they lead anywhere. */
  readonly buttons?: Readonly<Record<string, readonly string[]>>;
  /** Kind of section -> what it measures of a price list; without, nothing. */
  readonly drawn?: Readonly<Partial<Record<string, readonly DrawnPlans[]>>>;
}

/** They would lie over one another. */
const severalNotices = ([first, ...others]: readonly RawEntry[]): ContentProblem[] =>
  others.map((entry) =>
    problemAt(entry, [], `one notice at a time: ${first?.file} is online on the same day`, entry.file),
  );

const ownHrefs = ({ entries }: RawCollection): OwnValue[] =>
  entries.map((entry) => ({ entry, path: ['href'], value: valueAt(entry.data, ['href']) }));

const readRaw = (root: string) => ({
  brand: readSingle(root, 'brand'),
  navigation: readSingle(root, 'navigation'),
  dialogs: readSingle(root, 'dialogs'),
  receipts: readSingle(root, 'receipts'),
  redirects: readSingle(root, 'redirects'),
  words: readSingle(root, 'words'),
  plans: readCollection(root, 'plans'),
  services: readCollection(root, 'services'),
  solutions: readCollection(root, 'solutions'),
  testimonials: readCollection(root, 'testimonials'),
  agents: readCollection(root, 'agents'),
  roles: readCollection(root, 'roles'),
  consultants: readCollection(root, 'consultants'),
  clients: readCollection(root, 'clients'),
  faqs: readCollection(root, 'faqs'),
  articles: readCollection(root, 'articles'),
  notices: readCollection(root, 'notices'),
  pages: readCollection(root, 'pages'),
});

/**
 * @param root the folder of the project
 * @param after year-month-day
 * @returns the days after it on which other content is online than on the day before, in order
 */
export const contentChanges = (root: string, after: string): string[] => changesAfter(readRaw(root), after);

/**
 * @param root the folder of the project
 * @param day year-month-day
 * @returns what is over on that day, in words for whoever keeps the content
 */
export const contentOver = (root: string, day: string): string[] => overBefore(readRaw(root), day);

/**
 * Reads and checks the whole content of a project.
 *
 * @param section the schema of one section of a page: every kind of them
 * @param root the folder of the project
 * @param rules what else holds for sections
 * @param day year-month-day: what is over, or has not begun, is left out
 * @returns the content
 * @throws ContentError with every problem of every file
 */
export const readContent = <S>(
  section: z.ZodType<S>,
  root: string,
  { openings, linked, buttons, drawn = {} }: SectionRules = {},
  day = contentDay(),
): Content<S> => {
  const raw = onDay(readRaw(root), day);
  const { roles, consultants, agents } = raw;
  const facts = collectFacts(raw.brand.entries[0]?.data, raw.plans, raw.services, raw.solutions, {
    roles,
    consultants,
    agents,
  });
  const addresses = linkableAddresses(raw.pages, raw.articles);
  const suffix = titleSuffix(facts.brand?.get('agency') ?? '');
  const page = pageSchema(section, suffix);
  const complaints = new Complaints();
  complaints.add(
    ...strayEntries(root, [...Object.keys(raw), PICTURES]),
    ...Object.values(raw).flatMap((collection) => collection.problems),
    ...raw.brand.entries.flatMap(claimsAgainstCode),
    ...raw.words.entries.flatMap(changedFixedWords),
    ...sharedValues('an address', ownHrefs(raw.services)),
    ...takenAddresses(raw.pages, raw.articles, root),
    ...severalNotices(raw.notices.entries),
    ...sharedHeads([...raw.pages.entries, ...raw.articles.entries], facts),
    ...sharedSources(raw.pages.entries, raw.dialogs.entries),
    ...missingSocialPictures(raw.pages.entries, root),
    ...wrongPictureNames(
      [raw.consultants, raw.agents, raw.articles, raw.clients].flatMap(({ entries }) => entries),
      root,
    ),
    ...movedPrices(root, raw),
    ...marketingPurposes(raw.pages),
    ...lostPromises(raw.pages, raw.navigation),
    ...wrongLegalVersion(root, raw.pages, facts, new Date()),
  );
  const check = <T>({ entries }: RawCollection, schema: z.ZodType<T>, quotes = true): Map<string, T> => {
    const surroundings = { facts: quotes ? facts : undefined, addresses };
    const checked = entries.map(
      (entry) => [entry.id, checkEntry(entry, schema, complaints, surroundings)] as const,
    );
    return new Map(checked.flatMap(([id, data]) => (data === undefined ? [] : [[id, data]])));
  };
  const ids = {
    plans: raw.plans.ids,
    services: raw.services.ids,
    solutions: raw.solutions.ids,
    testimonials: raw.testimonials.ids,
    agents: raw.agents.ids,
    roles: raw.roles.ids,
    consultants: raw.consultants.ids,
    clients: raw.clients.ids,
    faqs: raw.faqs.ids,
  };
  const checked = withKnownIds(ids, () => ({
    brand: check(raw.brand, brandSchema, false).get('brand'),
    navigation: check(raw.navigation, navigationSchema).get('navigation'),
    dialogs: check(raw.dialogs, dialogsSchema).get('dialogs'),
    receipts: check(raw.receipts, receiptsSchema).get('receipts'),
    redirects: check(raw.redirects, redirectsSchema, false).get('redirects'),
    words: check(raw.words, wordsSchema).get('words'),
    plans: check(raw.plans, planListSchema),
    services: check(raw.services, serviceSchema),
    solutions: check(raw.solutions, solutionListSchema),
    testimonials: check(raw.testimonials, testimonialSchema),
    agents: check(raw.agents, agentSchema),
    roles: check(raw.roles, roleSchema),
    consultants: check(raw.consultants, consultantSchema),
    clients: check(raw.clients, clientSchema, false),
    faqs: check(raw.faqs, faqSchema),
    articles: check(raw.articles, articleSchema(suffix)),
    notices: check(raw.notices, noticeSchema),
    pages: check(raw.pages, page),
  }));
  const { brand: _brand, ...quoting } = raw;
  const { brand, navigation, dialogs, receipts, redirects, words } = checked;
  complaints.add(...typographySlips(raw), ...writtenClaims(quoting, brand?.claims));
  const rightPages = raw.pages.entries.filter(({ id }) => checked.pages.has(id));
  if (openings) complaints.add(...rightPages.flatMap((entry) => wrongOpenings(entry, openings)));
  if (buttons)
    complaints.add(
      ...rightPages.flatMap((entry) =>
        lostButtons(entry, checked.pages.get(entry.id)?.sections ?? [], buttons),
      ),
    );
  if (linked) complaints.add(...strayLinks(raw, linked));
  complaints.add(...deadAnchors(raw, checked));
  complaints.add(...wrongTransferTimes(raw.plans.entries, checked.plans));
  complaints.add(...wrongServiceOrder(raw.services.entries, checked.services));
  complaints.add(...wrongPlanCards(raw.plans.entries, checked.plans));
  complaints.add(
    ...raw.pages.entries.flatMap((entry) => [
      ...planGaps(entry, raw.plans.entries, checked.plans, drawn),
      ...miscountedPlans(entry, facts),
    ]),
  );
  complaints.add(...highFromPrices(raw.services.entries, checked.services, checked.plans));
  const [redirectsFile] = raw.redirects.entries;
  if (redirectsFile && redirects && addresses)
    complaints.add(...wrongRedirects(redirectsFile, redirects, addresses, root));
  const problems = complaints.all();
  if (problems.length > 0 || !brand || !navigation || !dialogs || !receipts || !redirects || !words)
    throw new ContentError(problems);
  return { ...checked, brand, navigation, dialogs, receipts, redirects, words };
};
