import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { editFile, editSection } from './edit-file.ts';

/**
 * People, a role and a client as docs/contenuti.md describes them, one file each, relative to `src/content`.
 * {@link addPeople} names them on pages.
 */
const ADDED = {
  'consultants/anna-bertani': {
    name: 'Anna Bertani',
    role: 'Consulente per le reti',
    expertise: 'Cantieri, magazzini e porti',
    specialization: 'Porta la rete dove il muratore non ha ancora finito.',
    certifications: ['ITIL 4'],
    weave: 'losanga',
  },
  'agents/luca-fontanelle': {
    name: 'Luca Fontanelle',
    zone: 'Perugia',
    before: 'Vendeva forni alle pizzerie.',
    now: 'Alle pizzerie porta la linea, e il telefono che prende gli ordini.',
    quote: 'Il forno si cambia ogni vent’anni. La bolletta arriva ogni mese.',
    weave: 'gradino',
  },
  'roles/agente-per-i-comuni': {
    title: 'Agente per i comuni',
    place: 'Una regione. Contratto di agenzia.',
    pay: '{claim:agentPay} €',
    text: 'Segui gare e convenzioni, e accompagni gli uffici dal primo incontro al collaudo.',
    asks: ['Conoscenza delle gare pubbliche', 'Patente'],
  },
  'clients/cantina-olmari': { name: 'Cantina Olmari' },
} as const;

/** Adds a consultant, an agent, an open position and a client, and names them on their pages. */
export const addPeople = (root: string): void => {
  const content = join(root, 'src/content');
  for (const [name, data] of Object.entries(ADDED))
    writeFileSync(join(content, `${name}.yaml`), stringify(data), { flag: 'wx' });
  const page = (name: string): string => join(content, `pages/${name}.yaml`);
  // One consultant fewer, in another order.
  editSection(page('innovazione-digitale/consulenza'), 'consultants', (section) => {
    section.set('title', 'Tre consulenti senior.');
    section.set('consultants', ['anna-bertani', 'marco-aldovini', 'giulia-terrani']);
  });
  editSection(page('chi-siamo'), 'consultants', (section) =>
    section.set('consultants', ['pietro-vanzago', 'anna-bertani']),
  );
  editSection(page('lavora-con-noi'), 'agent-stories', (section) =>
    section.set('agents', ['luca-fontanelle', 'davide-sorgente', 'ilaria-monteforte', 'tommaso-brienza']),
  );
  editSection(page('lavora-con-noi'), 'figure-hero', (section) =>
    section.set('agents', ['luca-fontanelle', 'davide-sorgente']),
  );
  editSection(page('lavora-con-noi'), 'roles', (section) =>
    section.set('roles', ['responsabile-di-area', 'agente-per-i-comuni', 'agente-business']),
  );
  for (const name of ['index', 'campagne/ict-digitalizzazione'])
    editSection(page(name), 'client-strip', (section) => section.addIn(['clients'], 'cantina-olmari'));
  // The consultant who calls back after a request on this page ("Ti richiama").
  editSection(page('index'), 'consultation', (section) => section.set('caller', 'anna-bertani'));
  // The testimonial now counts as a real client's.
  editFile(join(content, 'testimonials/molino-sartire.yaml'), [['placeholder: true\n', '']]);
};
