import { CONSENT_TEXTS } from '../../lead/consent.ts';
import type { ContentProblem } from '../read/content-error.ts';
import { textsOf, valueAt } from '../read/json-path.ts';
import { problemAt, received } from '../read/problem-at.ts';
import type { Entry } from '../read-entry.ts';
import { entriesIn, type Reading, type Rule } from '../reading.ts';

/** Purposes that need a separate consent (art. 130 Codice privacy; art. 6.1.a GDPR). */
const PURPOSE =
  /(?<!\p{L})(?:offert[ae]|promo(?:zion[ei])?|sconti|novità|newsletter|pubblicit\p{L}*|(?:tele)?marketing|profil(?:iamo|azione|arti|are|i)|sondaggi|proposte|(?:comunicazioni|scopi|fini|finalità) (?:commercial|promozional)i|(?:altri|nuovi|nostri) (?:servizi|prodotti)|vend(?:iamo|ere) (?:i )?(?:tuoi )?dati)(?!\p{L})/iu;
/** Words with which a clause denies a purpose. The cookie banner asks for the consent to marketing cookies. */
const DENIED = /(?<!\p{L})(?:non(?! sol)|né|senza|nessun\p{L}*|mai|cookie)(?!\p{L})/iu;
/** The page that says what the data are used for. On other legal pages, which name offers, only what is sent counts. */
const PRIVACY_PAGE = 'privacy-policy';
const SENT =
  /(?<!\p{L})(?:(?:mand|invi|propo|spedi|scriv|contatt)\p{L}*(?:ti|vi)|(?:ti|vi) (?:mand|invi|propon|spedi)\p{L}*)(?!\p{L})/iu;

const isDated = ({ data }: Entry): boolean => valueAt(data, ['sections', 0, 'dated']) === true;

/** Purposes that no consent covers: the checkbox of a form asks for consent to a call about that request only. */
const marketingPurposes = (entry: Entry): ContentProblem[] => {
  if (entry.id !== PRIVACY_PAGE && !isDated(entry)) return [];
  return textsOf(valueAt(entry.data, ['sections'])).flatMap(({ path, text }) =>
    text.split(/[.,;:!?]\s+/).flatMap((clause) => {
      const [purpose] = PURPOSE.exec(clause) ?? [];
      const isPurpose = entry.id === PRIVACY_PAGE || SENT.test(clause);
      if (purpose === undefined || !isPurpose || DENIED.test(clause)) return [];
      const expected = `nessuna finalità che chiede un consenso a parte, come "${purpose}": l’unico consenso che un modulo chiede è "${CONSENT_TEXTS.contactConsent}" Toglila, o tienila per un consenso che i moduli non chiedono ancora (src/lead/consent.ts)`;
      return [problemAt(entry, ['sections', ...path], expected, received(clause))];
    }),
  );
};

/** A page may also say in its own words what its prices leave out, for example about day rates. */
const WITHOUT_VAT = /IVA esclusa/i;

/** Pages that show prices say in a note what these include. */
const unexplainedPrices = (reading: Reading): ContentProblem[] => {
  const note = reading.content.brand?.priceNote;
  if (note === undefined) return [];
  return entriesIn(reading, 'pages').flatMap((entry) => {
    const shown = entry.fields.find(({ meta }) => meta.shows === 'price');
    const says = entry.fields.some(
      ({ value }) => WITHOUT_VAT.test(String(value)) || String(value).includes(note),
    );
    if (!shown || says || entry.blamed.size > 0) return [];
    const expected =
      '{brand:priceNote}, o che i prezzi sono IVA esclusa, in un testo della pagina che li mostra';
    return [problemAt(entry, shown.path, expected, 'prezzi senza quella frase')];
  });
};

/** What the law asks of any agency's words: purposes, and what prices include. `specified.ts` has fixed words. */
export const legalWords: Rule = (reading) => [
  ...entriesIn(reading, 'pages').flatMap(marketingPurposes),
  ...unexplainedPrices(reading),
];
