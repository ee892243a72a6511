import { SWITCH_STATES } from './cookie-texts.ts';
import { make } from './make.ts';

/** One purpose in the dialog of cookie preferences. */
interface Switch {
  /** What is seen: all of it turns the switch. */
  readonly row: HTMLLabelElement;
  readonly control: HTMLInputElement;
}

/**
 * @param purpose its name, which is the switch's, and what it does, which describes the switch
 * @param checked how it stands at first
 * @param isFixed true for what cannot be refused
 * @returns a row with a switch; the word of its state, for the eye only, follows it
 */
export const makeSwitch = (
  { name, text }: { readonly name: string; readonly text: string },
  checked: boolean,
  isFixed = false,
): Switch => {
  const description = make('small', { id: `cookie-${name}` }, text);
  const control = make('input', { type: 'checkbox', checked, disabled: isFixed });
  control.setAttribute('role', 'switch');
  control.setAttribute('aria-label', name);
  control.setAttribute('aria-describedby', description.id);
  const state = make('i', {});
  state.setAttribute('aria-hidden', 'true');
  const showState = (): void => {
    const { always, on, off } = SWITCH_STATES;
    const changing = control.checked ? on : off;
    state.textContent = isFixed ? always : changing;
  };
  control.addEventListener('change', showState);
  showState();
  return { row: make('label', {}, make('b', {}, name), state, control, description), control };
};
