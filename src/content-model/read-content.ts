import type * as z from 'zod';
import { checkEntry, problemAt } from './check-entry.ts';
import { ContentError, type ContentProblem } from './content-error.ts';
import { collectFacts, type Facts } from './facts.ts';
import { type RawCollection, type RawEntry, readCollection, readSingle } from './read-collection.ts';
import { withKnownIds } from './reference.ts';
import { type Brand, brandSchema } from './schemas/brand.ts';
import { type NavigationData, navigationSchema } from './schemas/navigation.ts';
import { type PageData, pageSchema, titleSuffix } from './schemas/page.ts';
import { type PlanListData, planListSchema } from './schemas/plan-list.ts';
import { type ServiceData, serviceSchema } from './schemas/service.ts';
import { type TestimonialData, testimonialSchema } from './schemas/testimonial.ts';
import { strayEntries } from './stray-entries.ts';

/** Every file under `src/content`, by collection and id: checked, tokens replaced, references known to exist. */
export interface Content<S> {
  readonly brand: Brand;
  readonly navigation: NavigationData;
  readonly plans: ReadonlyMap<string, PlanListData>;
  readonly services: ReadonlyMap<string, ServiceData>;
  readonly testimonials: ReadonlyMap<string, TestimonialData>;
  readonly pages: ReadonlyMap<string, PageData<S>>;
}

/**
 * @param id the path of a page file below `pages/`, without extension
 * @returns its address: `/` for `index`, `/servizi` for `servizi` and `servizi/index`
 */
export const pagePath = (id: string): string => `/${id}`.replace(/\/index$/, '') || '/';

/** Entries whose address an earlier one has already. */
const sharedAddresses = (
  entries: readonly RawEntry[],
  field: readonly string[],
  addressOf: (entry: RawEntry) => unknown,
): ContentProblem[] => {
  const owners = new Map<unknown, RawEntry>();
  return entries.flatMap((entry) => {
    const address = addressOf(entry);
    const owner = owners.get(address);
    if (!owner) owners.set(address, entry);
    if (!owner || typeof address !== 'string') return [];
    const expectation = `an address of its own: ${owner.file} has it already`;
    return [problemAt(entry, field, expectation, JSON.stringify(address))];
  });
};

const hrefOf = ({ data }: RawEntry): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, 'href') : undefined;

const readRaw = (root: string) => ({
  brand: readSingle(root, 'brand'),
  navigation: readSingle(root, 'navigation'),
  plans: readCollection(root, 'plans'),
  services: readCollection(root, 'services'),
  testimonials: readCollection(root, 'testimonials'),
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
    ...sharedAddresses(raw.services.entries, ['href'], hrefOf),
    ...sharedAddresses(raw.pages.entries, [], ({ id }) => pagePath(id)),
  ];
  const facts = collectFacts(raw.brand.entries[0]?.data, raw.plans.entries, raw.services.entries);
  const page = pageSchema(section, titleSuffix(facts.brand?.get('agency') ?? ''));
  const ids = { plans: raw.plans.ids, services: raw.services.ids, testimonials: raw.testimonials.ids };
  const checked = withKnownIds(ids, () => ({
    brand: checkAll(raw.brand, brandSchema, problems).get('brand'),
    navigation: checkAll(raw.navigation, navigationSchema, problems, facts).get('navigation'),
    plans: checkAll(raw.plans, planListSchema, problems, facts),
    services: checkAll(raw.services, serviceSchema, problems, facts),
    testimonials: checkAll(raw.testimonials, testimonialSchema, problems, facts),
    pages: checkAll(raw.pages, page, problems, facts),
  }));
  const { brand, navigation } = checked;
  if (problems.length > 0 || !brand || !navigation) throw new ContentError(problems);
  return { ...checked, brand, navigation };
};
