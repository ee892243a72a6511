import type { DialogsData } from '../../content-model/schemas/lead-forms.ts';
import { DEFAULT_SOURCE, type FormType } from '../../lead/form-types.ts';

/** Id of the one dialog element of a page: what `data-wakes` of its triggers names (src/early/wake.ts). */
export const LEAD_DIALOG_ID = 'lead-dialog';

/** What a visitor wants who clicked a trigger; a plan's dialog asks about that plan. */
export type DialogRequest =
  | { readonly name: 'consultation' | 'innovation' }
  | { readonly name: 'plan'; readonly plan: string };

/**
 * @param request what the link asks for; the consultation popup, which every page opens, costs no attribute of its own
 * @returns the attributes that make a link open the dialog; without scripts the link is followed
 */
export const triggerOf = (
  request: DialogRequest = { name: 'consultation' },
): Readonly<Record<string, string>> => ({
  'data-wakes': LEAD_DIALOG_ID,
  ...(request.name === 'innovation' && { 'data-dialog': request.name }),
  ...(request.name === 'plan' && { 'data-plan': request.plan }),
});

/**
 * @param dataset of an element that {@link triggerOf} made a trigger
 * @returns what it asks for
 */
export const requestOf = ({ dialog, plan }: Readonly<Record<string, string | undefined>>): DialogRequest => {
  if (plan !== undefined) return { name: 'plan', plan };
  return { name: dialog === 'innovation' ? dialog : 'consultation' };
};

/** What a dialog says, and how its lead names it. Specification §3, "Form properties". */
export interface DialogTexts {
  readonly title: string;
  readonly description: string;
  readonly formType: FormType;
  readonly source: string;
  /** That the dialog asks about. */
  readonly plan?: string;
  readonly messageLabel: string;
}

/**
 * @param dialogs the texts of every dialog
 * @param request what the visitor clicked
 * @param planSource label of the page, which begins the source of a plan: `Fibra Ottica`
 * @returns the texts to show: a plan's name ends its description and its source, `Fibra Ottica - Super Office One`
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
