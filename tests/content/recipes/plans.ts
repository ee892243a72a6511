import { join } from 'node:path';
import { parse } from 'yaml';
import { editAll, editYaml } from './edit-file.ts';
import { guideEdit } from './guide.ts';

const FIBRE = 'src/content/plans/fibra-ottica.yaml';

/** Replaces texts that quote removed plans or count the plans, as the check asks. */
const ANEW = [
  [/(?<=[a-z]+:fibra-ottica\/)standard(?=\})/g, 'negozio'],
  [/'[^'\n]*\{plan:mobile-business\/myshare-business\}[^'\n]*'/g, 'Giga per il gruppo, su richiesta'],
  [/ +leaveOut: \[myshare-business\]\n/g, ''],
  ['Tre piani, {fact:fwa', 'Quattro piani, {fact:fwa'],
  ['Tre velocità tra cui', 'Quattro velocità tra cui'],
] as const;

/** Replaces a fibre plan with the guide's, adds a fourth plan to FWA and IoT, and removes one from mobile lines. */
export const changePlans = (root: string): void => {
  const content = join(root, 'src/content');
  const list = (name: string): string => join(content, `plans/${name}.yaml`);
  const [shop] = parse(guideEdit(FIBRE, '- id: negozio'));
  editYaml(join(root, FIBRE), (plans) => {
    plans.deleteIn(['items', 1]);
    plans.addIn(['items'], plans.createNode(shop));
  });
  editYaml(list('mobile-business'), (plans) => plans.deleteIn(['items', 2]));
  const features = ['Una linea in più'];
  const fourth = { id: 'quarto', name: 'Quarto', description: 'Sedi che crescono ogni anno.', features };
  editYaml(list('fwa-5g'), (plans) =>
    plans.addIn(['items'], plans.createNode({ ...fourth, capacity: 'Fino a 2 Gb/s', price: 1299.5 })),
  );
  editYaml(list('iot'), (plans) =>
    plans.addIn(
      ['items'],
      plans.createNode({ ...fourth, capacity: 'Oltre 5.000 SIM', minimumOrder: 5000, price: 1.2 }),
    ),
  );
  editAll(content, ANEW);
};
