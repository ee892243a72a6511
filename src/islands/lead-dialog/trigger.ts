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
