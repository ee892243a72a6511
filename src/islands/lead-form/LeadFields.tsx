import type { MouseEvent, ReactNode } from 'react';
import { ALERT } from '../../components/icons.ts';
import { CHOSEN, drawnChoice } from '../../lead/choice.ts';
import { CONSENT_TEXTS, LEGAL_VERSION, PRIVACY_POLICY_PATH } from '../../lead/consent.ts';
import { belongsTo, rulesOf, SHOWN_FIELDS, type ShownField, type VisibleField } from '../../lead/fields.ts';
import type { FormType } from '../../lead/form-types.ts';
import { FIELD_MESSAGES } from '../../lead/messages.ts';
import type { LeadErrors, LeadField } from '../../lead/schema.ts';

/** What a form shows of one field. A live form says nothing of values: they are in the browser. */
export interface FieldView {
  /** The message under the field, when it is wrong. */
  readonly message?: ReactNode;
  /** What the visitor typed, in the page that sends a form back. */
  readonly value?: string;
  readonly isTicked?: boolean;
  /** True while the form is sent or waits. */
  readonly isLocked?: boolean;
}

/** @returns the message under a field: consent boxes have messages of their own. Specification §5 */
export const wordsUnder = (field: LeadField, errors: LeadErrors): string | undefined =>
  errors[field] && field in FIELD_MESSAGES
    ? FIELD_MESSAGES[field as keyof typeof FIELD_MESSAGES]
    : errors[field];

interface MessageProps {
  id: string;
  children: ReactNode;
}

/** The error message under a field. */
export const FieldMessage = ({ id, children }: MessageProps) =>
  children ? (
    <p id={id} className="field-message">
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={ALERT} />
      </svg>
      <span>{children}</span>
    </p>
  ) : null;

interface TextProps {
  /** Id of the box. */
  id: string;
  name: ShownField;
  label: string;
  view: FieldView;
}

/** A field of the table (src/lead/fields.ts). It is uncontrolled, so that it keeps what was typed before hydration. */
const TextField = ({ id, name, label, view: { message, value, isLocked } }: TextProps) => {
  const { presence, box } = rulesOf(name);
  const { isLong, ...attributes } = box;
  const held = {
    id,
    name,
    defaultValue: value,
    readOnly: isLocked,
    'aria-invalid': message !== undefined,
    'aria-describedby': message === undefined ? undefined : `${id}-error`,
    ...attributes,
  };
  return (
    <div className="field">
      <label htmlFor={id} key={label}>
        {'optional' in presence ? (
          <>
            {`${label} `}
            <small>{presence.optional}</small>
          </>
        ) : (
          label
        )}
      </label>
      {isLong ? (
        <textarea {...held} />
      ) : (
        <input
          {...held}
          required={'required' in presence}
          data-need={'required' in presence ? presence.need : undefined}
        />
      )}
      <FieldMessage id={`${id}-error`}>{message}</FieldMessage>
    </div>
  );
};

interface ConsentProps {
  id: string;
  name: 'privacyConsent' | 'contactConsent';
  /** Its name in the line below the button. */
  need: string;
  view: FieldView;
  children: ReactNode;
}

const preventChange = (event: MouseEvent): void => event.preventDefault();

/**
 * A consent that must be ticked; a click anywhere on its text ticks it. Without `aria-invalid="false"`, browsers would
 * announce an empty required box as invalid before anybody has touched it. A checkbox has no `readOnly`, so that its
 * clicks are prevented while it is locked.
 */
const ConsentBox = ({ id, name, need, view: { message, isTicked, isLocked }, children }: ConsentProps) => (
  <div className="consent">
    <label>
      <input
        id={id}
        name={name}
        type="checkbox"
        required
        data-need={need}
        defaultChecked={isTicked}
        aria-invalid={message !== undefined}
        aria-describedby={message === undefined ? undefined : `${id}-error`}
        onClick={isLocked ? preventChange : undefined}
      />
      <span>{children}</span>
    </label>
    <FieldMessage id={`${id}-error`}>{message}</FieldMessage>
  </div>
);

/**
 * A field that people do not see and bots fill in. Its attributes tell screen readers and password managers to ignore
 * it. It is hidden by a utility that every page has, since a dialog may open without its own style sheet.
 */
const Honeypot = () => (
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

interface Props {
  id: string;
  /** Label of the message box, which asks what this page wants to know. */
  messageLabel: string;
  formType: FormType;
  source: string;
  /** Id of the lead; empty until the early script makes one. */
  requestId?: string;
  view: (field: VisibleField) => FieldView;
  /** The field for the curriculum of an application. */
  children?: ReactNode;
}

/** The fields of every lead form, as HTML that the browser can validate and post by itself. */
export const LeadFields = ({ id, messageLabel, formType, source, requestId, view, children }: Props) => (
  <>
    {/* Not `type="hidden"`: when the visitor goes back, Chromium restores no value that a script wrote into such a field. */}
    <input hidden name="requestId" defaultValue={requestId} />
    <input type="hidden" name="formType" value={formType} />
    <input type="hidden" name="source" value={source} />
    <input type="hidden" name="consentVersion" value={LEGAL_VERSION} />
    {SHOWN_FIELDS.filter((name) => belongsTo(name, formType)).map((name) => (
      <TextField
        key={name}
        id={`${id}-${name}`}
        name={name}
        label={name === 'message' ? messageLabel : rulesOf(name).label}
        view={view(name)}
      />
    ))}
    {children}
    <Honeypot />
    <ConsentBox
      id={`${id}-privacyConsent`}
      name="privacyConsent"
      need="la prima casella"
      view={view('privacyConsent')}
    >
      {CONSENT_TEXTS.privacyConsent.before}
      <a href={PRIVACY_POLICY_PATH}>{CONSENT_TEXTS.privacyConsent.link}</a>
      {CONSENT_TEXTS.privacyConsent.after}
    </ConsentBox>
    <ConsentBox
      id={`${id}-contactConsent`}
      name="contactConsent"
      need="la seconda casella"
      view={view('contactConsent')}
    >
      {CONSENT_TEXTS.contactConsent}
    </ConsentBox>
  </>
);

interface ChosenProps {
  /** Name of the plan, service or position. */
  name: string;
}

export const ChosenLine = ({ name }: ChosenProps) => (
  <p className="chosen">
    {`${CHOSEN} `}
    <b key={name}>{drawnChoice(name)}</b>
  </p>
);

interface SendProps {
  id: string;
  /** Names the fields that are still empty. */
  missing?: string;
  isDisabled?: boolean;
  children: string;
}

/**
 * The button with the line of missing fields below it, where it leaves no hole once nothing is missing. The line describes the button; it is not a live region, because
 * an announcement at each letter would disturb. Until React has taken the form over, the early script writes both
 * (handover.ts), so that hydration finds them changed.
 */
export const SendButton = ({ id, missing = '', isDisabled = false, children }: SendProps) => (
  <>
    {/* Scripts find the button by its name, even when an extension has added others. */}
    <button
      className="button"
      type="submit"
      name="send"
      disabled={isDisabled}
      aria-describedby={`${id}-missing`}
      suppressHydrationWarning
    >
      {children}
    </button>
    <output className="note" id={`${id}-missing`} name="missing" aria-live="off" suppressHydrationWarning>
      {missing}
    </output>
  </>
);
