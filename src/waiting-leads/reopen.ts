import { fileKey, putDraft, restoreDraft } from '../islands/lead-form/draft.ts';
import { CHOICE_PARAMETER } from '../lead/choice.ts';
import { forgetLead } from './keep-lead.ts';
import type { WaitingLead } from './waiting-lead.ts';

/** The path of the form's page, with the plan or position that the lead was about. */
const addressOf = ({ page, formId }: WaitingLead, plan: unknown): string => {
  const query = typeof plan === 'string' ? `?${new URLSearchParams([[CHOICE_PARAMETER, plan]])}` : '';
  return `${page}${query}#${formId}`;
};

/**
 * Makes the lead a draft again, as after a reload of its page (src/islands/lead-form/draft.ts), and opens the form.
 * Consents must be given again, and a curriculum must be chosen again. The draft keeps the lead's id, so a lead that
 * had arrived after all stays one lead.
 *
 * @throws {DOMException} when the tab has no storage: the lead stays where it is kept
 */
export const reopen = async (lead: WaitingLead): Promise<void> => {
  const { key, page, formId, file, lacksFile, request = '{}' } = lead;
  const sent: Record<string, unknown> = JSON.parse(request);
  const texts = Object.entries(sent).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  putDraft(page, formId, key, Object.fromEntries(texts));
  // The form then asks for the file again (src/islands/lead-form/use-cv.ts).
  if (file || lacksFile) sessionStorage.setItem(fileKey(page, formId), file?.name ?? 'curriculum');
  await forgetLead(key);
  if (location.pathname !== page) return location.assign(addressOf(lead, sent['plan']));
  for (const form of document.forms) {
    restoreDraft(form);
    // The early script looks at the form again.
    form.dispatchEvent(new Event('input', { bubbles: true }));
  }
  document.getElementById(formId)?.querySelector<HTMLElement>('[name=name]')?.focus();
};
