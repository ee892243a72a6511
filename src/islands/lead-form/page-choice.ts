import { useSyncExternalStore } from 'react';
import { CHOICE_PARAMETER, showChoice } from '../../lead/choice.ts';
import type { FormType } from '../../lead/form-types.ts';

/**
 * The plan, service or position that the visitor chose on this page. It is in the address, so it survives every jump on
 * the page, a reload and the way back.
 */

const listeners = new Set<() => void>();

const changed = (): void => {
  showChoice();
  for (const listener of listeners) listener();
};

/** @returns the choice of an address; a link without one gives undefined */
const choiceIn = (search: string): string | undefined =>
  new URLSearchParams(search).get(CHOICE_PARAMETER) ?? undefined;

/** The lines above the forms, one for each choice of the page (src/sections/LeadFormCard.astro). */
const lines = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.choice')];

/** Whether the page itself offers that choice: an address may come from anywhere, and may name anything. */
const isOffered = (name: string): boolean =>
  lines().some((line) => line.querySelector('b')?.textContent === name) ||
  [...document.querySelectorAll<HTMLAnchorElement>(`[href*="?${CHOICE_PARAMETER}="]`)].some(
    ({ search }) => choiceIn(search) === name,
  );

/** Positions are chosen on a page whose forms are applications; a request must not carry one, nor the other way. */
const isForApplications = (): boolean =>
  lines().some((line) => line.closest('.form-card')?.querySelector('[name=formType][value=career]'));

/** @returns the choice that a form of this type sends and shows */
const choiceOf = (formType: FormType): string | undefined => {
  const name = choiceIn(location.search);
  return name !== undefined && isOffered(name) && isForApplications() === (formType === 'career')
    ? name
    : undefined;
};

/** Makes a choice without leaving the page: a dialog is about it, or a form is already live. */
export const choose = (name: string): void => {
  const address = new URL(location.href);
  address.searchParams.set(CHOICE_PARAMETER, name);
  history.replaceState(history.state, '', address);
  changed();
};

/** Links that make a choice, except those that open a dialog. */
const CHOICE_LINKS = `[href^="?${CHOICE_PARAMETER}="]:not([data-wakes])`;

/**
 * A link that chooses a plan or a position loads the page again, with the choice in its address. When a form is already
 * live, this keeps the page instead, and with it the ticked boxes: the address changes in the same way, and the browser
 * scrolls to the form.
 */
const stayOnPage = (event: MouseEvent): void => {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(CHOICE_LINKS);
  if (!link || defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  history.pushState(null, '', link.search);
  changed();
  location.replace(link.hash);
};

/** Call it when the code of a form's island is evaluated. */
export const watchChoices = (): void => {
  showChoice();
  document.addEventListener('click', stayOnPage);
  addEventListener('popstate', changed);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * @param formType of the form
 * @returns the choice that the form sends and shows; undefined on the server, where the page has a hidden line for each
 */
export const usePageChoice = (formType: FormType): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => choiceOf(formType),
    () => undefined,
  );
