import type { Content } from '../content.ts';
import type { Facts } from '../facts/facts.ts';
import type { RawContent } from '../raw-content.ts';
import type { ContentProblem } from '../read/content-error.ts';
import type { AnchorsOf } from '../schemas/page.ts';
import { wrongRedirects } from './moved-addresses.ts';
import { deadAnchors, lostButtons } from './page-anchors.ts';
import { wrongOpenings } from './page-openings.ts';
import { type DrawnPlans, planGaps } from './plan-gaps.ts';
import { miscountedPlans } from './plans-in-words.ts';
import { highFromPrices, wrongPlanCards, wrongTransferTimes } from './price-lists.ts';
import { wrongServiceOrder } from './service-order.ts';
import { type LinkedTexts, strayLinks } from './stray-links.ts';
import { typographySlips } from './typography-mistakes.ts';
import { writtenClaims } from './written-claims.ts';

/** What sections do that their schema does not say. */
export interface SectionRules {
  /** The parts of a section that links may lead to; without, none has any. */
  readonly anchorsOf?: AnchorsOf;
  /** Kinds of section that open a page; without, any does. */
  readonly openings?: readonly string[];
  /** Where links are made; without, anywhere. */
  readonly linked?: LinkedTexts;
  /** Kind of section -> the parts of its page that its buttons may lead to; without, they lead anywhere. */
  readonly buttons?: Readonly<Record<string, readonly string[]>>;
  /** Kind of section -> what it measures of a price list; without, nothing. */
  readonly drawn?: Readonly<Partial<Record<string, readonly DrawnPlans[]>>>;
}

/** Every collection that a schema accepted, as far as it did. */
type Checked = { readonly [K in keyof Content<unknown>]: Content<unknown>[K] | undefined } & Pick<
  Content<unknown>,
  'pages' | 'plans' | 'services' | 'faqs'
>;

interface Surroundings {
  readonly rules: SectionRules;
  readonly facts: Facts;
  /** Every address that a link may lead to, where they could all be read. */
  readonly addresses: ReadonlySet<string> | undefined;
  readonly root: string;
}

/**
 * What is wrong with right files together: what one says of another.
 *
 * @param raw what is online on the day that is read
 * @param checked the same, as the schemas accepted it
 */
export const wrongTogether = (
  raw: RawContent,
  checked: Checked,
  {
    rules: { anchorsOf = () => [], openings, linked, buttons, drawn = {} },
    facts,
    addresses,
    root,
  }: Surroundings,
): ContentProblem[] => {
  const { brand: _brand, ...quoting } = raw;
  const rightPages = raw.pages.entries.filter(({ id }) => checked.pages.has(id));
  const [redirects] = raw.redirects.entries;
  return [
    ...typographySlips(raw),
    ...writtenClaims(quoting, checked.brand?.claims),
    ...(openings ? rightPages.flatMap((entry) => wrongOpenings(entry, openings)) : []),
    ...(buttons
      ? rightPages.flatMap((entry) =>
          lostButtons(entry, checked.pages.get(entry.id)?.sections ?? [], buttons, anchorsOf),
        )
      : []),
    ...(linked ? strayLinks(raw, linked) : []),
    ...deadAnchors(raw, { ...checked, anchorsOf }),
    ...wrongTransferTimes(raw.plans.entries, checked.plans),
    ...wrongServiceOrder(raw.services.entries, checked.services),
    ...wrongPlanCards(raw.plans.entries, checked.plans),
    ...raw.pages.entries.flatMap((entry) => [
      ...planGaps(entry, raw.plans.entries, checked.plans, drawn),
      ...miscountedPlans(entry, facts),
    ]),
    ...highFromPrices(raw.services.entries, checked.services, checked.plans),
    ...(redirects && checked.redirects && addresses
      ? wrongRedirects(redirects, checked.redirects, addresses, root)
      : []),
  ];
};
