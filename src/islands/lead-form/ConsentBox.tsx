import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldMessage } from './FieldMessage.tsx';
import type { FieldView } from './form-view.ts';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  need: string;
  view: FieldView;
  children: ReactNode;
}

/** A consent that must be ticked; its whole text is the target. */
export const ConsentBox = ({ id, need, view, children, ...attributes }: Props) => (
  <div className="consent">
    <label>
      <input
        id={id}
        type="checkbox"
        required
        data-need={need}
        data-checked={view.checked}
        aria-invalid={view.isInvalid || undefined}
        aria-describedby={view.hasMessage ? `${id}-error` : undefined}
        {...attributes}
      />
      <span>{children}</span>
    </label>
    <FieldMessage id={`${id}-error`} view={view} />
  </div>
);
