import { DEFAULT_FORM_TYPE, DEFAULT_SOURCE, type FormType } from '../../lead/form-types.ts';
import type { Props } from './LeadForm.tsx';

/** The words of a label without the remark of the form's own behind them. */
const wordsOf = (label: Element | null): string =>
  label?.textContent?.split(label.querySelector('small')?.textContent as string)[0]?.trim() ?? '';

/**
 * A lead form's HTML says all that the form was made of, so the page does not carry it a second time
 * (build/first-flight/island-props.ts).
 *
 * @param form a lead form that React does not own yet
 * @returns the props it was made with; of what its HTML has lost the default, or nothing
 */
export const readProps = (form: HTMLFormElement): Required<Props> => {
  const written = new FormData(form);
  // Not its property: a field that is called so stands in front of it.
  const id = form.getAttribute('id')?.slice(0, -'-form'.length) ?? '';
  return {
    id,
    formType: (written.get('formType') ?? DEFAULT_FORM_TYPE) as FormType,
    source: (written.get('source') ?? DEFAULT_SOURCE) as string,
    messageLabel: wordsOf(form.querySelector(`[for="${id}-message"]`)),
  };
};
