import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isSeq, parseDocument, type YAMLMap } from 'yaml';
import { editYaml } from './edit-file.ts';
import { ILLUSTRATED } from './pictures.ts';

const planList = (root: string, list: string): string => join(root, `src/content/plans/${list}.yaml`);

/** @throws when the list has no such plan, which the guide's own pages quote */
const planIn = (plans: Document, id: string): YAMLMap => {
  const items = plans.get('items');
  const found = isSeq(items) ? items.items.find((item) => isMap(item) && item.get('id') === id) : undefined;
  if (!isMap(found)) throw new Error(`There is no plan "${id}".`);
  return found;
};

/** Small enough that no price needs confirming and none rises above its price before the promotion. */
const CENTS_LESS = 51;

/** Changes one price in one file. @returns the old price and the copy's new one, in euro */
export const changePrice = (root: string): { readonly oldPrice: number; readonly newPrice: number } => {
  let oldPrice = 0;
  let newPrice = 0;
  editYaml(planList(root, 'fibra-ottica'), (plans) => {
    const plan = planIn(plans, 'super-office-one');
    oldPrice = Number(plan.get('price'));
    newPrice = Math.round(oldPrice * 100 - CENTS_LESS) / 100;
    plan.set('price', newPrice);
  });
  return { oldPrice, newPrice };
};

/** Claims of `brand.yaml` that the copy changes, with the old and the new text that visitors read. */
export const CHANGED_CLAIMS = [
  { claim: 'fibreSpeed', to: 3.5, old: /2,5 ?Gb/, now: /3,5 ?Gb/ },
  { claim: 'uptime', to: 98.7, old: /99,9%/, now: /98,7%/ },
  { claim: 'latency', to: 12, old: /\b10 ?ms/, now: /\b12 ?ms/ },
  { claim: 'incidentMinutes', to: 20, old: /\b15 ?min/, now: /\b20 ?min/ },
  { claim: 'coverage5g', to: 95, old: /97,6/, now: /95%/ },
  { claim: 'resultsDays', to: 60, old: /\b90 ?giorni/, now: /\b60 ?giorni/ },
  // Has the same figure as the claim for incidents.
  { claim: 'recoveryPointMinutes', to: 20, old: /\b15 ?min/, now: /\b20 ?min/ },
] as const;

/** Sets the changed claims. */
export const changeClaims = (root: string): void =>
  editYaml(join(root, 'src/content/brand.yaml'), (brand) => {
    for (const { claim, to } of CHANGED_CLAIMS) brand.setIn(['claims', claim], to);
  });

/** A promotion that has ended on the day of the copy's build. Prices are in euro. */
export interface Ended {
  readonly list: string;
  readonly price: number;
  readonly before: number;
}

/** Gives a promotion a last day before the day of the build. */
export const endPromotion = (root: string): Ended => {
  const ended = { list: 'mobile-business', price: 0, before: 0 };
  editYaml(planList(root, ended.list), (plans) => {
    const plan = planIn(plans, 'super-unlimited');
    ended.price = Number(plan.get('price'));
    ended.before = Number(plan.get('originalPrice') ?? ended.price + 9);
    plan.set('originalPrice', ended.before);
    plans.setIn(['conditions', 'promotionEnds'], '2026-12-23');
  });
  return ended;
};

/** Gives the project's oldest article the newest one's day. @returns its file name without extension, and the day */
export const updateArticle = (root: string): { readonly id: string; readonly day: string } => {
  const folder = join(root, 'src/content/articles');
  const own = globSync('*.yaml', { cwd: folder }).filter((file) => file !== `${ILLUSTRATED.id}.yaml`);
  const [oldest, ...others] = own
    .map((file) => ({
      file,
      date: String(parseDocument(readFileSync(join(folder, file), 'utf8')).get('date')),
    }))
    .sort((a, b) => a.date.localeCompare(b.date));
  const day = others.at(-1)?.date ?? '';
  editYaml(join(folder, oldest?.file ?? ''), (article) => {
    article.set('date', day);
    article.delete('updated');
  });
  return { id: (oldest?.file ?? '').replace('.yaml', ''), day };
};
