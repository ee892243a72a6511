import { join } from 'node:path';
import { editFile, editSection, editYaml } from './edit-file.ts';

/** Forms that get another title, label and lead source: the page, the kind of section, and the new source. */
const FORMS = [
  ['index', 'consultation', 'Pagina iniziale'],
  ['fibra-ottica', 'connectivity-hero', 'Pagina della fibra'],
  ['servizi/voip', 'connectivity-hero', 'Pagina del centralino'],
] as const;

/** Changes texts of forms, dialogs, and the pages that visitors see after sending a form. */
export const changeFormTexts = (root: string): void => {
  const content = join(root, 'src/content');
  for (const [page, kind, source] of FORMS)
    editSection(join(content, `pages/${page}.yaml`), kind, (section) => {
      section.setIn(['form', 'title'], 'Scrivici due righe');
      section.setIn(['form', 'messageLabel'], 'Che cosa ti serve');
      section.setIn(['form', 'source'], source);
    });
  editYaml(join(content, 'dialogs.yaml'), (dialogs) => {
    dialogs.setIn(['consultation', 'title'], 'Ti chiamiamo noi');
    dialogs.setIn(['consultation', 'source'], 'barra');
    dialogs.setIn(['innovation', 'title'], 'Parliamone');
    dialogs.setIn(['plan', 'title'], 'Questo piano');
    dialogs.setIn(['plan', 'description'], 'Lasciaci un recapito: ti parliamo del piano');
  });
  editFile(join(content, 'receipts.yaml'), [
    ['headline: [Ricevuta., Ora tocca a noi.]', 'headline: [Arrivata., Ci pensiamo noi.]'],
    ['- { when: Adesso, text: La richiesta', '- { when: Ora, text: La richiesta'],
    ['call: Hai fretta? Chiama e detta il numero.', 'call: Se hai fretta, chiama.'],
  ]);
};

/** Gives some texts their maximum length. */
export const writeLongTexts = (root: string): void => {
  const content = join(root, 'src/content');
  const set = (file: string, path: readonly (string | number)[], text: string): void =>
    editYaml(join(content, `${file}.yaml`), (document) => document.setIn(path, text));
  set('services/sd-wan', ['name'], 'Reti di sedi con SD-WAN gestita');
  set('services/sd-wan', ['line'], 'Tante sedi, una rete sola, un solo referente');
  set('roles/agente-business', ['title'], 'Agente di zona per le piccole imprese');
  set('consultants/giulia-terrani', ['name'], 'Maria Giulia Terrani della Montagnola');
  set(
    'faqs/data-analytics',
    ['items', 0, 'question'],
    'Da dove si comincia, se i dati stanno in dieci fogli di calcolo diversi?',
  );
  set(
    'faqs/data-analytics',
    ['items', 0, 'answer'],
    'Dal foglio che si apre ogni mattina. Guardiamo con te chi lo scrive, chi lo legge e che cosa se ne ricava, poi lo colleghiamo agli altri uno alla volta. Alla fine di ogni passo decidi se continuare: quello che è già collegato resta, anche se ti fermi. Non serve un reparto informatico e non serve un programma nuovo per tutti, ma una persona che conosca i numeri e che abbia un’ora alla settimana.',
  );
};

/** Changes button labels, and the order of sections and questions. */
export const changePageTexts = (root: string): void => {
  const content = join(root, 'src/content');
  const page = (name: string): string => join(content, `pages/${name}.yaml`);
  editSection(page('index'), 'home-hero', (section) => section.setIn(['action', 'label'], 'Vedi i servizi'));
  editSection(page('fibra-ottica'), 'plans', (section) => {
    section.set('planButton', 'Mi interessa');
    section.set('scrollButton', 'Parlane con noi');
  });
  editSection(page('lavora-con-noi'), 'roles', (section) => section.set('button', 'Mi candido'));
  // Reorders the sections and renames one value.
  editYaml(page('chi-siamo'), (document) => {
    const { items } = document.get('sections') as { items: unknown[] };
    const [hero, story, figures, people, ...rest] = items;
    items.splice(0, items.length, hero, people, figures, story, ...rest);
  });
  editSection(page('chi-siamo'), 'values', (section) => section.setIn(['items', 0, 'title'], 'Mestiere'));
  editYaml(join(content, 'faqs/cybersecurity.yaml'), (questions) => {
    const { items } = questions.get('items') as { items: unknown[] };
    items.pop();
    items.reverse();
  });
};
