import type { FormType } from '../../lead/form-types.ts';
import type { Props } from './LeadForm.tsx';

/**
 * A lead form's HTML says all that the form was made of, so the page does not carry it a second time
 * (build/first-flight/island-props.ts).
 *
 * @param form a lead form that React does not own yet
 * @returns the props it was made with; its HTML has the defaults of those that were left out
 */
export const readProps = (form: HTMLFormElement): Required<Props> => {
  const written = (name: string): string =>
    form.querySelector(`[type=hidden][name=${name}]`)?.getAttribute('value') ?? '';
  const id = form.id.slice(0, -'-form'.length);
  return {
    id,
    formType: written('formType') as FormType,
    source: written('source'),
    // A remark of the form's own stands behind it.
    messageLabel: form.querySelector(`[for="${id}-message"]`)?.firstChild?.textContent?.trim() ?? '',
  };
};
