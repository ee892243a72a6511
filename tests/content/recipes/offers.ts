import { join } from 'node:path';
import { editAll, editFile, editYaml } from './edit-file.ts';
import { guideEdit } from './guide.ts';

const FIBRE = 'src/content/plans/fibra-ottica.yaml';

/**
 * Raises one price to more than double, which needs a line that confirms it; replaces another with words, so that no
 * sentence may quote it.
 */
const changePrices = (content: string): void => {
  editFile(join(content, 'plans/backup-connectivity.yaml'), [
    ['price: 29.00\n', 'price: 49.00\n    confirm: 49.00\n'],
  ]);
  editFile(join(content, 'plans/fwa-5g.yaml'), [['price: 49.00', 'price: Su richiesta']]);
  for (const folder of ['pages', 'articles'])
    editAll(join(content, folder), [
      [', da {price:fwa-5g/start} a {price:fwa-5g/ultra}.', ', da {from:fwa-5g}.'],
      [' a {price:fwa-5g/ultra}, SLA', ', SLA'],
      [', {plan:fwa-5g/ultra} {price:fwa-5g/ultra}.', '.'],
      [', {price:fwa-5g/ultra}.', ', prezzo su richiesta.'],
    ]);
  editFile(join(content, 'services/data-analytics.yaml'), [
    ['fromPrice: 399', 'fromPrice: 349'],
    ['priceRange: { from: 900, to: 2500 }', 'priceRange: { from: 900, to: 3000 }'],
  ]);
  editFile(join(content, 'navigation.yaml'), [['{ from: 29.90, to: 500 }', '{ from: 19.90, to: 800 }']]);
};

/** Begins a promotion with the guide's conditions, which state its end. */
const beginPromotion = (root: string): void =>
  editFile(join(root, FIBRE), [
    [/^conditions:\n(?: {2}.*\n)+/m, guideEdit(FIBRE, 'conditions:')],
    [/( {4}price: [\d.]+\n)( {4}popular: true\n)/, '$1    originalPrice: 25.99\n$2'],
  ]);

/** Highlights another plan with its badge, renames one plan, and lets one begin later. */
const changeHighlight = (content: string): void => {
  editYaml(join(content, 'plans/sd-wan.yaml'), (plans) => {
    for (const key of ['popular', 'badge']) {
      plans.setIn(['items', 2, key], plans.getIn(['items', 1, key]));
      plans.deleteIn(['items', 1, key]);
    }
  });
  editFile(join(content, 'plans/voip.yaml'), [['name: Starter', 'name: Avvio']]);
  editFile(join(content, 'plans/iot.yaml'), [['id: quarto\n', 'id: quarto\n    from: 2027-01-11\n']]);
};

/** Adds a solution, removes one, changes the price of one, and reverses an order. */
const changeSolutions = (content: string): void => {
  editYaml(join(content, 'solutions/ict-managed-services.yaml'), (list) => {
    list.deleteIn(['items', 5]);
    list.setIn(['items', 2, 'price'], 650);
  });
  editYaml(join(content, 'solutions/data-analytics.yaml'), (list) => {
    const { items } = list.get('items') as { items: unknown[] };
    items.reverse();
    const text = 'Un referente che legge i numeri con te, una volta al mese.';
    items.push(list.createNode({ id: 'lettura', title: 'Lettura mensile', text, price: 950 }));
  });
};

/** Changes prices, a promotion, the highlighted plan, and the solutions of digital innovation. */
export const changeOffers = (root: string): void => {
  const content = join(root, 'src/content');
  changePrices(content);
  beginPromotion(root);
  changeHighlight(content);
  changeSolutions(content);
};
