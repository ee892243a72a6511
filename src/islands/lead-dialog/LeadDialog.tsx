import dialogs from 'virtual:dialog-texts';
import { Description, DialogTitle } from '@headlessui/react';
import { useRef } from 'react';
import { CROSS } from '../../components/icons.ts';
import { LeadForm } from '../lead-form/LeadForm.tsx';
import { loadSheet } from '../load-sheet.ts';
import { watchTriggers } from '../modal/clicked-trigger.ts';
import { Modal, ModalPlace } from '../modal/Modal.tsx';
import { useOpening } from '../modal/use-opening.ts';
import { LEAD_DIALOG_ID, requestOf, textsFor } from './dialog-request.ts';
import sheetUrl from './lead-dialog.css?url';

const clicks = watchTriggers(LEAD_DIALOG_ID);
const look = (): Promise<unknown> => loadSheet(sheetUrl);
// Loads the sheet as soon as the island's code runs, instead of after hydration.
if (typeof document !== 'undefined') void look();

/**
 * @param dialog a dialog with a form
 * @returns whether nothing was typed, ticked or chosen in it, so that a click outside may close it
 */
export const isUntouched = (dialog: HTMLElement): boolean => {
  const fields = dialog.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [hidden]), textarea');
  return [...fields].every(({ type, checked, value }) => (type === 'checkbox' ? !checked : value === ''));
};

export interface Props {
  /** Label of a page whose plans open the dialog: the source of a plan's lead begins with it. */
  planSource?: string | undefined;
}

/** The lead form in a dialog; it is rendered on the first click on a trigger. */
export const LeadDialog = ({ planSource }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { clicked, isOpen, close, giveUp } = useOpening(clicks, look);

  // The triggers name this id, so that the early script finds the island.
  if (!clicked) return <ModalPlace id={LEAD_DIALOG_ID} />;
  const { title, description, formType, source, plan, messageLabel } = textsFor(
    dialogs,
    requestOf(clicked.trigger.dataset),
    planSource,
  );
  return (
    <Modal className="lead-dialog form-card" {...{ isOpen, close, giveUp, heading }} mayLeave={isUntouched}>
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
