import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { folderFor } from '../project-copy.ts';
import { editAll, editFile, editSection, editYaml } from './edit-file.ts';

const redirects = (root: string): string => join(root, 'src/content/redirects.yaml');

const addMove = (root: string, move: { readonly from: string; readonly to: string }): void =>
  editYaml(redirects(root), (document) => {
    const { moved = [] } = document.toJS() as { moved?: { from: string }[] };
    const others = moved.filter(({ from }) => from !== move.from);
    document.set('moved', document.createNode([...others, move]));
  });

/** An old address and the page that replaces it, as docs/contenuti.md explains for renamed pages. */
export const MOVED = { from: '/servizi/telefonia', to: '/servizi/voip' };

/** Redirects the old address of a page. */
export const moveAddress = (root: string): void => addMove(root, MOVED);

/** Pages whose files are renamed, relative to `src/content`, with their addresses. */
const RENAMED = [
  {
    file: ['pages/campagne/ict-digitalizzazione', 'pages/campagne/ufficio-digitale'],
    path: ['/campagne/ict-digitalizzazione', '/campagne/ufficio-digitale'],
  },
  {
    file: ['articles/portabilita-del-numero', 'articles/tenere-il-numero'],
    path: ['/notizie/portabilita-del-numero', '/notizie/tenere-il-numero'],
  },
] as const;

/** Renames a campaign and an article, updates links to them, and redirects their old addresses. */
export const renamePages = (root: string): void => {
  const content = join(root, 'src/content');
  for (const { file, path } of RENAMED) {
    renameSync(join(content, `${file[0]}.yaml`), join(content, `${file[1]}.yaml`));
    for (const folder of ['pages', 'articles', 'faqs', 'services']) editAll(join(content, folder), [path]);
    addMove(root, { from: path[0], to: path[1] });
  }
};

/** Adds a connectivity service with its page, copied from another page, at the end of its menu. */
export const addService = (root: string): void => {
  const content = join(root, 'src/content');
  writeFileSync(
    join(content, 'services/wi-fi.yaml'),
    `name: Wi-Fi gestito
href: /servizi/wi-fi
area: connettivita
order: 9
weave: saia
line: Da {from:wi-fi}/mese
summary: Gli access point li mettiamo e li seguiamo noi, con un canone al mese.
fromPrice: 19.00
`,
  );
  writeFileSync(
    join(content, 'pages/servizi/wi-fi.yaml'),
    readFileSync(join(content, 'pages/cambio-operatore.yaml'), 'utf8')
      .replace(/^title: .*$/m, 'title: Wi-Fi gestito da {from:wi-fi} al mese\nservice: wi-fi')
      .replace(
        /^description: >-\n(?: {2}.*\n)+/m,
        'description: >-\n  Wi-Fi {brand:operator} per uffici e negozi da {from:wi-fi} al mese: access point, installazione e supporto {claim:support} da un solo referente.\n',
      )
      .replace(/^breadcrumb: .*\n/m, '')
      .replace('badge: Cambio operatore', 'badge: Wi-Fi gestito')
      .replace('title: Tre passaggi, un referente.', 'title: Wi-Fi da {from:wi-fi} al mese, IVA esclusa.'),
  );
  editFile(join(content, 'pages/lavora-con-noi.yaml'), [['altri quattordici', 'altri quindici']]);
  editFile(join(content, 'pages/servizi.yaml'), [['sette con il prezzo', 'otto con il prezzo']]);
};

/** Removes an article and redirects its address to the list of articles. */
export const takeArticleAway = (root: string): void => {
  const content = join(root, 'src/content');
  rmSync(join(content, 'articles/sla-in-ore.yaml'));
  editFile(join(content, 'articles/fwa-o-fibra.yaml'), [
    [/\[([^\]]+)\]\(\/notizie\/sla-in-ore\)/, '$1'],
    [/^date: .*\n/m, '$&updated: 2026-11-24\n'],
  ]);
  addMove(root, { from: '/notizie/sla-in-ore', to: '/notizie' });
};

const CAMPAIGN = 'pages/campagne/fibra-negozi.yaml';

/** Sets the days of two campaigns: one is online, the other is over and redirects to the service. */
export const setDays = (root: string): void => {
  const content = join(root, 'src/content');
  const campaign = readFileSync(join(content, CAMPAIGN), 'utf8');
  writeFileSync(
    join(content, 'pages/campagne/fibra-natale.yaml'),
    `from: 2026-12-01\nuntil: 2026-12-20\n${campaign}`
      .replace(/^title: .*$/m, 'title: La fibra di Natale per i negozi')
      .replace('Fibra {brand:operator} per cassa', 'Fibra {brand:operator} a Natale, per cassa')
      .replace('source: Campagna Fibra Negozi', 'source: Campagna Fibra Natale'),
  );
  writeFileSync(join(content, CAMPAIGN), `from: 2026-12-01\nuntil: 2027-01-31\n${campaign}`);
  addMove(root, { from: '/campagne/fibra-natale', to: '/fibra-ottica' });
  appendFileSync(join(content, 'notices/natale.yaml'), 'link: { text: Scrivi qui, href: "/#consulenza" }\n');
};

/** Gives a page a short address, a picture and a type for social networks, and adds the new service to a table. */
export const changeHeads = async (root: string): Promise<void> => {
  const content = join(root, 'src/content');
  const picture = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#036' } });
  await picture.png().toFile(folderFor(join(root, 'public/condivisa.png')));
  const page = join(content, 'pages/cambio-operatore.yaml');
  const head = 'aliases: [/portabilita]\nogType: article\nogImage: /condivisa.png\n';
  writeFileSync(page, head + readFileSync(page, 'utf8'));
  editFile(redirects(root), [['kept:\n', 'kept:\n  - /cambio-operatore\n  - /portabilita\n']]);
  editSection(join(content, 'pages/servizi.yaml'), 'compare-table', (table) =>
    table.addIn(['rows'], {
      service: 'wi-fi',
      measure: 'uno o più access point',
      ready: 'da confermare nel preventivo',
      fit: 'Uffici con ospiti',
      features: [
        'Access point',
        'Rete per gli ospiti',
        'Un referente',
        'Un canone',
        'Supporto {claim:support}',
      ],
    }),
  );
};
