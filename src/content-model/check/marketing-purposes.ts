import { CONSENT_TEXTS } from '../../lead/consent.ts';
import type { ContentProblem } from '../read/content-error.ts';
import { textsOf } from '../read/json-path.ts';
import type { RawCollection } from '../read/read-collection.ts';
import { received, valueAt } from '../read/received.ts';
import { problemAt } from './check-entry.ts';

/** Purposes that need a separate consent (art. 130 Codice privacy; art. 6.1.a GDPR). */
const PURPOSE =
  /(?<!\p{L})(?:offert[ae]|promozion[ei]|promo|sconti|novità|newsletter|pubblicit(?:à|ari[oaei]?)|marketing|telemarketing|profil(?:iamo|azione|arti|are|i)|sondaggi|proposte|comunicazioni (?:commerciali|promozionali)|(?:scop[oi]|fin[ei]|finalità) (?:commercial|promozional)[ei]|(?:altri|nuovi|nostri) (?:servizi|prodotti)|vend(?:iamo|ere) (?:i )?(?:tuoi )?dati)(?!\p{L})/giu;

/** "Non ti mandiamo pubblicità", with at most four words between. "Non solo" is no denial. */
const DENIED_BEFORE =
  /(?<!\p{L})(?:non(?!\s+(?:solo|soltanto|appena))|né|senza|nessun[ao]?|mai)(?:\s+[^\s,;:.]+){0,4}?\s+$/iu;
/** As in "Newsletter e pubblicità non partono da un modulo". */
const DENIED_AFTER =
  /^(?:\s+(?:e|o|né)\s+[^\s,;:.]+)*\s+non\s+(?:part|arriv|veng|vien|(?:ne|si|te|ti|l[iaeo])(?!\p{L}))/iu;

/** The cookie banner asks for the consent to analytics and marketing cookies. */
const ABOUT_COOKIES = /\bcookie\b/i;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.;:!?])\s+/);

/** The first purpose in a sentence that the sentence does not deny. */
const purposeIn = (sentence: string): string | undefined =>
  [...sentence.matchAll(PURPOSE)].find(
    ({ index, 0: words }) =>
      !DENIED_BEFORE.test(sentence.slice(0, index)) &&
      !DENIED_AFTER.test(sentence.slice(index + words.length)),
  )?.[0];

/** The page that says what the data are used for. On it, every such word is a purpose. */
const PRIVACY_PAGE = 'privacy-policy';
/** Other legal pages also mention offers and prices. On them, only sending something to the reader is a purpose. */
const SENT =
  /(?<!\p{L})(?:mand|invi|propo|spedi|scriv|contatt)\p{L}*(?:ti|vi)(?!\p{L})|(?<!\p{L})(?:ti|vi) (?:mand|invi|propon|spedi)/iu;

/**
 * Finds purposes that no consent covers. The checkbox of a form asks for consent to a call about that request only.
 *
 * @param pages the page files
 * @returns a problem for each sentence of a legal page that gives the data such a purpose
 */
export const marketingPurposes = ({ entries }: RawCollection): ContentProblem[] =>
  entries
    .filter(({ id, data }) => id === PRIVACY_PAGE || valueAt(data, ['sections', 0, 'dated']) === true)
    .flatMap((entry) =>
      textsOf(valueAt(entry.data, ['sections'])).flatMap(({ path, text }) =>
        sentencesOf(text).flatMap((sentence) => {
          const isPurpose = entry.id === PRIVACY_PAGE || SENT.test(sentence);
          const purpose = !isPurpose || ABOUT_COOKIES.test(sentence) ? undefined : purposeIn(sentence);
          if (purpose === undefined) return [];
          const expected = `no purpose that needs a consent of its own, such as "${purpose}": the only consent that a form asks for is "${CONSENT_TEXTS.contactConsent}" A developer adds another box to the forms first (src/lead/consent.ts)`;
          return [problemAt(entry, ['sections', ...path], expected, received(sentence))];
        }),
      ),
    );
