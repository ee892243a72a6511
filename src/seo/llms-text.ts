import type { Page, Site } from '../content-model/site.ts';
import { plainText } from './plain-text.ts';

const FIRST_STEP = /^\/[^/]*/;

/** Title of the group that a page stands in, by the first step of its address. */
const groupOf = ({ path }: Page): string => {
  const [first = '/'] = FIRST_STEP.exec(path) ?? [];
  return (
    {
      '/innovazione-digitale': 'Innovazione Digitale',
      '/servizi': 'Connettività',
      '/fibra-ottica': 'Connettività',
    }[first] ?? 'Agenzia'
  );
};

/**
 * @param site the site
 * @returns the text of llms.txt: who the agency is, and every page that search engines may show with its description
 */
export const llmsText = ({ brand, pages, navigation }: Site): string => {
  const groups = Map.groupBy(
    pages.filter(({ noindex }) => !noindex),
    groupOf,
  );
  const line = ({ title, path, description }: Page): string =>
    `- [${plainText(title)}](${brand.siteUrl}${path}): ${plainText(description)}`;
  return [
    `# ${brand.agency}`,
    `> ${plainText(navigation.footer.statement)}`,
    ...[...groups].map(([title, group]) => `## ${title}\n\n${group.map(line).join('\n')}`),
    '',
  ].join('\n\n');
};
