import type { FAQPage, Thing } from 'schema-dts';
import { formatNumber } from '../content-model/fields/price.ts';
import { isKind } from '../content-model/section.ts';
import { section as answers } from '../sections/answers/answers.schema.ts';
import { section as faq } from '../sections/faq/faq.schema.ts';
import type { Article, Page, Site } from '../site/site.ts';
import { localBusiness, organization, website } from './agency.ts';
import { articleThing, articleTrail } from './article.ts';
import { breadcrumbThing, trailOf } from './breadcrumb.ts';
import { plainText } from './plain-text.ts';
import { serviceOf, wholePriceRange } from './service.ts';

/** Names and texts come from content that is set for readers, with no-break spaces and joiners. */
const plain = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? plainText(value) : value;

/**
 * @param graph schema.org things
 * @returns the text of an `application/ld+json` script, escaped so that no copy can end it
 */
const asScript = (graph: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }, plain).replaceAll('<', '\\u003c');

const isAnswers = isKind(answers);
const isFaq = isKind(faq);

const questionsOf = ({ sections }: Page, site: Site): { question: string; answer: string }[] =>
  sections.flatMap((section) => {
    if (isAnswers(section)) return section.items;
    return isFaq(section) ? site.faq(section.questions).items : [];
  });

const faqThing = (questions: ReturnType<typeof questionsOf>, url: string): FAQPage => ({
  '@type': 'FAQPage',
  '@id': `${url}#faq`,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: plainText(question),
    acceptedAnswer: { '@type': 'Answer' as const, text: plainText(answer) },
  })),
});

const BETWEEN_VALUES = /","\w+":"/g;

/** Whether the page shows visitors the clients' rating: `4,8 su 5` in a text, or `4,8` with the unit `/5`. */
const showsRating = ({ sections }: Page, { brand }: Site): boolean => {
  const texts = JSON.stringify(sections).replace(BETWEEN_VALUES, ' ');
  return new RegExp(`(?<![\\d,])${formatNumber(brand.claims.clientRating)}\\s*(?:/|su\\s)5\\b`).test(texts);
};

/**
 * Builds the structured data of a page: the agency behind the site; the page's service or area with prices; its trail;
 * its questions. Specification §3, "Structured data".
 *
 * @param page the page
 * @param site looks up what the page refers to
 * @returns schema.org things, each with an id that does not depend on the copy
 */
export const graphOf = (page: Page, site: Site): Thing[] => {
  const url = `${site.brand.siteUrl}${page.path}`;
  const questions = questionsOf(page, site);
  const withRating = showsRating(page, site);
  const service = serviceOf(page, site);
  const trail = trailOf(page, site);
  const isPresented = page.path === '/' || page.sections.some(({ kind }) => kind === 'contact-cards');
  return [
    organization(site.brand, isPresented),
    website(site.brand),
    // The full business only where the agency presents itself: on other pages its id is enough, and each byte delays
    // the page.
    ...(page.path === '/' || withRating
      ? [localBusiness(site.brand, wholePriceRange(site), withRating)]
      : []),
    ...(service === undefined ? [] : [service]),
    ...(trail === undefined ? [] : [breadcrumbThing(trail, url, site)]),
    ...(questions.length === 0 ? [] : [faqThing(questions, url)]),
  ];
};

/**
 * @param page the page
 * @param site looks up what the page refers to
 * @returns the text of its `application/ld+json` script, escaped so that no copy can end it
 */
export const structuredData = (page: Page, site: Site): string => asScript(graphOf(page, site));

/** The structured data of an article: the agency behind the site, the article with its date and author, its trail. */
const articleGraph = (article: Article, site: Site): Thing[] => {
  const trail = [{ name: site.brand.agency, href: '/' }, ...articleTrail(article)];
  return [
    organization(site.brand, false),
    website(site.brand),
    articleThing(article, site),
    breadcrumbThing(
      trail.map((step) => ({ ...step, name: plainText(step.name) })),
      site.brand.siteUrl + article.path,
      site,
    ),
  ];
};

/**
 * @param article the article
 * @param site looks up the author
 * @returns the text of its `application/ld+json` script
 */
export const articleData = (article: Article, site: Site): string => asScript(articleGraph(article, site));
