import { expect, type Locator, type Page } from '@playwright/test';
import { disclosures } from './accessibility-tree.ts';
import { SITE } from './site-words.ts';

/** The links of an answer, `[parole](/percorso)`, as the children of its paragraph in a snapshot. */
const linksOf = (answer: string): string => {
  const links = Array.from(
    answer.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g),
    ([, words = '', href = '']) => `\n    - link ${JSON.stringify(words)}:\n      - /url: ${href}`,
  );
  return links.length > 0 ? `:${links.join('')}` : '';
};

/** The questions of a page, closed but for one. */
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

  /** Reaches for a question, turns none, and waits until React has them. */
  async hydrate(): Promise<void> {
    await this.all.first().focus();
    await expect(this.island).not.toHaveAttribute('ssr');
  }

  /** By their places, from 0. */
  async expectOpen(...places: number[]): Promise<void> {
    const open = () =>
      this.section
        .locator('details')
        .evaluateAll((all) => all.flatMap((one, place) => (one.matches('[open]') ? [place] : [])));
    await expect.poll(open).toEqual(places);
  }

  /** @returns where each stands in the window, in pixels from its top */
  tops(): Promise<number[]> {
    return this.all.evaluateAll((all) => all.map((question) => question.getBoundingClientRect().top));
  }

  /** Puts one where the page can scroll up and down around it. */
  async centre(place: number): Promise<void> {
    const question = this.all.nth(place);
    await question.evaluate((summary) => summary.scrollIntoView({ block: 'center', behavior: 'instant' }));
  }

  /** The question of an address can be read, with its answer. */
  async expectShown(place: number): Promise<void> {
    await this.expectOpen(place);
    const details = this.section.locator('details').nth(place);
    await expect(details.locator('summary')).toBeInViewport({ ratio: 1 });
    await expect(details.locator('p')).toBeInViewport({ ratio: 1 });
  }

  /** To who hears the page: the third question of the home page is open, the others and their answers are out of the way. */
  async expectTold(): Promise<void> {
    const { items } = SITE.faq('homepage');
    const groups = items.map(({ question, answer }, place) =>
      place === 2
        ? `- group:\n  - text: ${JSON.stringify(question)}\n  - paragraph${linksOf(answer)}`
        : `- group: ${JSON.stringify(question)}`,
    );
    await expect(this.section).toMatchAriaSnapshot(`- heading [level=2]\n${groups.join('\n')}`);
    const told = async () => (await disclosures(this.page)).map(([, isOpen]) => isOpen);
    await expect.poll(told).toEqual(items.map((_, place) => place === 2));
  }
}
