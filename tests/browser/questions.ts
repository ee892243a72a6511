import { expect, type Locator, type Page } from '@playwright/test';
import { disclosures } from './accessibility-tree.ts';

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
    await expect(this.section).toMatchAriaSnapshot(`
      - heading "Le domande prima della firma." [level=2]
      - group: Quanto costa l’analisi?
      - group: In quanto tempo si attiva la linea?
      - group:
        - text: Posso tenere i miei numeri?
        - paragraph:
          - text: Sì, la portabilità la seguiamo noi. Per i
          - link "numeri VoIP":
            - /url: /servizi/voip
          - text: /servono 5-.?7 giorni lavorativi\\./
      - group: Che differenza c’è tra voi e Altair Business?
      - group: E se la linea si ferma?
      - group: I prezzi comprendono l’IVA?
    `);
    const told = async () => (await disclosures(this.page)).map(([, isOpen]) => isOpen);
    await expect.poll(told).toEqual([false, false, true, false, false, false]);
  }
}
