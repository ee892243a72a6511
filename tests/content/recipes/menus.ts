import { join } from 'node:path';
import { editFile, editYaml } from './edit-file.ts';

/** Services that swap places in their menu. */
const SWAPPED = [
  ['voip', 'fibra-ottica'],
  ['cybersecurity', 'digitalizzazione'],
] as const;

/** Renames the menus, and changes their links and order. */
export const changeMenus = (root: string): void => {
  const content = join(root, 'src/content');
  const service = (name: string): string => join(content, `services/${name}.yaml`);
  for (const [one, other] of SWAPPED) {
    let place: unknown;
    editYaml(service(one), (data) => {
      place = data.get('order');
      data.set('order', 1);
    });
    editYaml(service(other), (data) => data.set('order', place));
  }
  editFile(service('mobile-business'), [['name: Mobile business', 'name: SIM per aziende']]);
  editFile(join(content, 'navigation.yaml'), [
    ['title: Connettività', 'title: Linee e rete'],
    ['title: Innovazione Digitale', 'title: Digitale'],
    ['label: Confronta tutti i servizi', 'label: Tutte le linee'],
    [
      '  - { label: Chi Siamo, href: /chi-siamo }\n  - { label: Lavora con Noi, href: /lavora-con-noi }\n',
      '  - { label: Diventa agente, href: /lavora-con-noi }\n  - { label: Notizie, href: /notizie }\n  - { label: L’agenzia, href: /chi-siamo }\n',
    ],
    ['label: Richiedi Consulenza', 'label: Fatti chiamare'],
    [
      '    - { label: Notizie, href: /notizie }',
      '    - { label: Cambio operatore, href: /cambio-operatore }',
    ],
    ['usefulTitle: Link utili', 'usefulTitle: Altre pagine'],
    ['contactsTitle: Contatti', 'contactsTitle: Dove siamo'],
  ]);
};
