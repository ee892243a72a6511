import type { ReactNode } from 'react';
import { CONSENT_TEXTS, LEGAL_VERSION, PRIVACY_POLICY_PATH } from '../../lead/consent.ts';
import { belongsTo, isOnEveryForm, SHOWN_FIELDS, type VisibleField } from '../../lead/fields.ts';
import { ConsentBox, Honeypot, TextField } from './FieldBoxes.tsx';
import type { FieldView } from './form-view.ts';

interface Props {
  id: string;
  /** Label of the message box, which asks what this page wants to know. */
  messageLabel: string;
  formType: string;
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
    {SHOWN_FIELDS.map((name) => {
      const field = view(name);
      const label = name === 'message' ? messageLabel : undefined;
      const box = <TextField key={name} id={`${id}-${name}`} name={name} label={label} view={field} />;
      if (isOnEveryForm(name)) return box;
      // The template contains the fields of every form; the function decides which ones are shown.
      if (field.shown) {
        return (
          <div key={name} data-message={field.shown}>
            {box}
          </div>
        );
      }
      return belongsTo(name, formType) ? box : null;
    })}
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
