import type { EditorProblem } from '../problem.ts';
import { placeNotes, removeNotes, saying, whenDrawn } from './notes.ts';

/** The mistakes of the last save, until the next one. */
let shown: readonly EditorProblem[] = [];

const NOTE = 'trama-mistake';
const STYLE = `.${NOTE}{margin:0 auto 8px!important;max-width:768px;border-inline-start:4px solid currentColor;
padding:4px 12px;color:var(--sui-error-foreground-color);font-weight:600;white-space:pre-line}
[role=alertdialog] .error{white-space:pre-line;max-height:50vh;overflow:auto}`;

const inWords = ({ place, expected, received }: EditorProblem): string =>
  `${place}\nAtteso: ${expected}\nRicevuto: ${received}`;

const draw = (): void =>
  placeNotes(
    NOTE,
    shown.map(({ keyPath }) => keyPath),
    (place) => {
      const problem = shown[place];
      return Object.assign(saying('p', problem ? inWords(problem) : ''), { role: 'alert' });
    },
  );

/** Takes the notes of the last save away. */
export const forgetMistakes = (): void => {
  shown = [];
  removeNotes(NOTE);
};

/**
 * Shows the mistakes of a save beside their fields, now and while the form changes.
 *
 * @param path the file that was saved; mistakes of other files have no field in its form
 * @returns all of them in words, for the editor's own message
 */
export const showMistakes = (path: string, problems: readonly EditorProblem[]): string => {
  forgetMistakes();
  shown = problems.filter(({ file, keyPath }) => file === path && keyPath !== '');
  draw();
  document.querySelector(`.${NOTE}`)?.scrollIntoView({ block: 'center' });
  return problems.map(inWords).join('\n\n');
};

/** Prepares the page for {@link showMistakes}. */
export const watchForm = (): void => {
  whenDrawn(STYLE, draw);
  addEventListener('hashchange', forgetMistakes);
};
