import { rulesOf, type ShownField } from '../../lead/fields.ts';
import { FieldMessage } from './FieldMessage.tsx';
import type { FieldView } from './form-view.ts';

interface Props {
  /** Of the box. */
  id: string;
  name: ShownField;
  /** In place of the table's. */
  label: string | undefined;
  view: FieldView;
}

/** A field of the table (src/lead/fields.ts). The browser holds its value: what was typed before hydration stays. */
export const TextField = ({ id, name, label, view }: Props) => {
  const rules = rulesOf(name);
  const { presence } = rules;
  const { isLong, ...box } = rules.box;
  const words = label ?? rules.label;
  const held = {
    defaultValue: view.value,
    'aria-invalid': view.isInvalid || undefined,
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
