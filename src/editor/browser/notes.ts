import { HELD } from '../form-shape.ts';

const atPath = (path: string): Element | null =>
  document.querySelector(`section.field[data-key-path="${CSS.escape(path)}"]`);

/** What the form has between a part and a field of it, where the file has nothing: a choice, or a list of one entry. */
const BETWEEN = ['', '.0', `.${HELD}`, `.${HELD}.0`];

/** The field with this path, or the closest part around it that is on the page: a closed list hides its fields. */
const fieldAt = (keyPath: string): Element | undefined => {
  let path = '';
  let closest: Element | undefined;
  for (const key of keyPath.split('.')) {
    const below = BETWEEN.map((between) => (path ? `${path}${between}.${key}` : key));
    path = below.find(atPath) ?? below[0] ?? '';
    closest = atPath(path) ?? closest;
  }
  return closest;
};

/**
 * Puts notes into the fields that they are about, each once; called again when the form has been drawn anew.
 *
 * @param name the class of these notes
 * @param keyPaths the fields, as `items.0.price`
 * @param noteOf makes the note for the field at a place of the list
 */
export const placeNotes = (
  name: string,
  keyPaths: readonly string[],
  noteOf: (place: number) => HTMLElement,
): void => {
  for (const [place, keyPath] of keyPaths.entries()) {
    const field = fieldAt(keyPath);
    let note = document.querySelector<HTMLElement>(`.${name}[data-place="${place}"]`);
    if (!field || note?.parentElement === field) continue;
    note ??= noteOf(place);
    note.classList.add(name);
    note.dataset['place'] = String(place);
    field.querySelector(':scope > header')?.after(note);
  }
};

/** Takes all notes of a class away. */
export const removeNotes = (name: string): void => {
  for (const note of document.querySelectorAll(`.${name}`)) note.remove();
};

/** Adds a style to the page, and calls a function whenever the editor has drawn something. */
export const whenDrawn = (style: string, draw: () => void): void => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
  new MutationObserver(draw).observe(document.body, { childList: true, subtree: true });
};

/** @returns an element that says a text; line ends stay */
export const saying = (tag: string, text: string): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent: text });

/** @returns a button that does something once it is pressed */
export const buttonThat = (label: string, act: () => unknown): HTMLElement => {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
  button.addEventListener('click', () => act());
  return button;
};
