import type { EditorProblem } from '../problem.ts';

/** The mistakes of the last save, until the next one. */
let shown: readonly EditorProblem[] = [];

const NOTE = 'trama-mistake';
const STYLE = `.${NOTE}{margin:0 auto 8px!important;max-width:768px;border-inline-start:4px solid currentColor;
padding:4px 12px;color:var(--sui-error-foreground-color);font-weight:600;white-space:pre-line}
[role=alertdialog] .error{white-space:pre-line;max-height:50vh;overflow:auto}`;

const inWords = ({ expected, received }: EditorProblem): string =>
  `Atteso: ${expected}\nRicevuto: ${received}`;

/** The field with this path, or the closest part around it that is on the page: a closed list hides its fields. */
const fieldAt = (keyPath: string): Element | undefined => {
  for (let path = keyPath; path; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const field = document.querySelector(`section.field[data-key-path="${CSS.escape(path)}"]`);
    if (field) return field;
  }
  return undefined;
};

const noteOf = (problem: EditorProblem, place: number): HTMLElement => {
  const note = document.createElement('p');
  note.className = NOTE;
  note.role = 'alert';
  note.dataset['place'] = String(place);
  note.textContent = `${problem.place}\n${inWords(problem)}`;
  return note;
};

/** Puts each mistake into its field, again when the form has been drawn anew. */
const draw = (): void => {
  for (const [place, problem] of shown.entries()) {
    const field = fieldAt(problem.keyPath);
    const note = document.querySelector(`.${NOTE}[data-place="${place}"]`) ?? noteOf(problem, place);
    if (field && note.parentElement !== field) field.querySelector(':scope > header')?.after(note);
  }
};

/** Takes the notes of the last save away. */
export const forgetMistakes = (): void => {
  shown = [];
  for (const note of document.querySelectorAll(`.${NOTE}`)) note.remove();
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
  return problems.map((problem) => `${problem.place}\n${inWords(problem)}`).join('\n\n');
};

/** Prepares the page for {@link showMistakes}. */
export const watchForm = (): void => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: STYLE }));
  new MutationObserver(draw).observe(document.body, { childList: true, subtree: true });
  addEventListener('hashchange', forgetMistakes);
};
