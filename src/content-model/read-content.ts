import type * as z from 'zod';
import { checkEntry, problemAt } from './check-entry.ts';
import { ContentError, type ContentProblem } from './content-error.ts';
import { collectFacts, type Facts } from './facts.ts';
import { type RawCollection, type RawEntry, readCollection, readSingle } from './read-collection.ts';
import { withKnownIds } from './reference.ts';
import { type AgentData, agentSchema } from './schemas/agent.ts';
import { type Brand, brandSchema } from './schemas/brand.ts';
import { type ClientData, clientSchema } from './schemas/client.ts';
import { type ConsultantData, consultantSchema } from './schemas/consultant.ts';
import { type FaqData, faqSchema } from './schemas/faq.ts';
import { type NavigationData, navigationSchema } from './schemas/navigation.ts';
import { type PageData, pageSchema, titleSuffix } from './schemas/page.ts';
import { type PlanListData, planListSchema } from './schemas/plan-list.ts';
import { type RoleData, roleSchema } from './schemas/role.ts';
import { type ServiceData, serviceSchema } from './schemas/service.ts';
import { type SolutionListData, solutionListSchema } from './schemas/solution-list.ts';
import { type TestimonialData, testimonialSchema } from './schemas/testimonial.ts';
import { strayEntries } from './stray-entries.ts';

/** Every file under `src/content`, by collection and id: checked, tokens replaced, references known to exist. */
export interface Content<S> {
  readonly brand: Brand;
  readonly navigation: NavigationData;
  readonly plans: ReadonlyMap<string, PlanListData>;
  readonly services: ReadonlyMap<string, ServiceData>;
  readonly solutions: ReadonlyMap<string, SolutionListData>;
  readonly testimonials: ReadonlyMap<string, TestimonialData>;
  readonly agents: ReadonlyMap<string, AgentData>;
  readonly roles: ReadonlyMap<string, RoleData>;
  readonly consultants: ReadonlyMap<string, ConsultantData>;
  readonly clients: ReadonlyMap<string, ClientData>;
  readonly faqs: ReadonlyMap<string, FaqData>;
  readonly pages: ReadonlyMap<string, PageData<S>>;
}

/**
 * @param id the path of a page file below `pages/`, without extension
 * @returns its address: `/` for `index`, `/servizi` for `servizi` and `servizi/index`
 */
export const pagePath = (id: string): string => `/${id}`.replace(/\/index$/, '') || '/';

/** An address that a file claims, and the field that holds it. */
interface Claim {
  readonly entry: RawEntry;
  readonly path: readonly (string | number)[];
  readonly address: unknown;
}

/** Claims of an address that an earlier one has already. */
const sharedAddresses = (claims: readonly Claim[]): ContentProblem[] => {
  const owners = new Map<unknown, RawEntry>();
  return claims.flatMap(({ entry, path, address }) => {
    const owner = owners.get(address);
    if (!owner) owners.set(address, entry);
    if (!owner || typeof address !== 'string') return [];
    const expectation = `an address of its own: ${owner.file} has it already`;
    return [problemAt(entry, path, expectation, JSON.stringify(address))];
  });
};

const keyOf = ({ data }: RawEntry, key: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;

const hrefClaims = (services: readonly RawEntry[]): Claim[] =>
  services.map((entry) => ({ entry, path: ['href'], address: keyOf(entry, 'href') }));

/** Addresses of the pages first, so that an alias that takes one is told so. */
const pageClaims = (pages: readonly RawEntry[]): Claim[] => [
  ...pages.map((entry) => ({ entry, path: [], address: pagePath(entry.id) })),
  ...pages.flatMap((entry) => {
    const aliases = keyOf(entry, 'aliases');
    if (!Array.isArray(aliases)) return [];
    return aliases.map((address: unknown, index) => ({ entry, path: ['aliases', index], address }));
  }),
];

const readRaw = (root: string) => ({
  brand: readSingle(root, 'brand'),
  navigation: readSingle(root, 'navigation'),
  plans: readCollection(root, 'plans'),
  services: readCollection(root, 'services'),
  solutions: readCollection(root, 'solutions'),
  testimonials: readCollection(root, 'testimonials'),
  agents: readCollection(root, 'agents'),
  roles: readCollection(root, 'roles'),
  consultants: readCollection(root, 'consultants'),
  clients: readCollection(root, 'clients'),
  faqs: readCollection(root, 'faqs'),
  pages: readCollection(root, 'pages'),
});

/** Checks the files of a collection; what is wrong goes to `problems`. */
const checkAll = <T>(
  { entries }: RawCollection,
  schema: z.ZodType<T>,
  problems: ContentProblem[],
  facts?: Facts,
): Map<string, T> => {
  const good = new Map<string, T>();
  for (const entry of entries) {
    const checked = checkEntry(entry, schema, facts);
    if ('problems' in checked) problems.push(...checked.problems);
    else good.set(entry.id, checked.data);
  }
  return good;
};

/**
 * Reads and checks the whole content of a project.
 *
 * @param section the schema of one section of a page: every kind of them
 * @param root the folder of the project
 * @returns the content
 * @throws ContentError with every problem of every file
 */
export const readContent = <S>(section: z.ZodType<S>, root: string): Content<S> => {
  const raw = readRaw(root);
  const problems = [
    ...strayEntries(root, Object.keys(raw)),
    ...Object.values(raw).flatMap((collection) => collection.problems),
    ...sharedAddresses(hrefClaims(raw.services.entries)),
    ...sharedAddresses(pageClaims(raw.pages.entries)),
  ];
  const facts = collectFacts(
    raw.brand.entries[0]?.data,
    raw.plans.entries,
    raw.services.entries,
    raw.solutions.entries,
  );
  const page = pageSchema(section, titleSuffix(facts.brand?.get('agency') ?? ''));
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
    brand: checkAll(raw.brand, brandSchema, problems).get('brand'),
    navigation: checkAll(raw.navigation, navigationSchema, problems, facts).get('navigation'),
    plans: checkAll(raw.plans, planListSchema, problems, facts),
    services: checkAll(raw.services, serviceSchema, problems, facts),
    solutions: checkAll(raw.solutions, solutionListSchema, problems, facts),
    testimonials: checkAll(raw.testimonials, testimonialSchema, problems, facts),
    agents: checkAll(raw.agents, agentSchema, problems, facts),
    roles: checkAll(raw.roles, roleSchema, problems, facts),
    consultants: checkAll(raw.consultants, consultantSchema, problems, facts),
    clients: checkAll(raw.clients, clientSchema, problems),
    faqs: checkAll(raw.faqs, faqSchema, problems, facts),
    pages: checkAll(raw.pages, page, problems, facts),
  }));
  const { brand, navigation } = checked;
  if (problems.length > 0 || !brand || !navigation) throw new ContentError(problems);
  return { ...checked, brand, navigation };
};
