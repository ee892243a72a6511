import type { ReactNode } from 'react';
import { CONSENT_TEXTS, PRIVACY_POLICY_PATH } from '../../lead/consent.ts';
import { LEGAL_VERSION } from '../../lead/legal-version.ts';
import {
  EMAIL_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
} from '../../lead/limits.ts';
import {
  EMAIL_INPUT_PATTERN,
  NAME_INPUT_HINT,
  NAME_INPUT_PATTERN,
  PHONE_INPUT_HINT,
  PHONE_INPUT_PATTERN,
} from '../../lead/patterns.ts';
import type { LeadField } from '../../lead/schema.ts';
import { ConsentBox } from './ConsentBox.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import type { FieldView } from './form-view.ts';
import { Honeypot } from './Honeypot.tsx';
import { TextField } from './TextField.tsx';

interface Props {
  id: string;
  /** Label of the message box: what this page would like to know. */
  messageLabel: string;
  formType: string;
  source: string;
  /** Id of the lead; empty until the early script makes one. */
  requestId?: string;
  view: (field: LeadField) => FieldView;
  /** The curriculum of an application. */
  children?: ReactNode;
}

/** The fields of every lead form, as HTML that a browser validates and posts by itself. */
export const LeadFields = ({ id, messageLabel, formType, source, requestId, view, children }: Props) => {
  const message = view('message');
  return (
    <>
      {/* Not of the type: on the way back Chromium gives such a field no value that a script had set. */}
      <input hidden name="requestId" defaultValue={requestId} />
      <input type="hidden" name="formType" value={formType} />
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="consentVersion" value={LEGAL_VERSION} />
      <TextField
        id={`${id}-name`}
        name="name"
        label="Nome e cognome"
        need="nome"
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        pattern={NAME_INPUT_PATTERN}
        title={NAME_INPUT_HINT}
        view={view('name')}
      />
      <TextField
        id={`${id}-email`}
        name="email"
        label="Email"
        need="email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        pattern={EMAIL_INPUT_PATTERN}
        view={view('email')}
      />
      <TextField
        id={`${id}-phone`}
        name="phone"
        label="Telefono"
        need="telefono"
        type="tel"
        autoComplete="tel"
        maxLength={PHONE_MAX_LENGTH}
        pattern={PHONE_INPUT_PATTERN}
        title={PHONE_INPUT_HINT}
        view={view('phone')}
      />
      <div className="field">
        <label htmlFor={`${id}-message`} key={messageLabel}>
          {`${messageLabel} `}
          <small>(facoltativo)</small>
        </label>
        <textarea
          id={`${id}-message`}
          name="message"
          maxLength={MESSAGE_MAX_LENGTH}
          defaultValue={message.value}
          aria-invalid={message.isInvalid || undefined}
          aria-describedby={message.hasMessage ? `${id}-message-error` : undefined}
        />
        <FieldMessage id={`${id}-message-error`} view={message} />
      </div>
      {children}
      <Honeypot />
      <ConsentBox
        id={`${id}-privacyConsent`}
        name="privacyConsent"
        need="presa visione dell’informativa"
        view={view('privacyConsent')}
      >
        {CONSENT_TEXTS.privacyConsent.before}
        <a href={PRIVACY_POLICY_PATH}>{CONSENT_TEXTS.privacyConsent.link}</a>
        {CONSENT_TEXTS.privacyConsent.after}
      </ConsentBox>
      <ConsentBox
        id={`${id}-contactConsent`}
        name="contactConsent"
        need="richiesta di ricontatto"
        view={view('contactConsent')}
      >
        {CONSENT_TEXTS.contactConsent}
      </ConsentBox>
    </>
  );
};
