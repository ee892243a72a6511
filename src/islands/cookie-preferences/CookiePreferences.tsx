import words from 'virtual:cookie-words';
import tagsAddress from 'virtual:on-intent/tags';
import { Description, DialogTitle, Field, Label, Switch } from '@headlessui/react';
import { useRef, useState } from 'react';
import {
  type Allowed,
  COOKIE_POLICY_HREF,
  COOKIE_PREFERENCES_ID,
  type CookieChoice,
} from '../../consent/cookie-choice.ts';
import { forgetChoice, keepChoice, storedChoice } from '../../consent/stored-choice.ts';
import { loadSheet } from '../load-sheet.ts';
import { hearTriggers } from '../modal/clicked-trigger.ts';
import { Modal } from '../modal/Modal.tsx';
import { useOpening } from '../modal/use-opening.ts';
import sheetUrl from './cookie-preferences.css?url';

const clicks = hearTriggers(COOKIE_PREFERENCES_ID);
const look = (): Promise<unknown> => loadSheet(sheetUrl);
if (typeof document !== 'undefined') void look();

interface SwitchProps {
  name: string;
  /** What the purpose does. */
  text: string;
  checked: boolean;
  /** Missing for what cannot be refused: its switch is fixed. */
  onChange?: (checked: boolean) => void;
}

/** One purpose: its name turns the switch too, and the word of its state, for the eye only, follows it. */
const PurposeSwitch = ({ name, text, checked, onChange }: SwitchProps) => {
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

interface Props {
  /** What holds so far. */
  choice: CookieChoice | undefined;
  onCancel: () => void;
  onSave: (allowed: Allowed) => void;
}

const save = (allowed: Allowed): void => {
  forgetChoice();
  keepChoice(allowed);
  document.getElementById('cookie-banner')?.setAttribute('hidden', '');
  import(/* @vite-ignore */ tagsAddress).then(
    ({ followChoice }) => followChoice(),
    // The choice is stored: the next page follows it.
    () => undefined,
  );
};

/** No form: Enter on a switch would send it, and so keep what nobody chose. */
const Purposes = ({ choice, onCancel, onSave }: Props) => {
  const [analytics, setAnalytics] = useState(choice?.analytics === true);
  const [marketing, setMarketing] = useState(choice?.marketing === true);
  return (
    <>
      <PurposeSwitch {...words.switches.necessary} checked />
      <PurposeSwitch {...words.switches.analytics} checked={analytics} onChange={setAnalytics} />
      <PurposeSwitch {...words.switches.marketing} checked={marketing} onChange={setMarketing} />
      <p>
        <a href={COOKIE_POLICY_HREF}>{words.policy}</a>
      </p>
      <div className="dialog-actions">
        <button type="button" onClick={onCancel}>
          {words.buttons.cancel}
        </button>
        <button type="button" onClick={() => onSave({ analytics, marketing })}>
          {words.buttons.save}
        </button>
      </div>
    </>
  );
};

/** The dialog of cookie preferences: a switch for each purpose, the necessary ones fixed on. Specification §4. */
export const CookiePreferences = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { clicked, isOpen, close } = useOpening(clicks, look);

  // What the triggers name, so that the early script finds the island.
  if (!clicked) return <div id={COOKIE_PREFERENCES_ID} hidden />;
  return (
    <Modal className="cookie-preferences" {...{ isOpen, close, heading }}>
      <DialogTitle tabIndex={-1} ref={heading}>
        {words.preferences}
      </DialogTitle>
      {isOpen && (
        <Purposes
          choice={storedChoice()}
          onCancel={close}
          onSave={(allowed) => {
            save(allowed);
            close();
          }}
        />
      )}
    </Modal>
  );
};
