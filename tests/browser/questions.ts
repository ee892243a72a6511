import { expect, type Locator, type Page } from 'playwright/test';
import { disclosures } from './accessibility-tree.ts';
import { SITE } from './site-words.ts';

/** The links of an answer, `[parole](/percorso)`, as children of its paragraph in an aria snapshot. */
const linksOf = (answer: string): string => {
  const links = Array.from(
    answer.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g),
    ([, words = '', href = '']) => `\n    - link ${JSON.stringify(words)}:\n      - /url: ${href}`,
  );
  return links.length > 0 ? `:${links.join('')}` : '';
};

/** The questions of a page, of which at most one is open. */
export class Questions {
  readonly page: Page;
  readonly section: Locator;
  readonly island: Locator;
  readonly all: Locator;

  constructor(page: Page) {
    this.page = page;
    this.section = page.locator('.faq');
    this.island = this.section.locator('astro-island');
    this.all = this.section.locator('summary');
  }

  /** Focuses a question without opening it, and waits until React owns them. */
  async hydrate(): Promise<void> {
    await this.all.first().focus();
    await expect(this.island).not.toHaveAttribute('ssr');
  }

  /** Expects exactly these questions to be open, by index. */
  async expectOpen(...places: number[]): Promise<void> {
    const open = () =>
      this.section
        .locator('details')
        .evaluateAll((all) => all.flatMap((one, place) => (one.matches('[open]') ? [place] : [])));
    await expect.poll(open).toEqual(places);
  }

  /** @returns each question's distance from the top of the window, in pixels */
  tops(): Promise<number[]> {
    return this.all.evaluateAll((all) => all.map((question) => question.getBoundingClientRect().top));
  }

  /** Scrolls a question to the middle of the window, so that the page can scroll both ways. */
  async centre(place: number): Promise<void> {
    const question = this.all.nth(place);
    await question.evaluate((summary) => summary.scrollIntoView({ block: 'center', behavior: 'instant' }));
  }

  /** Expects this question to be open, and in view with its answer. */
  async expectShown(place: number): Promise<void> {
    await this.expectOpen(place);
    const details = this.section.locator('details').nth(place);
    await expect(details.locator('summary')).toBeInViewport({ ratio: 1 });
    await expect(details.locator('p')).toBeInViewport({ ratio: 1 });
  }

  /** Expects assistive technology to find the home page's third question open, the others closed without answers. */
  async expectExposed(): Promise<void> {
    const { items } = SITE.faq('homepage');
    const groups = items.map(({ question, answer }, place) =>
      place === 2
        ? `- group:\n  - text: ${JSON.stringify(question)}\n  - paragraph${linksOf(answer)}`
        : `- group: ${JSON.stringify(question)}`,
    );
    await expect(this.section).toMatchAriaSnapshot(`- heading [level=2]\n${groups.join('\n')}`);
    const openStates = async () => (await disclosures(this.page)).map(([, isOpen]) => isOpen);
    await expect.poll(openStates).toEqual(items.map((_, place) => place === 2));
  }
}
