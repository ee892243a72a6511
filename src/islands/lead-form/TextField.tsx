import type { InputHTMLAttributes } from 'react';
import { FieldMessage } from './FieldMessage.tsx';
import type { FieldView } from './form-view.ts';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  /** How the line above the button calls it while it is missing. */
  need: string;
  view: FieldView;
}

/** A labelled one-line field. The browser holds its value: what was typed before hydration stays. */
export const TextField = ({ id, label, need, view, ...attributes }: Props) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    <input
      id={id}
      required
      data-need={need}
      defaultValue={view.value}
      aria-invalid={view.isInvalid || undefined}
      aria-describedby={view.hasMessage ? `${id}-error` : undefined}
      {...attributes}
    />
    <FieldMessage id={`${id}-error`} view={view} />
  </div>
);
