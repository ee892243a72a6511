import { readSite } from '../../src/content-model/site.ts';
import { everyPage, type Rule } from './every-page.ts';

const { supportAccess, claims } = readSite().brand;

const plain = (text: string | null | undefined): string => (text ?? '').replace(/[\s\u00a0]+/g, ' ');

const SUPPORT = /\b(?:supporto|assistenza)\b/i;
const AT_ANY_HOUR = /24 ore su 24|\ba (?:ogni|qualunque|qualsiasi) ora\b|\bnon chiude mai\b/i;

/** A visitor who asks about a fault, or looks for a way to call, reads how the support of any hour is reached. */
const access: Rule = ({ document }) => {
  // A quote within the page has a foot too.
  const foot = [...document.querySelectorAll('footer')].find((footer) => !footer.closest('main'));
  const answers = Array.from(document.querySelectorAll('main details, main dd'), (answer) =>
    plain(answer.textContent),
  );
  return [
    ...(!foot || plain(foot.textContent).includes(supportAccess) ? [] : ['the foot does not say it']),
    ...answers
      .filter((text) => SUPPORT.test(text) && (AT_ANY_HOUR.test(text) || text.includes(claims.support)))
      .filter((text) => !text.includes(supportAccess))
      .map((text) => `an answer does not say it: ${text}`),
  ];
};

const footer = `<footer>Lun-Ven 9:00-18:00. ${supportAccess}</footer>`;
const answer = (text: string): string => `<main><dl><dt>E di notte?</dt><dd>${text}</dd></dl></main>`;

everyPage(access, {
  good: [
    footer,
    footer + answer(`Il supporto risponde ${claims.support}. ${supportAccess}`),
    footer + answer('Il supporto controlla la SIM.'),
    footer + answer(claims.support),
  ],
  broken: [
    { html: '<footer>Lun-Ven 9:00-18:00</footer>', says: 'the foot does not say it' },
    { html: footer + answer(`Il supporto risponde ${claims.support}.`), says: 'an answer' },
    { html: footer + answer('Chiami l’assistenza a qualunque ora.'), says: 'an answer' },
  ],
});
