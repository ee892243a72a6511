import type { Content } from '../content.ts';
import type { RawContent } from '../raw-content.ts';
import type { ContentProblem } from '../read/content-error.ts';
import type { AnchorsOf } from '../schemas/page.ts';
import { wrongRedirects } from './moved-addresses.ts';
import { buttonsWithoutTarget, deadAnchors } from './page-anchors.ts';
import { wrongOpenings } from './page-openings.ts';
import { type DrawnPlans, planGaps } from './plan-gaps.ts';
import { highFromPrices, wrongPlanCards } from './price-lists.ts';
import { wrongServiceOrder } from './service-order.ts';
import { type LinkedTexts, strayLinks } from './stray-links.ts';

/** Rules about sections that their schemas cannot express. */
export interface SectionRules {
  /** The anchors of a section. Without it, no section has any. */
  readonly anchorsOf?: AnchorsOf;
  /** The kinds of section that may open a page. Without it, any kind may. */
  readonly openings?: readonly string[];
  /** Where texts may contain links. Without it, anywhere. */
  readonly linked?: LinkedTexts;
  /** Kind of section -> the anchors that its buttons lead to, one of which its page must have. Without it, no check. */
  readonly buttons?: Readonly<Record<string, readonly string[]>>;
  /** Kind of section -> what it draws from a price list. Without it, sections draw nothing. */
  readonly drawn?: Readonly<Partial<Record<string, readonly DrawnPlans[]>>>;
}

/** Every collection with the entries that their schemas accepted. */
type Checked = { readonly [K in keyof Content<unknown>]: Content<unknown>[K] | undefined } & Pick<
  Content<unknown>,
  'pages' | 'plans' | 'services' | 'faqs'
>;

interface Surroundings {
  readonly rules: SectionRules;
  /** Every address that a link may lead to; `undefined` when some could not be read. */
  readonly addresses: ReadonlySet<string> | undefined;
  readonly root: string;
}

/**
 * Finds problems between files that are valid on their own, such as a link to an anchor that its page does not have.
 *
 * @param raw the entries that are online on the day of the reading
 * @param checked those of them that their schemas accepted
 */
export const wrongTogether = (
  raw: RawContent,
  checked: Checked,
  { rules: { anchorsOf = () => [], openings, linked, buttons, drawn = {} }, addresses, root }: Surroundings,
): ContentProblem[] => {
  const rightPages = raw.pages.entries.filter(({ id }) => checked.pages.has(id));
  const [redirects] = raw.redirects.entries;
  return [
    ...(openings ? rightPages.flatMap((entry) => wrongOpenings(entry, openings)) : []),
    ...(buttons
      ? rightPages.flatMap((entry) =>
          buttonsWithoutTarget(entry, checked.pages.get(entry.id)?.sections ?? [], buttons, anchorsOf),
        )
      : []),
    ...(linked ? strayLinks(raw, linked) : []),
    ...deadAnchors(raw, { ...checked, anchorsOf }),
    ...wrongServiceOrder(raw.services.entries, checked.services),
    ...wrongPlanCards(raw.plans.entries, checked.plans),
    ...raw.pages.entries.flatMap((entry) => planGaps(entry, raw.plans.entries, checked.plans, drawn)),
    ...highFromPrices(raw.services.entries, checked.services, checked.plans),
    ...(redirects && checked.redirects && addresses
      ? wrongRedirects(redirects, checked.redirects, addresses, root)
      : []),
  ];
};
