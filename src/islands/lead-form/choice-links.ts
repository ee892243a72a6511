import { CHOICE_PARAMETER } from '../../lead/choice.ts';

/** But those that open a dialog. */
const CHOICE_LINKS = `[href^="?${CHOICE_PARAMETER}="]:not([data-wakes])`;

/**
 * A button that chooses a plan or a position loads the page anew, with the choice in its address. Where a form is live
 * already the page stays, and with it what was ticked: the address changes as it would have, and the browser goes to
 * the form.
 */
const stayOnPage = (event: MouseEvent): void => {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(CHOICE_LINKS);
  if (!link || defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  history.pushState(null, '', link.search);
  location.replace(link.hash);
};

/** Called with the code of a form's island. */
export const hearChoiceLinks = (): void => document.addEventListener('click', stayOnPage);
