/** What stays free between a control and the toast, and between the bar and the box. */
const GAP_PX = 8;

/**
 * Scrolls up what a toast lies on at the end of a form, as far as its file box stays below the bar: on phones a toast
 * about a file would cover the button right below the box.
 *
 * @param form a form with a file box, in a page whose toast has its place
 */
export const scrollClearOfToast = (form: HTMLFormElement): void => {
  const boxOf = (found: Element | null | undefined): DOMRect | undefined => found?.getBoundingClientRect();
  const toast = boxOf(document.querySelector('.toast'));
  const end = boxOf(form.querySelector('[type="submit"]'));
  const file = boxOf(form.querySelector('.cv'));
  const bar = boxOf(document.querySelector('.bar'));
  if (!toast || !end || !file || toast.right <= end.left || toast.top >= end.bottom) return;
  const room = file.top - Math.max(bar?.bottom ?? 0, 0) - GAP_PX;
  scrollBy({ top: Math.max(0, Math.min(end.bottom + GAP_PX - toast.top, room)), behavior: 'instant' });
};
