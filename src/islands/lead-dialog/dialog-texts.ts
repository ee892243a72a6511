import type { DialogsData } from '../../content-model/schemas/dialogs.ts';
import { DEFAULT_SOURCE, type FormType } from '../../lead/form-types.ts';
import type { DialogRequest } from './trigger.ts';

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
