import { join } from 'node:path';
import { editAll, editYaml } from './edit-file.ts';

/** The fibre list loses a plan, those of FWA and IoT get a fourth one; texts that count or quote them are written anew. */
export const changePlans = (root: string): void => {
  const content = join(root, 'src/content');
  const list = (name: string): string => join(content, `plans/${name}.yaml`);
  editYaml(list('fibra-ottica'), (plans) => plans.deleteIn(['items', 1]));
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
  editAll(content, [[/(?<=[a-z]+:fibra-ottica\/)standard(?=\})/g, 'pro']]);
  editAll(join(content, 'pages'), [
    ['Tre linee, tre arrivi', 'Due linee, due arrivi'],
    ['tutti e tre i piani', 'i piani'],
    ['qualunque dei tre piani', 'qualunque dei due piani'],
    ['Tre velocità, prezzi', 'Due velocità, prezzi'],
    ['Tre piani, {fact:fwa', 'Quattro piani, {fact:fwa'],
    ['Tre velocità tra cui', 'Quattro velocità tra cui'],
  ]);
};
