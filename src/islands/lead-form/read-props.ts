import { DEFAULT_FORM_TYPE, DEFAULT_SOURCE, type FormType } from '../../lead/form-types.ts';
import type { Props } from './LeadForm.tsx';

/** The words of a label without the remark of the form's own behind them, and without what an extension put between. */
const wordsOf = (label: Element | null): string => {
  const copy = label?.cloneNode(true) as Element | undefined;
  copy?.querySelector('small')?.remove();
  return copy?.textContent?.trim() ?? '';
};

/**
 * A lead form's HTML says all that the form was made of, so the page does not carry it a second time
 * (build/first-flight/island-props.ts).
 *
 * @param form a lead form that React does not own yet
 * @returns the props it was made with; the defaults of those that its HTML has lost
 */
export const readProps = (form: HTMLFormElement): Required<Props> => {
  const written = (name: string): string | null | undefined =>
    form.querySelector(`[type=hidden][name=${name}]`)?.getAttribute('value');
  // Not its property: a field that is called so stands in front of it.
  const id = form.getAttribute('id')?.slice(0, -'-form'.length) ?? '';
  return {
    id,
    formType: (written('formType') ?? DEFAULT_FORM_TYPE) as FormType,
    source: written('source') ?? DEFAULT_SOURCE,
    messageLabel: wordsOf(form.querySelector(`[for="${id}-message"]`)),
  };
};
