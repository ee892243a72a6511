import type { Content } from '../collections.ts';
import { checkContent, readContent } from '../read-content.ts';
import type { Kind } from '../section.ts';
import { SMALL_KINDS } from './small-kinds.ts';
import { type ContentChanges, edit, temporaryProject } from './temporary-project.ts';

/** How a fixture agency is read: the kinds of sections that its pages may have, and the day. */
export interface Way {
  readonly kinds?: readonly Kind[];
  readonly day?: string;
}

/**
 * @param changes what differs from the fixture agency
 * @returns its content
 * @throws ContentError with every problem
 */
export const contentOf = (changes: ContentChanges = {}, { kinds = SMALL_KINDS, day }: Way = {}): Content =>
  readContent(temporaryProject(changes), day, kinds).content;

/**
 * @param changes the mistakes in the otherwise valid fixture agency
 * @returns each problem in one line, with paths from `src/content`: `plans/fibra-ottica.yaml:7 items[0].price: a number of
 *   euro such as 23.99 | "23,99" (text)`; empty when the content is right
 */
export const problemsOf = (changes: ContentChanges, { kinds = SMALL_KINDS, day }: Way = {}): string[] =>
  checkContent(temporaryProject(changes), day, kinds).problems.map(({ file, field, expected, received }) =>
    `${file} ${field}: ${expected} | ${received}`.replaceAll('src/content/', ''),
  );

/**
 * @param text cases, one a line, with bars between their columns and ¶ for a line end
 * @returns the cells of each case
 */
export const cases = (text: string): [string, string, string, string][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(/ \|(?= )/).map((cell) => cell.trim().replaceAll('¶', '\n')))
    .map(([one = '', two = '', three = '', ...rest]) => [one, two, three, rest.join(' | ')]);

/** The price list, the service and the page of the fixture agency. */
export const [PLANS, SERVICE, PAGE] = ['plans', 'services', 'pages'].map(
  (folder) => `${folder}/fibra-ottica.yaml`,
) as [string, string, string];

/** The page with its section replaced by another, in YAML. */
export const section = (yaml: string): ContentChanges =>
  edit(PAGE, 'kind: plans\n    plans: fibra-ottica', yaml);

/** The page with one text that shows links. */
export const text = (copy: string): ContentChanges =>
  section(`kind: text\n    text: ${JSON.stringify(copy)}`);
