/** The early script of a page with pictures: it tells the box of each one whether it loads or has failed. */
import './main.ts';

const boxOf = (target: EventTarget | null): HTMLElement | null | undefined =>
  (target as Element | null)?.closest?.<HTMLElement>('.picture');

const settle = ({ type, target }: Pick<Event, 'type' | 'target'>): void => {
  const box = boxOf(target);
  if (type === 'error' && box) box.dataset['state'] = 'failed';
  else delete box?.dataset['state'];
};

// Neither event bubbles, but both pass the document in the capture phase; a `load` never gets to the window.
for (const type of ['load', 'error']) document.addEventListener(type, settle, true);
for (const target of document.images) {
  const box = boxOf(target);
  if (!target.complete && box) box.dataset['state'] = 'loading';
  // Failed before this script: a lazy picture that has not begun is complete in some engines, and then waits here.
  else if (!target.naturalWidth) target.decode().catch(() => settle({ type: 'error', target }));
}
