import words from 'virtual:cookie-words';
import { Description, Field, Label, Switch } from '@headlessui/react';

interface Props {
  name: string;
  /** What the purpose does. */
  text: string;
  checked: boolean;
  /** Missing for what cannot be refused: its switch is fixed. */
  onChange?: (checked: boolean) => void;
}

/** One purpose: its name turns the switch too, and the word of its state, for the eye only, follows it. */
export const PurposeSwitch = ({ name, text, checked, onChange }: Props) => {
  const { always, on, off } = words.states;
  const state = checked ? on : off;
  return (
    <Field className="purpose" disabled={!onChange}>
      <Label>{name}</Label>
      <Switch checked={checked} {...(onChange && { onChange })}>
        <span className="knob" />
      </Switch>
      <span className="state" aria-hidden="true">
        {onChange ? state : always}
      </span>
      <Description>{text}</Description>
    </Field>
  );
};
