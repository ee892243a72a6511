import { everyPage, type Rule } from './every-page.ts';

/**
 * What makes room for the cookie banner comes after the script that shows it: a frame between the two would show it jump.
 * No browser counts that as a layout shift, since it is moved by `translate`.
 */
const besideBanner: Rule = ({ document }) => {
  const contacts = document.querySelector('.quick-contacts');
  const early = Array.from(document.scripts).find(({ text }) => text.includes('cookie-banner'));
  if (!contacts || !early) return ['has no .quick-contacts, or no script that shows the cookie banner'];
  const follows = early.compareDocumentPosition(contacts) & early.DOCUMENT_POSITION_FOLLOWING;
  return follows ? [] : ['.quick-contacts stands before the script that shows the cookie banner'];
};

const CONTACTS = '<aside class="quick-contacts"></aside>';
const EARLY = '<script>show(`cookie-banner`)</script>';

everyPage(besideBanner, {
  good: [`${EARLY}${CONTACTS}`],
  broken: [
    { html: `${CONTACTS}${EARLY}`, says: 'stands before' },
    { html: EARLY, says: 'has no' },
    { html: CONTACTS, says: 'has no' },
  ],
});
