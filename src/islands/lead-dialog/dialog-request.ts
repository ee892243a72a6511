import type { DialogsData } from '../../content-model/schemas/lead-forms.ts';
import { drawnChoice } from '../../lead/choice.ts';
import { DEFAULT_SOURCE, type FormType } from '../../lead/form-types.ts';

/** Id of a page's only dialog element, which its triggers name in `data-wakes` (src/early/wake.ts). */
export const LEAD_DIALOG_ID = 'lead-dialog';

/** The dialog that a trigger opens; the dialog of a plan or a service asks about it. */
export type DialogRequest =
  | { readonly name: 'consultation' | 'innovation' }
  | { readonly name: 'plan' | 'service'; readonly choice: string };

/**
 * @param request the dialog to open; the consultation popup, which every page has, needs no further attribute
 * @returns the attributes that make a link open the dialog; without scripts the browser follows the link
 */
export const triggerOf = (
  request: DialogRequest = { name: 'consultation' },
): Readonly<Record<string, string>> => ({
  'data-wakes': LEAD_DIALOG_ID,
  ...(request.name === 'innovation' && { 'data-dialog': request.name }),
  ...('choice' in request && { [`data-${request.name}`]: request.choice }),
});

/**
 * @param dataset dataset of a link with the attributes of {@link triggerOf}
 * @returns the dialog that the link opens
 */
export const requestOf = ({
  dialog,
  plan,
  service,
}: Readonly<Record<string, string | undefined>>): DialogRequest => {
  if (plan !== undefined) return { name: 'plan', choice: plan };
  if (service !== undefined) return { name: 'service', choice: service };
  return { name: dialog === 'innovation' ? dialog : 'consultation' };
};

/** The texts of a dialog, and the form type, source and plan of its lead. Specification §3, "Form properties". */
export interface DialogTexts {
  readonly title: string;
  readonly description: string;
  readonly formType: FormType;
  readonly source: string;
  /** The plan or service that the dialog asks about. */
  readonly plan?: string;
  readonly messageLabel: string;
}

/** What a page says to its dialogs. */
export interface DialogPage {
  /** Label of the page: the source of a service, and the beginning of that of a plan, such as `Fibra Ottica`. */
  readonly source?: string | undefined;
  /** The question of the page's own form, which its dialogs ask too. */
  readonly messageLabel?: string | undefined;
}

/**
 * @param dialogs the texts of every dialog
 * @param request the dialog that the visitor opens
 * @param page on which it opens
 * @returns the texts to show; the description of a plan or a service ends with its name, and so does the source of a
 *   plan, `Fibra Ottica - Super Office One` (Specification §3, "for plan dialogs 'page - plan name'")
 */
export const textsFor = (
  dialogs: DialogsData,
  request: DialogRequest,
  { source = DEFAULT_SOURCE, messageLabel }: DialogPage = {},
): DialogTexts => {
  const texts = dialogs[request.name];
  const asked = { ...texts, messageLabel: messageLabel ?? texts.messageLabel };
  if (!('choice' in request)) return { ...asked, source: dialogs[request.name].source };
  const { name, choice } = request;
  return {
    ...asked,
    description: `${texts.description} ${drawnChoice(choice)}.`,
    source: name === 'plan' ? `${source} - ${choice}` : source,
    plan: choice,
  };
};
