import type { Page, Site } from '../content-model/site.ts';
import { offersOf } from './offers.ts';
import { plainText } from './plain-text.ts';
import type { Thing } from './thing.ts';

/** One service has one id, on whichever page it is described. */
const serviceThing = (id: string, site: Site): Thing => {
  const service = site.service(id);
  const url = `${site.brand.siteUrl}${service.href}`;
  const offers = offersOf(service, site);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: plainText(service.name),
    description: plainText(service.summary),
    url,
    provider: { '@id': `${site.brand.siteUrl}/#organization` },
    areaServed: 'IT',
    ...(offers.length === 0 ? {} : { offers }),
  };
};

/** The trail that the page shows, from the home page on; the last step is the page itself. */
const breadcrumbThing = (crumbs: NonNullable<Page['breadcrumb']>, url: string, { brand }: Site): Thing => {
  const steps = [{ name: brand.agency, href: '/' }, ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plainText(name),
      item: href === undefined ? url : `${brand.siteUrl}${href}`,
    })),
  };
};

const questionsOf = ({ sections }: Page, site: Site): { question: string; answer: string }[] =>
  sections.flatMap((section) => {
    if (section.kind === 'answers') return section.items;
    return section.kind === 'faq' ? site.faq(section.questions).items : [];
  });

const faqThing = (questions: ReturnType<typeof questionsOf>, url: string): Thing => ({
  '@type': 'FAQPage',
  '@id': `${url}#faq`,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: plainText(question),
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});

/**
 * What a page says to search engines about itself: its service with prices, its trail, its questions.
 *
 * @param page the page
 * @param site what it refers to
 * @returns schema.org things, each with an id that outlives the copy; none for a page that has nothing to say
 */
export const graphOf = (page: Page, site: Site): Thing[] => {
  const url = `${site.brand.siteUrl}${page.path}`;
  const questions = questionsOf(page, site);
  return [
    ...(page.service === undefined ? [] : [serviceThing(page.service, site)]),
    ...(page.breadcrumb === undefined ? [] : [breadcrumbThing(page.breadcrumb, url, site)]),
    ...(questions.length === 0 ? [] : [faqThing(questions, url)]),
  ];
};

/**
 * @param page the page
 * @param site what it refers to
 * @returns the text of its `application/ld+json` script, which nothing in the copy can end; `undefined` for a page
 *   that has nothing to say
 */
export const structuredData = (page: Page, site: Site): string | undefined => {
  const graph = graphOf(page, site);
  if (graph.length === 0) return undefined;
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
};
