import type { EditorQuestion, Saved } from '../problem.ts';
import { buttonThat, placeNotes, removeNotes, saying, whenDrawn } from './notes.ts';
import { closePanel, showPanel } from './panel.ts';

const QUESTIONS = '/admin/questions';

/** The open questions about the whole content. */
let open: readonly EditorQuestion[] = [];

const NOTE = 'trama-question';
const STYLE = `.${NOTE}{margin:0 auto 8px!important;max-width:768px;border-inline-start:4px solid #c77700;padding:4px 12px;
white-space:pre-line}
.${NOTE} button{padding:2px 10px;border:1px solid currentColor;border-radius:4px;font:inherit;cursor:pointer}`;

const ADDRESS = /^#\/collections\/([\w-]+)\/entries\/(.+)$/;

/** The path of the file whose form is open. */
const openFile = (): string | undefined => {
  const [, collection, id] = location.hash.match(ADDRESS) ?? [];
  if (collection === undefined || id === undefined) return undefined;
  const name = decodeURIComponent(id);
  return `src/content/${collection === '_singletons' ? name : `${collection}/${name}`}.yaml`;
};

const about = (file: string | undefined): EditorQuestion[] =>
  open.filter((question) => question.file === file);

const inWords = ({ words, question }: EditorQuestion): string => `“${words}”: ${question}`;

/** A question with the button that answers it, and takes it away. */
const asked = (text: string, question: EditorQuestion, onAnswered?: () => void): HTMLElement => {
  const element = saying('p', `${text} `);
  const answer = async (): Promise<void> => {
    await refresh({ method: 'POST', body: JSON.stringify(question) });
    element.remove();
    onAnswered?.();
  };
  element.append(buttonThat('Va bene così', answer));
  return element;
};

const draw = (): void => {
  const here = about(openFile()).filter(({ keyPath }) => keyPath !== '');
  placeNotes(
    NOTE,
    here.map(({ keyPath }) => keyPath),
    (place) => {
      const question = here[place];
      return question ? asked(`Domanda: ${inWords(question)}`, question) : saying('p', '');
    },
  );
};

const redraw = (): void => {
  removeNotes(NOTE);
  draw();
};

/** Answers a question, if one is given, and asks again; questions stop nothing, so those from before stay when the server does not answer. */
const refresh = async (answered?: RequestInit): Promise<void> => {
  const answer = await fetch(QUESTIONS, answered).catch(() => undefined);
  if (answer?.ok) open = await answer.json();
  redraw();
};

/** The questions below a heading, which goes with the last of them. */
const allAsked = (questions: readonly EditorQuestion[]): HTMLElement => {
  const part = document.createElement('div');
  const leave = (): void => {
    if (!part.querySelector('button')) part.remove();
  };
  part.append(
    saying('p', 'Da verificare, ma niente si ferma:'),
    ...questions.map((question) => asked(`${question.place}\n${inWords(question)}`, question, leave)),
  );
  return part;
};

/**
 * Says what a save has brought about and what the content asks about the file, until it is closed or the next save:
 * the editor has left the form then.
 *
 * @param file the path of the file
 * @param saved what the server answered
 */
export const tellSaved = async (file: string, { legalVersion }: Saved): Promise<void> => {
  await refresh();
  closePanel();
  const questions = about(file);
  if (legalVersion === undefined && questions.length === 0) return;
  showPanel('status', [
    saying('p', 'Salvato.'),
    ...(legalVersion === undefined
      ? []
      : [
          saying(
            'p',
            `I testi legali sono ora la versione ${legalVersion}: da quando è online, ogni consenso si conserva con questa.`,
          ),
        ]),
    ...(questions.length === 0 ? [] : [allAsked(questions)]),
  ]);
};

/** Shows the questions of each opened file beside their fields. */
export const watchQuestions = async (): Promise<void> => {
  whenDrawn(STYLE, draw);
  addEventListener('hashchange', redraw);
  await refresh();
};
