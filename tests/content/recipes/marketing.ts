import { join } from 'node:path';
import { editYaml } from './edit-file.ts';

/** A promotion that runs on the day of the copy's build, in euro. */
export const PROMOTION = {
  list: 'backup-connectivity',
  plan: 'essential',
  price: 11.5,
  from: '2026-12-07',
  until: '2026-12-24',
} as const;

/** The thanks of the guide's campaign page. */
export const THANKS = {
  page: 'campagne/fibra-negozi',
  title: 'Ti aspettiamo in negozio.',
  text: 'Il buono arriva per email entro domani.',
} as const;

/** The article of the guide that gets the blocks. */
export const BLOCKS_IN = 'quanta-banda-serve';

const BLOCKS = [
  {
    table: {
      caption: 'Quanta banda serve',
      columns: ['Telefonate', 'Banda'],
      rows: [{ cells: ['Dieci', '1 Mb/s'] }],
    },
  },
  { quote: { text: 'Il numero è quello di mio padre.', author: 'Anna Sala' } },
  { download: { file: 'listino-prezzi.pdf', label: 'Scarica il listino prezzi' } },
] as const;

/** Gives a plan a promotion, the guide's campaign thanks of its own, and an article a table, a quote and a document. */
export const addMarketing = (root: string): void => {
  const content = join(root, 'src/content');
  const { list, plan, ...promotion } = PROMOTION;
  editYaml(join(content, `plans/${list}.yaml`), (plans) => {
    const { items } = plans.toJS() as { items: { id: string }[] };
    const index = items.findIndex(({ id }) => id === plan);
    plans.setIn(['items', index, 'promotion'], plans.createNode(promotion));
  });
  editYaml(join(content, `pages/${THANKS.page}.yaml`), (page) =>
    page.set('thanks', page.createNode({ title: THANKS.title, text: THANKS.text })),
  );
  editYaml(join(content, `articles/${BLOCKS_IN}.yaml`), (article) => {
    for (const block of BLOCKS) article.addIn(['body'], article.createNode(block));
  });
};
