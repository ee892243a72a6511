import texts from 'virtual:receipt-texts';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { ALERT } from '../../components/icons.ts';
import { VISIBLE_FIELDS } from '../../lead/fields.ts';
import type { LeadErrors } from '../../lead/schema.ts';

/** The words of the failure notice (Specification §8) that lead to the telephone. */
const DIRECTLY = 'contattaci direttamente';

interface NoticeProps {
  text: string;
}

/** The description of a notice; where it asks to get in touch directly, with a link to call. */
export const NoticeText = ({ text }: NoticeProps) => {
  const [before, after] = text.split(DIRECTLY);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={texts.phone.href}>{DIRECTLY}</a>
      {after}
    </>
  );
};

interface Props {
  /** Prefix of the ids of the form. */
  id: string;
  title: string;
  /** What happened and what to do. */
  text: string;
  /** Messages of the wrong fields, each a link to its field; undefined in a box without telephone. */
  wrong?: LeadErrors;
  ref?: Ref<HTMLElement>;
  /** Whether the browser moves the focus to the box when it has loaded the page. */
  autoFocus?: boolean;
  /** Further actions. */
  children?: ReactNode;
}

const focusField = (event: MouseEvent<HTMLAnchorElement>): void => {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.closest('.field, .consent')?.scrollIntoView({ block: 'center' });
};

/**
 * What went wrong, once for the whole form: title, text, a link to each wrong field, the telephone. It can have the
 * focus, and its name and description are the notice's.
 */
export const ErrorBox = ({ id, title, text, wrong, ref, autoFocus, children }: Props) => {
  const fields = VISIBLE_FIELDS.filter((field) => wrong?.[field]);
  return (
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
          <span id={`${id}-problem-text`} key={text}>
            <NoticeText text={text} />
          </span>
        </span>
      </p>
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field}>
              <a href={`#${id}-${field}`} onClick={focusField}>
                {wrong?.[field]}
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
      {wrong && (
        <p className="call-us">
          {fields.length > 0 ? 'Preferisci parlarne?' : 'Quello che hai scritto resta qui.'}{' '}
          <a href={texts.phone.href}>{texts.phone.text}</a>
        </p>
      )}
    </section>
  );
};
