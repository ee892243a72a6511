/**
 * Puts the rows of a comparison into the order that the visitor chooses, in the document too, so that keyboard and
 * screen readers follow it (src/sections/compare-table).
 */
for (const choice of document.querySelectorAll<HTMLFieldSetElement>('.compare fieldset')) {
  const orderRows = (): void => {
    const order = choice.querySelector<HTMLInputElement>(':checked')?.value ?? '';
    const body = choice.closest('section')?.querySelector('tbody');
    const place = (row: HTMLElement): number => Number(row.dataset[order]);
    body?.append(...[...body.querySelectorAll('tr')].sort((one, other) => place(one) - place(other)));
  };
  choice.hidden = false;
  choice.onchange = orderRows;
  // A browser restores the choice after a reload or on the way back, without an event.
  addEventListener('pageshow', () => {
    if (!choice.querySelector<HTMLInputElement>(':checked')?.defaultChecked) orderRows();
  });
}

export {};
