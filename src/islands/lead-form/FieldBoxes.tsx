import type { InputHTMLAttributes, ReactNode } from 'react';
import { ALERT } from '../../components/icons.ts';
import { rulesOf, type ShownField } from '../../lead/fields.ts';
import type { FieldView } from './form-view.ts';

interface MessageProps {
  id: string;
  view: FieldView;
}

/** The error message under a field. */
export const FieldMessage = ({ id, view }: MessageProps) =>
  view.hasMessage ? (
    <p id={id} className="field-message" data-message={view.hasMessage}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={ALERT} />
      </svg>
      <span>{view.message}</span>
    </p>
  ) : null;

interface TextProps {
  /** Id of the box. */
  id: string;
  name: ShownField;
  /** Replaces the label of the table. */
  label: string | undefined;
  view: FieldView;
}

/** A field of the table (src/lead/fields.ts). It is uncontrolled, so that it keeps what was typed before hydration. */
export const TextField = ({ id, name, label, view }: TextProps) => {
  const rules = rulesOf(name);
  const { presence } = rules;
  const { isLong, ...box } = rules.box;
  const words = label ?? rules.label;
  const held = {
    defaultValue: view.value,
    'aria-invalid': view.isInvalid,
    'aria-describedby': view.hasMessage ? `${id}-error` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id} key={words}>
        {'optional' in presence ? (
          <>
            {`${words} `}
            <small>{presence.optional}</small>
          </>
        ) : (
          words
        )}
      </label>
      {isLong ? (
        <textarea id={id} name={name} {...box} {...held} />
      ) : (
        <input
          id={id}
          required={'required' in presence}
          data-need={'required' in presence ? presence.need : undefined}
          {...held}
          name={name}
          {...box}
        />
      )}
      <FieldMessage id={`${id}-error`} view={view} />
    </div>
  );
};

interface ConsentProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  need: string;
  view: FieldView;
  children: ReactNode;
}

/**
 * A consent that must be ticked; a click anywhere on its text ticks it. Without `aria-invalid="false"`, browsers would
 * announce an empty required box as invalid before anybody has touched it.
 */
export const ConsentBox = ({ id, need, view, children, ...attributes }: ConsentProps) => (
  <div className="consent">
    <label>
      <input
        id={id}
        type="checkbox"
        required
        data-need={need}
        data-checked={view.checked}
        aria-invalid={view.isInvalid}
        aria-describedby={view.hasMessage ? `${id}-error` : undefined}
        {...attributes}
      />
      <span>{children}</span>
    </label>
    <FieldMessage id={`${id}-error`} view={view} />
  </div>
);

/**
 * A field that people do not see and bots fill in. Its attributes tell screen readers and password managers to ignore
 * it. It is hidden by a utility that every page has, since a dialog may open without its own style sheet.
 */
export const Honeypot = () => (
  <div className="honeypot sr-only" aria-hidden="true">
    <label>
      Sito web
      <input
        name="website"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        data-form-type="other"
      />
    </label>
  </div>
);
