import type { DialogsData } from '../../content-model/schemas/lead-forms.ts';
import { DEFAULT_SOURCE, type FormType } from '../../lead/form-types.ts';

/** Id of a page's only dialog element, which its triggers name in `data-wakes` (src/early/wake.ts). */
export const LEAD_DIALOG_ID = 'lead-dialog';

/** The dialog that a trigger opens; a plan's dialog asks about that plan. */
export type DialogRequest =
  | { readonly name: 'consultation' | 'innovation' }
  | { readonly name: 'plan'; readonly plan: string };

/**
 * @param request the dialog to open; the consultation popup, which every page has, needs no further attribute
 * @returns the attributes that make a link open the dialog; without scripts the browser follows the link
 */
export const triggerOf = (
  request: DialogRequest = { name: 'consultation' },
): Readonly<Record<string, string>> => ({
  'data-wakes': LEAD_DIALOG_ID,
  ...(request.name === 'innovation' && { 'data-dialog': request.name }),
  ...(request.name === 'plan' && { 'data-plan': request.plan }),
});

/**
 * @param dataset dataset of a link with the attributes of {@link triggerOf}
 * @returns the dialog that the link opens
 */
export const requestOf = ({ dialog, plan }: Readonly<Record<string, string | undefined>>): DialogRequest => {
  if (plan !== undefined) return { name: 'plan', plan };
  return { name: dialog === 'innovation' ? dialog : 'consultation' };
};

/** The texts of a dialog, and the form type, source and plan of its lead. Specification §3, "Form properties". */
export interface DialogTexts {
  readonly title: string;
  readonly description: string;
  readonly formType: FormType;
  readonly source: string;
  /** The plan that the dialog asks about. */
  readonly plan?: string;
  readonly messageLabel: string;
}

/**
 * @param dialogs the texts of every dialog
 * @param request the dialog that the visitor opens
 * @param planSource label of the page, with which the source of a plan begins: `Fibra Ottica`
 * @returns the texts to show; description and source of a plan end with its name, `Fibra Ottica - Super Office One`
 *   (Specification §3, "for plan dialogs 'page - plan name'")
 */
export const textsFor = (
  dialogs: DialogsData,
  request: DialogRequest,
  planSource = DEFAULT_SOURCE,
): DialogTexts => {
  if (request.name !== 'plan') return dialogs[request.name];
  const { plan } = request;
  return {
    ...dialogs.plan,
    description: `${dialogs.plan.description} ${plan}.`,
    source: `${planSource} - ${plan}`,
    plan,
  };
};
