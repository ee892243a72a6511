import dialogs from 'virtual:dialog-texts';
import { Description, DialogTitle } from '@headlessui/react';
import { useRef } from 'react';
import { CROSS } from '../../components/icons.ts';
import { LeadForm } from '../lead-form/LeadForm.tsx';
import { loadSheet } from '../load-sheet.ts';
import { hearTriggers } from '../modal/clicked-trigger.ts';
import { Modal } from '../modal/Modal.tsx';
import { useOpening } from '../modal/use-opening.ts';
import { LEAD_DIALOG_ID, requestOf, textsFor } from './dialog-request.ts';
import sheetUrl from './lead-dialog.css?url';

const clicks = hearTriggers(LEAD_DIALOG_ID);
const look = (): Promise<unknown> => loadSheet(sheetUrl);
// With the island's code, not after React has hydrated it.
if (typeof document !== 'undefined') void look();

/**
 * @param dialog a dialog with a form
 * @returns whether nothing was typed, ticked or chosen in it: then a click beside it may close it
 */
export const isUntouched = (dialog: HTMLElement): boolean => {
  const fields = dialog.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [hidden]), textarea');
  return [...fields].every(({ type, checked, value }) => (type === 'checkbox' ? !checked : value === ''));
};

export interface Props {
  /** Label of the page, where plans open the dialog: what the source of their lead begins with. */
  planSource?: string | undefined;
}

/** The lead form over the page; nothing is there before the first click on a trigger. */
export const LeadDialog = ({ planSource }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { clicked, isOpen, close } = useOpening(clicks, look);

  // What the triggers name, so that the early script finds the island.
  if (!clicked) return <div id={LEAD_DIALOG_ID} hidden />;
  const { title, description, formType, source, plan, messageLabel } = textsFor(
    dialogs,
    requestOf(clicked.trigger.dataset),
    planSource,
  );
  return (
    <Modal className="lead-dialog form-card" {...{ isOpen, close, heading }} mayLeave={isUntouched}>
      <div className="dialog-head">
        <DialogTitle tabIndex={-1} ref={heading}>
          {title}
        </DialogTitle>
        <button type="button" onClick={close}>
          Chiudi
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={CROSS} />
          </svg>
        </button>
      </div>
      <Description className="note">{description}</Description>
      <LeadForm id={LEAD_DIALOG_ID} isInDialog {...{ formType, source, plan, messageLabel }} />
    </Modal>
  );
};
