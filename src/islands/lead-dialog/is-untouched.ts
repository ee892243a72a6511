/**
 * @param dialog a dialog with a form
 * @returns whether nothing was typed, ticked or chosen in it: then a click beside it may close it
 */
export const isUntouched = (dialog: HTMLElement): boolean => {
  const fields = dialog.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [hidden]), textarea');
  return [...fields].every(({ type, checked, value }) => (type === 'checkbox' ? !checked : value === ''));
};
