import { CHOICE_PARAMETER } from '../../lead/choice.ts';
import type { SentLead, WaitingLead } from '../../waiting-leads/waiting-lead.ts';
import { LEAD_DIALOG_ID, requestOf, triggerOf } from '../lead-dialog/dialog-request.ts';
import { fileKey, saveDraft, textsOf } from '../lead-form/draft.ts';
import type { LeadFormElement } from '../lead-form/handover.ts';

/** Key in `sessionStorage` of the lead whose form the next page opens. */
const WANTED = 'waiting-lead';

/** @returns the key of the lead that the visitor wants to see on this page */
export const wantedHere = (): string | undefined => {
  try {
    const key: string | undefined = sessionStorage[WANTED];
    delete sessionStorage[WANTED];
    return key;
  } catch {
    return undefined;
  }
};

const requestIn = ({ request }: WaitingLead): Readonly<Record<string, unknown>> => JSON.parse(request);

/** The choice is in the address of a page; in a dialog it is the dialog's. */
const searchOf = (lead: WaitingLead): string => {
  const { plan } = requestIn(lead);
  return typeof plan === 'string' && !lead.dialog
    ? `?${new URLSearchParams([[CHOICE_PARAMETER, plan]])}`
    : '';
};

const formOf = (id: string): LeadFormElement | null => document.querySelector(`form#${CSS.escape(id)}`);

/** How long a dialog may take to open on a slow line. */
const LONGEST_OPENING_MS = 15_000;
/** Frames until it has the focus: five seconds. */
const MOST_FRAMES = 300;
const SETTLED_MS = 50;

/** @returns the form of a dialog once React owns it; null when it does not open */
const untilOpen = (id: string): Promise<LeadFormElement | null> =>
  new Promise((resolve) => {
    const look = (): void => {
      const form = formOf(id);
      if (!form?.noValidate) return;
      end();
    };
    const watch = new MutationObserver(look);
    const end = (): void => {
      clearTimeout(timer);
      watch.disconnect();
      resolve(formOf(id));
    };
    const timer = setTimeout(end, LONGEST_OPENING_MS);
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['novalidate'] });
    look();
  });

/** Clicks a link that opens the dialog; one that the page no longer has is made for it. */
const openDialog = (attributes: Readonly<Record<string, string>>): void => {
  const asked = JSON.stringify(attributes);
  const links = [...document.querySelectorAll<HTMLElement>(`[data-wakes=${LEAD_DIALOG_ID}]`)];
  let link = links.find(({ dataset }) => JSON.stringify(triggerOf(requestOf(dataset))) === asked);
  if (!link) {
    link = document.createElement('button');
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    link.hidden = true;
    document.body.append(link);
  }
  link.click();
};

/** Puts the file back; a browser that does not allow that asks for it again. */
const fillFile = (form: LeadFormElement, { file, lacksFile, page, formId }: WaitingLead): void => {
  const input = form.querySelector<HTMLInputElement>('input[type=file]');
  if (!input || !(file || lacksFile)) return;
  try {
    const list = new DataTransfer();
    if (file) list.items.add(new File([file.bytes], file.name, { type: file.type }));
    input.files = list.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    if (!file) sessionStorage.setItem(fileKey(page, formId), 'curriculum');
  } catch {}
};

/** Fills in the form as the lead was written, under its key: a lead that had arrived after all stays one lead. */
const fill = (form: LeadFormElement, lead: WaitingLead): void => {
  // The receipt of another lead.
  form.querySelector<HTMLElement>('.again')?.click();
  const request = requestIn(lead);
  for (const field of textsOf(form)) field.value = String(request[field.name] ?? '');
  for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.checked = false;
  form.elements.requestId.value = lead.key;
  fillFile(form, lead);
  const first = form.querySelector<HTMLElement>('[name=name]');
  // The draft, the page's other forms and the button follow.
  first?.dispatchEvent(new Event('input', { bubbles: true }));
  first?.focus();
};

/**
 * Opens the form of a lead on its own page, filled in. Both consents must be given again.
 *
 * @returns resolves when it is open
 */
export const openForm = async (lead: WaitingLead): Promise<void> => {
  const { formId, dialog } = lead;
  const inPage = dialog ? null : formOf(formId);
  if (inPage) return fill(inPage, lead);
  // A page that has lost its form still has the dialog that every page has.
  openDialog(dialog ?? triggerOf());
  const form = await untilOpen(`${LEAD_DIALOG_ID}-form`);
  // The dialog focuses its heading when its looks are there.
  const dialogOf = form?.closest('[role=dialog]');
  for (let frames = MOST_FRAMES; dialogOf && frames > 0; frames -= 1) {
    if (dialogOf.contains(document.activeElement)) break;
    await new Promise(requestAnimationFrame);
  }
  // Headless UI comes first, then the heading (src/islands/modal/Modal.tsx).
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  if (form) fill(form, lead);
};

/**
 * Goes back to the form of a lead. What is kept stays until the server has accepted it.
 *
 * @param opened called when the form is open on this page
 */
export const reopen = (lead: WaitingLead, opened: () => void): void => {
  const { page, formId, dialog, key } = lead;
  const search = searchOf(lead);
  const isHere = location.pathname === page && (!search || location.search === search);
  const form = formOf(formId);
  // The form may be busy with another lead.
  const isBusy = !!form?.querySelector('[name=name][readonly]');
  if (isHere && !isBusy) return void openForm(lead).then(opened);
  try {
    sessionStorage[WANTED] = key;
  } catch {
    // The next page shows the notice again, and opens the form from there.
  }
  if (isHere) location.reload();
  else location.assign(page + search + (dialog ? '' : `#${formId}`));
};

/** Empties the form, or the draft, of a lead that was sent: pressing its button again would look like another lead. */
export const emptyForm = ({ key, page, formId }: SentLead): void => {
  for (const form of document.querySelectorAll<LeadFormElement>('form.lead-form')) {
    if (form.elements.requestId?.value !== key) continue;
    form.reset();
    form.elements.requestId.value = crypto.randomUUID();
    for (const field of textsOf(form)) field.value = '';
    textsOf(form)[0]?.dispatchEvent(new Event('input', { bubbles: true }));
    saveDraft(form);
  }
  try {
    if (JSON.parse(sessionStorage[page] ?? '{}')[formId] === key) delete sessionStorage[page];
  } catch {}
};
