import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import type { FormType } from '../../lead/form-types.ts';
import { pageSends } from './attempt.ts';
import { LeadForm, type Props } from './LeadForm.tsx';

// React asks for this before it lets a test drive its updates.
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
// jsdom has no layout and no scrolling.
Element.prototype.scrollIntoView ??= () => undefined;

/** @returns the island as in a page */
export const island = (formType: FormType = 'contact', source = 'Fibra Ottica') => (
  <LeadForm id="prova" formType={formType} source={source} messageLabel="Note" />
);

/** Puts the island's HTML into a new page, as the server sends it. @returns the element that contains it */
export const serve = (formType?: FormType): HTMLElement => {
  pageSends.count = 0;
  document.body.innerHTML = `<div id="root">${renderToString(island(formType))}</div>`;
  return document.getElementById('root') as HTMLElement;
};

/** Lets React take over the served island. @returns React's root */
export const hydrate = (place: HTMLElement, formType?: FormType): Promise<Root> =>
  act(async () => hydrateRoot(place, island(formType), { onRecoverableError: () => undefined }));

/** Serves and hydrates the island. @returns React's root */
export const open = (formType?: FormType): Promise<Root> => hydrate(serve(formType), formType);

/** Renders the island into a new page without HTML from a server. */
export const renderForm = async (props: Partial<Props> = {}): Promise<Root> => {
  pageSends.count = 0;
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root') as HTMLElement);
  await act(async () => root.render(<LeadForm id="prova" {...props} />));
  return root;
};

/** The same as a dialog does it. */
export const render = (isInDialog = false): Promise<Root> => renderForm(isInDialog ? { dialog: {} } : {});

export const form = () => document.querySelector('form') as HTMLFormElement;
export const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
export const button = () => document.querySelector('[type=submit]') as HTMLButtonElement;
export const toast = () => document.querySelector('.toast')?.textContent ?? '';
export const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';

export const GOOD = {
  name: 'Giulia Montanari',
  email: 'g.montanari@officine.example',
  phone: '+39 02 1234567',
};

/** Types the values and ticks both consents. */
export const type = async (values: Readonly<Record<string, string>> = GOOD): Promise<void> => {
  await act(async () => {
    for (const [name, value] of Object.entries(values)) {
      field(name).value = value;
      field(name).dispatchEvent(new Event('input', { bubbles: true }));
    }
    for (const name of ['privacyConsent', 'contactConsent']) {
      field(name).checked = true;
      field(name).dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
};

export const submit = async (): Promise<void> => {
  await act(async () => {
    form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
};

/** Asks for the empty form after a success. */
export const startAnother = (): Promise<void> =>
  act(async () => document.querySelector<HTMLElement>('.again')?.click());

/** Takes the page online or offline. */
export const connection = async (isOnline: boolean): Promise<void> => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  await act(async () => {
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
};
