import type * as z from 'zod';
import { checkEntry } from './check/check-entry.ts';
import { type SectionRules, wrongTogether } from './check/content-rules.ts';
import { wrongFiles } from './check/file-rules.ts';
import { linkableAddresses } from './check/page-addresses.ts';
import { ProblemList } from './check/problem-list.ts';
import { withKnownIds } from './check/reference.ts';
import type { Content } from './content.ts';
import { contentDay } from './facts/days.ts';
import { collectFacts } from './facts/facts.ts';
import { absentPages, onDay } from './on-day.ts';
import { readRaw } from './raw-content.ts';
import { ContentError } from './read/content-error.ts';
import type { RawCollection } from './read/read-collection.ts';
import { articleSchema } from './schemas/article.ts';
import { brandSchema } from './schemas/brand.ts';
import { clientSchema, testimonialSchema } from './schemas/clients.ts';
import { faqSchema } from './schemas/faq.ts';
import { dialogsSchema, receiptsSchema } from './schemas/lead-forms.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { noticeSchema } from './schemas/notice.ts';
import { pageSchema } from './schemas/page.ts';
import { agentSchema, consultantSchema, roleSchema } from './schemas/people.ts';
import { planListSchema } from './schemas/plan-list.ts';
import { redirectsSchema } from './schemas/redirects.ts';
import { serviceSchema } from './schemas/service.ts';
import { solutionListSchema } from './schemas/solution-list.ts';
import { wordsSchema } from './schemas/words.ts';

/**
 * Reads and checks the whole content of a project.
 *
 * @param section the schema of one section of a page, of any kind
 * @param root the folder of the project
 * @param rules further rules about sections
 * @param day year-month-day; content that is offline on that day is left out
 * @returns the content
 * @throws ContentError with every problem of every file
 */
export const readContent = <S>(
  section: z.ZodType<S>,
  root: string,
  rules: SectionRules = {},
  day = contentDay(),
): Content<S> => {
  const files = readRaw(root);
  const raw = onDay(files, day);
  const { roles, consultants, agents } = raw;
  const facts = collectFacts(raw.brand.entries[0]?.data, raw.plans, raw.services, raw.solutions, {
    roles,
    consultants,
    agents,
  });
  const addresses = linkableAddresses(raw.pages, raw.articles);
  const page = pageSchema(section, rules.anchorsOf ?? (() => []));
  const found = new ProblemList(absentPages(files, day));
  found.add(...wrongFiles(raw, files, facts, root));
  const check = <T>({ entries }: RawCollection, schema: z.ZodType<T>, quotes = true): Map<string, T> => {
    const surroundings = { facts: quotes ? facts : undefined, addresses };
    const checked = entries.map(
      (entry) => [entry.id, checkEntry(entry, schema, found, surroundings)] as const,
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
    articles: check(raw.articles, articleSchema),
    notices: check(raw.notices, noticeSchema),
    pages: check(raw.pages, page),
  }));
  const { brand, navigation, dialogs, receipts, redirects, words } = checked;
  found.add(...wrongTogether(raw, checked, { rules, addresses, root }));
  const problems = found.all();
  if (problems.length > 0 || !brand || !navigation || !dialogs || !receipts || !redirects || !words)
    throw new ContentError(problems);
  return { ...checked, brand, navigation, dialogs, receipts, redirects, words };
};
