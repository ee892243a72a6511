import dialogs from 'virtual:dialog-texts';
import { useRef } from 'react';
import { CROSS } from '../../components/icons.ts';
import { DOUBLE_CLICK_MS } from '../../focus/double-click.ts';
import { keepFocusIn } from '../../focus/keep-focus.ts';
import { LeadForm } from '../lead-form/LeadForm.tsx';
import { loadSheet } from '../lead-form/load-sheet.ts';
import { hearTriggers } from './clicked-trigger.ts';
import { textsFor } from './dialog-texts.ts';
import { isUntouched } from './is-untouched.ts';
import sheetUrl from './lead-dialog.css?url';
import { returnFocus } from './return-focus.ts';
import { LEAD_DIALOG_ID, requestOf } from './trigger.ts';
import { useModal } from './use-modal.ts';

const isBrowser = typeof document !== 'undefined';
const look = (): Promise<unknown> => loadSheet(sheetUrl);
if (isBrowser) {
  hearTriggers();
  // With the island's code, not after React has hydrated it.
  void look();
}

const TITLE_ID = `${LEAD_DIALOG_ID}-title`;
const TEXT_ID = `${LEAD_DIALOG_ID}-text`;

export interface Props {
  /** Label of the page, where plans open the dialog: what the source of their lead begins with. */
  planSource?: string | undefined;
}

/**
 * The lead form over the page: a native modal dialog, empty until a trigger is clicked (docs/decisions/0010-dialogs.md).
 * It stays mounted when it closes, so that what was typed is still there.
 */
export const LeadDialog = ({ planSource }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedBeside = useRef(false);
  const { clicked, openedAt } = useModal(dialog, heading, look);

  if (!clicked) return <dialog id={LEAD_DIALOG_ID} ref={dialog} />;
  const { title, description, formType, source, messageLabel } = textsFor(
    dialogs,
    requestOf(clicked.trigger.dataset),
    planSource,
  );
  const close = (): void => dialog.current?.close();
  return (
    <dialog
      id={LEAD_DIALOG_ID}
      className="lead-dialog"
      aria-labelledby={TITLE_ID}
      aria-describedby={TEXT_ID}
      ref={dialog}
      onClose={() => returnFocus(clicked.trigger)}
      onKeyDown={(event) => keepFocusIn(event.currentTarget, event)}
      // Its content covers all of it: what hits the dialog itself hits its backdrop. A selection dragged out of a field
      // ends there too, but did not begin there.
      onPointerDown={({ target, currentTarget }) => {
        const isDoubleClick = performance.now() - openedAt.current < DOUBLE_CLICK_MS;
        pressedBeside.current = target === currentTarget && !isDoubleClick;
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && pressedBeside.current && isUntouched(currentTarget)) close();
      }}
    >
      <div className="form-card">
        <div className="dialog-head">
          <h2 id={TITLE_ID} tabIndex={-1} ref={heading}>
            {title}
          </h2>
          <button type="button" onClick={close}>
            Chiudi
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={CROSS} />
            </svg>
          </button>
        </div>
        <p className="note" id={TEXT_ID}>
          {description}
        </p>
        <LeadForm id={LEAD_DIALOG_ID} formType={formType} source={source} messageLabel={messageLabel} />
      </div>
    </dialog>
  );
};
