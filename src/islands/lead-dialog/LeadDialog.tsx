import dialogs from 'virtual:dialog-texts';
import { Description, DialogTitle } from '@headlessui/react';
import { useEffect, useRef } from 'react';
import { CROSS } from '../../components/icons.ts';
import { LeadForm } from '../lead-form/LeadForm.tsx';
import { choose } from '../lead-form/page-choice.ts';
import { loadSheet } from '../load-sheet.ts';
import { watchTriggers } from '../modal/clicked-trigger.ts';
import { Modal, ModalPlace } from '../modal/Modal.tsx';
import { useOpening } from '../modal/use-opening.ts';
import { type DialogPage, LEAD_DIALOG_ID, requestOf, textsFor, triggerOf } from './dialog-request.ts';
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

/** The lead form in a dialog; it is rendered on the first click on a trigger. */
export const LeadDialog = (page: DialogPage) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { clicked, isOpen, close, giveUp } = useOpening(clicks, look);

  useEffect(() => {
    // What was asked for stays asked for when the dialog is closed and another form is sent.
    const request = clicked && requestOf(clicked.trigger.dataset);
    if (request && 'choice' in request) choose(request.choice);
  }, [clicked]);

  // The triggers name this id, so that the early script finds the island.
  if (!clicked) return <ModalPlace id={LEAD_DIALOG_ID} />;
  const request = requestOf(clicked.trigger.dataset);
  const { title, description, formType, source, plan, messageLabel } = textsFor(dialogs, request, page);
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
      <LeadForm
        id={LEAD_DIALOG_ID}
        dialog={triggerOf(request)}
        opening={clicked}
        {...{ formType, source, plan, messageLabel }}
      />
    </Modal>
  );
};
