import * as z from 'zod/mini';

/** RFC 5322 §3.2.3, dot-atom: no first, last or double dot, and only ASCII (RFC 6531 is not supported). */
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LOCAL_PART = new RegExp(`^(?=.{1,64}$)${ATOM}(?:\\.${ATOM})*$`);
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
/** Two labels or more. The last must not be a number: nobody has a mailbox at `azienda` or `10.0.0.1`. */
const DOMAIN = new RegExp(`^(?=.{1,253}$)(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`);
/** Characters that a name before an address may contain only in quotes (RFC 5322 §3.2.3). */
const NOT_IN_A_NAME = /[,;:@[\]\\"]/;
const QUOTED = /^"(?:[^"\\]|\\.)+"$/;
const CONTROL_OR_INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** @returns what is wrong, as `expected …`; undefined if the provider accepts the text as an address */
const addressProblem = (text: string): string | undefined => {
  if (/[\s,;<>]/.test(text) || text.split('@').length !== 2)
    return 'expected one e-mail address, such as vendite@azienda.it';
  const [local = '', domain = ''] = text.split('@');
  if (/\P{ASCII}/u.test(local))
    return 'expected an address without accents and invisible characters before the @';
  if (/\P{ASCII}/u.test(domain))
    return 'expected a domain without accents and invisible characters: one such as società.it is written xn--societ-nta.it';
  if (`.${local}.`.includes('..') || `.${domain}.`.includes('..'))
    return 'expected an address without a dot that is first, last or doubled';
  if (!domain.includes('.')) return 'expected a domain with a dot after the @, such as azienda.it';
  if (!LOCAL_PART.test(local))
    return 'expected at most 64 letters, digits and signs of an address before the @';
  return DOMAIN.test(domain) ? undefined : 'expected a domain such as azienda.it after the @';
};

/** @returns what is wrong, as `expected …`; undefined if the provider accepts the text as a sender */
const senderProblem = (text: string): string | undefined => {
  if (!text.includes('<') && !text.includes('>')) {
    const problem = addressProblem(text);
    return problem && /\s/.test(text)
      ? 'expected the address in angle brackets, as in Azienda <sito@azienda.it>'
      : problem;
  }
  if (/^["'].*>["']$/.test(text))
    return 'expected no quotation marks around the whole: Azienda <sito@azienda.it>';
  const [, name = '', address = ''] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? [];
  if (name.trim() === '' || !/\s$/.test(name))
    return 'expected an e-mail address, alone or as Azienda <sito@azienda.it>';
  if (CONTROL_OR_INVISIBLE.test(name)) return 'expected a name without line ends and invisible characters';
  if (NOT_IN_A_NAME.test(name) && !QUOTED.test(name.trim()))
    return 'expected a name with a comma, colon, semicolon, @ or bracket in double quotes: "Azienda, Roma" <sito@azienda.it>';
  return addressProblem(address);
};

const separated = (text: string): string[] => text.split(',').map((address) => address.trim());

const checked = (missing: string, problemOf: (text: string) => string | undefined) =>
  z.string(missing).check(
    z.superRefine((text, context) => {
      const message = problemOf(text);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    }),
  );

/**
 * Schema for the address of an inbox. The provider would refuse every mail to a wrong address, so a wrong address fails
 * at startup instead.
 */
export const mailAddress = checked('expected an e-mail address, such as vendite@azienda.it', addressProblem);

/** Schema for one or more inboxes with commas between: `vendite@azienda.it, titolare@azienda.it`. */
export const mailAddresses = z.pipe(
  checked('expected e-mail addresses, such as vendite@azienda.it', (text) => {
    for (const address of separated(text)) {
      const problem = addressProblem(address);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }),
  z.transform(separated),
);

/** Schema for the sender: an address, alone or after a name. */
export const mailSender = checked(
  'expected an e-mail address, such as Azienda <sito@azienda.it>',
  senderProblem,
);
