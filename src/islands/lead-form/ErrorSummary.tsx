import type { MouseEvent, ReactNode, Ref } from 'react';
import { VISIBLE_FIELDS } from '../../lead/fields.ts';
import type { LeadField } from '../../lead/schema.ts';
import type { FieldView } from './form-view.ts';

interface Props {
  id: string;
  title: string;
  view: (field: LeadField) => FieldView;
  /** The schema's message, which may differ from the one under the field. */
  wordsOf: (field: LeadField) => string | undefined;
  ref?: Ref<HTMLElement>;
  shown?: string;
  /** The visible title, when no notice above shows it. */
  children?: ReactNode;
}

const focusField = (event: MouseEvent<HTMLAnchorElement>): void => {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.closest('.field, .consent')?.scrollIntoView({ block: 'center' });
};

/** The summary of errors at the top of the form. It can have the focus, and links to each wrong field. */
export const ErrorSummary = ({ id, title, view, wordsOf, ref, shown, children }: Props) => (
  <section className="error-summary" aria-label={title} tabIndex={-1} ref={ref} data-message={shown}>
    {children}
    <ul>
      {VISIBLE_FIELDS.map((field) => {
        const { hasMessage } = view(field);
        return hasMessage ? (
          <li key={field} data-message={hasMessage}>
            <a href={`#${id}-${field}`} onClick={focusField}>
              {wordsOf(field)}
            </a>
          </li>
        ) : null;
      })}
    </ul>
  </section>
);
