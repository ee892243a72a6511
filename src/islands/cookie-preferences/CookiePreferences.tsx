import words from 'virtual:cookie-words';
import keptAddress from 'virtual:on-intent/kept-leads';
import tagsAddress from 'virtual:on-intent/tags';
import { Description, DialogTitle, Field, Label, Switch } from '@headlessui/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type Allowed,
  COOKIE_POLICY_HREF,
  COOKIE_PREFERENCES_ID,
  type CookieChoice,
} from '../../consent/cookie-choice.ts';
import { expireRefused } from '../../consent/refused-cookies.ts';
import { forgetChoice, keepChoice, storedChoice } from '../../consent/stored-choice.ts';
import { keepCampaign } from '../../lead/campaign-address.ts';
import type { Notice } from '../../lead/notices.ts';
import { hasMark } from '../../waiting-leads/mark.ts';
import { loadSheet } from '../load-sheet.ts';
import { watchTriggers } from '../modal/clicked-trigger.ts';
import { Modal, ModalPlace } from '../modal/Modal.tsx';
import { returnFocus, useOpening } from '../modal/use-opening.ts';
import { Toasts } from '../toast/Toast.tsx';
import sheetUrl from './cookie-preferences.css?url';

const clicks = watchTriggers(COOKIE_PREFERENCES_ID);
const look = (): Promise<unknown> => loadSheet(sheetUrl);
if (typeof document !== 'undefined') void look();

interface SwitchProps {
  name: string;
  /** Describes the purpose. */
  text: string;
  checked: boolean;
  /** Missing when the purpose cannot be refused: its switch is fixed. */
  onChange?: (checked: boolean) => void;
}

/** One purpose. A click on its name also toggles the switch; the word for the state is hidden from screen readers. */
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
  /** The stored choice. */
  choice: CookieChoice | undefined;
  onCancel: () => void;
  onSave: (allowed: Allowed) => void;
}

/** False when no tag has an id; the build then drops the code for tags. */
const hasTags = Boolean(import.meta.env.PUBLIC_ANALYTICS_ID || import.meta.env.PUBLIC_MARKETING_ID);

/** Fetched only where something of a lead is kept. */
const keptLeads = (): Promise<typeof import('./kept-leads.ts')> => import(/* @vite-ignore */ keptAddress);

const save = (allowed: Allowed): void => {
  forgetChoice();
  keepChoice(allowed);
  keepCampaign(allowed.marketing);
  const drop = async (): Promise<void> => (await keptLeads()).dropClickIds();
  // Where that cannot be loaded, the next page drops them.
  if (!allowed.marketing && hasMark()) drop().catch(() => undefined);
  expireRefused(allowed);
  document.getElementById('cookie-banner')?.setAttribute('hidden', '');
  if (!hasTags) return;
  import(/* @vite-ignore */ tagsAddress).then(
    ({ followChoice }) => followChoice(),
    // The choice is stored, so the next page applies it.
    () => undefined,
  );
};

const UNREADABLE = 'Questo browser non risponde: chiudi le altre schede di questo sito e riprova.';

/** Says the same of the leads that are kept as the notices do, and erases them. Where none is there is nothing to see. */
const KeptLeads = () => {
  const [lines, setLines] = useState<readonly string[]>([]);
  const [isErasable, setErasable] = useState(false);
  useEffect(() => {
    if (!hasMark()) return;
    const read = async (): Promise<void> => {
      const said = await (await keptLeads()).linesOfKept();
      setLines(said);
      setErasable(said.length > 0);
    };
    read().catch(() => setLines([UNREADABLE]));
  }, []);
  if (lines.length === 0) return null;
  const erase = async (): Promise<void> => {
    setErasable(false);
    setLines(
      await keptLeads()
        .then(({ eraseKept }) => eraseKept())
        .catch(() => [UNREADABLE]),
    );
  };
  return (
    <div className="waiting" role="status">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isErasable && (
        <button type="button" onClick={erase}>
          Cancellala
        </button>
      )}
    </div>
  );
};

/** The switches. They are not in a form: Enter on a switch would submit it and save a choice that nobody made. */
const Purposes = ({ choice, onCancel, onSave }: Props) => {
  const [analytics, setAnalytics] = useState(choice?.analytics === true);
  const [marketing, setMarketing] = useState(choice?.marketing === true);
  return (
    <>
      <PurposeSwitch {...words.switches.necessary} checked />
      <PurposeSwitch {...words.switches.analytics} checked={analytics} onChange={setAnalytics} />
      <PurposeSwitch {...words.switches.marketing} checked={marketing} onChange={setMarketing} />
      <KeptLeads />
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

const SAVED: Notice = { tone: 'success', title: words.saved.title, description: words.saved.text };

/** The dialog of cookie preferences: a switch for each purpose; the necessary one is fixed on. Specification §4. */
export const CookiePreferences = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [notice, setNotice] = useState<Notice>();
  const dismiss = useCallback(() => setNotice(undefined), []);
  const { clicked, isOpen, close, giveUp } = useOpening(clicks, look);

  // The triggers name this id, so that the early script finds the island.
  if (!clicked) return <ModalPlace id={COOKIE_PREFERENCES_ID} />;
  return (
    <>
      <Modal className="cookie-preferences" {...{ isOpen, close, giveUp, heading }}>
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
              // The page is inert until the dialog is gone, and nothing inert is announced.
              setTimeout(setNotice, 0, SAVED);
            }}
          />
        )}
      </Modal>
      <Toasts notice={notice} onClose={dismiss} passFocusOn={() => returnFocus(clicked.trigger)} />
    </>
  );
};
