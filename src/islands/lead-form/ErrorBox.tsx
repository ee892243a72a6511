import texts from 'virtual:receipt-texts';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { ALERT } from '../../components/icons.ts';
import { VISIBLE_FIELDS } from '../../lead/fields.ts';
import type { LeadField } from '../../lead/schema.ts';
import type { FieldView } from './form-view.ts';
import { NoticeText } from './NoticeText.tsx';

interface Props {
  /** Prefix of the ids of the form. */
  id: string;
  title: string;
  /** What happened and what to do; a plain text asks to call with a link (NoticeText.tsx). */
  text: ReactNode;
  /** The line above the telephone; without it the box names no telephone. */
  call?: ReactNode;
  ref?: Ref<HTMLElement>;
  /** Whether the browser moves the focus to the box when it has loaded the page. */
  autoFocus?: boolean;
  /** The links to the wrong fields, and further actions. */
  children?: ReactNode;
}

/**
 * What went wrong, once for the whole form: title, text, a link to each wrong field, the telephone. It can have the
 * focus, and its name and description are the notice's.
 */
export const ErrorBox = ({ id, title, text, call, ref, autoFocus, children }: Props) => (
  <section
    className="error-box"
    aria-labelledby={`${id}-problem`}
    aria-describedby={`${id}-problem-text`}
    tabIndex={-1}
    // biome-ignore lint/a11y/noAutofocus: only on the page that answers a form posted without JavaScript, and on nothing that opens a keyboard.
    autoFocus={autoFocus}
    ref={ref}
  >
    <p className="problem">
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={ALERT} />
      </svg>
      <span>
        <b id={`${id}-problem`}>{title}</b>{' '}
        <span id={`${id}-problem-text`} key={typeof text === 'string' ? text : undefined}>
          {typeof text === 'string' ? <NoticeText text={text} /> : text}
        </span>
      </span>
    </p>
    {children}
    {call && (
      <p className="call-us">
        {call} <a href={texts.phone.href}>{texts.phone.text}</a>
      </p>
    )}
  </section>
);

interface LinksProps {
  id: string;
  view: (field: LeadField) => FieldView;
  /** The schema's message, which may differ from the one under the field. */
  wordsOf: (field: LeadField) => string | undefined;
  /** Written to `data-message`; the style sheet hides `false`. */
  shown?: string;
}

const focusField = (event: MouseEvent<HTMLAnchorElement>): void => {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.closest('.field, .consent')?.scrollIntoView({ block: 'center' });
};

/** A link to each wrong field, with its message. */
export const FieldLinks = ({ id, view, wordsOf, shown }: LinksProps) => (
  <ul data-message={shown}>
    {VISIBLE_FIELDS.map((field) => {
      const { hasMessage } = view(field);
      return hasMessage ? (
        <li key={field} data-message={hasMessage}>
          <a href={`#${id}-${field}`} onClick={focusField}>
            {wordsOf(field)}
          </a>
        </li>
      ) : null;
    })}
  </ul>
);

/** The lines above the telephone: after a mistake, and after a failure that is not the visitor's. */
export const CALL_ABOUT_MISTAKES = 'Preferisci parlarne?';
export const CALL_ABOUT_FAILURE = 'Quello che hai scritto resta qui.';
