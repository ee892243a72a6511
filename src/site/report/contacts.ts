import { brandTexts } from '../../content-model/facts/brand-texts.ts';
import { daysIn, daysText, hoursText, LONG_DAYS, spansOf } from '../../content-model/fields/opening-hours.ts';
import type { Reading } from '../../content-model/reading.ts';
import type { Brand } from '../../content-model/schemas/brand.ts';
import type { Ask, Asked, TypedText } from './typed-text.ts';

/** A kind of contact that one can tell by its form alone. */
interface Contact {
  readonly name: string;
  readonly form: RegExp;
  /** Makes two ways of writing the same contact equal. */
  readonly same: (written: string) => string;
  /** The agency's, each with the token that quotes it. */
  readonly own: readonly (readonly [token: string, text: string])[];
}

const digits = (text: string): string => text.replace(/\D/g, '');
/** The number without the country code, which is often left out. */
const nationalNumber = (text: string): string => digits(text).replace(/^(?:00)?39(?=\d{6})/, '');
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '');

/**
 * Numbers with a country code; of the networks (0…, 3…), free and shared (8…) and unique ones (178, 199), in one piece or in
 * groups. Groups of three with points are thousands.
 */
const TELEPHONE =
  /(?<![\d.,/€+-]|€ )(?:(?:\+|00)\d{1,3}[ ./-]?(?:\(0\))?\d[\d ./-]{5,14}\d|(?!0{5})0\d{1,3}[ ./-]?\d(?:[ .-]?\d){4,7}|(?!3\d\d\.\d{3}\.\d{3}\b)3\d\d[ ./-]?\d(?:[ .-]?\d){5,6}|8(?:00|03|4[078]|9[259])[ .-]?\d(?:[ .-]?\d){2,5}|1(?:78|99)[ -]?\d(?:[ -]?\d){5})(?![\d%€]| ?€)/g;
const MAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
/** The kinds of streets of Italian addresses, a name with a capital, and a number behind which no unit stands. */
const STREET =
  /(?<!\p{L})(?:[Vv]ia|[Vv]iale|[Vv]icolo|[Vv]ico|[Vv]\.le|[Pp]iazza|[Pp]iazzale|[Pp]iazzetta|[Pp]\.z?za|[Pp]\.le|[Cc]orso|[Cc]\.so|[Ll]argo|[Ss]trada|[Cc]ontrada|[Bb]orgo|[Ll]ungo\p{L}+) (?:(?:de[il]?|dell[aeo]|degli|della|d[ai]) |dell’|dell'|d’|d')?[\p{Lu}\d][\p{L}\d.’'-]*(?: (?:de[il]?|dell[aeo]|degli|e|la|le|san|[\p{Lu}\d][\p{L}\d.’'-]*)){0,5},? (?:n\.? ?|n° ?)?\d{1,4}(?:[/ ][a-zA-Z]|[a-z])?(?=$|[,.;:)!?»"]| (?:\d{5}|[\p{Lu}(–-]|a |ad |in |di |e |è |o ))/gu;
const VAT_NUMBER = /(?<![\d.,/+-]|\d )(?:IT ?)?(?!0{11})\d{11}(?![\d])/g;
const REGISTER = /(?<![\p{L}\d-])[A-Z]{2} ?[-–] ?\d{5,7}(?!\d)/gu;

const ownTexts = (brand: Brand): Map<string, string> =>
  new Map(Object.entries(brandTexts(brand)).filter(([, text]) => text !== undefined)) as Map<string, string>;

const contactsOf = (brand: Brand): Contact[] => {
  const texts = ownTexts(brand);
  const own = (...keys: string[]): (readonly [string, string])[] =>
    keys.flatMap((key) => (texts.has(key) ? [[`{brand:${key}}`, texts.get(key) ?? ''] as const] : []));
  return [
    { name: 'la partita IVA', form: VAT_NUMBER, same: digits, own: own('vatNumber') },
    {
      name: 'il telefono',
      form: TELEPHONE,
      same: nationalNumber,
      own: own('phone', 'whatsapp', 'supportPhone'),
    },
    { name: 'la posta', form: MAIL, same: (text) => text.toLowerCase(), own: own('email', 'pec') },
    {
      name: 'l’indirizzo',
      form: STREET,
      same: letters,
      own: [['{brand:address}', brand.address.street]],
    },
    { name: 'il numero REA', form: REGISTER, same: letters, own: own('rea') },
  ];
};

const sentenceWith = ({ sentences, written }: TypedText, words: string): string =>
  sentences.find((sentence) => sentence.written.includes(words))?.written ?? written;

/** Tokens and addresses of links are no typed contacts; their place keeps its length. */
const HIDDEN = /\{[^{}]*\}|\]\([^()\s]*\)|https?:\/\/\S+/g;
const visible = (written: string): string =>
  written.replace(/[\u00a0\u202f]/g, ' ').replace(HIDDEN, (hidden) => '…'.repeat(hidden.length));

const question = ({ name, own, same }: Contact, words: string): Pick<Asked, 'question' | 'compared'> => {
  const mine = own.find(([, text]) => same(text) === same(words));
  if (mine) return { question: `è dell’agenzia: scrivi ${mine[0]}, che cambia da solo`, compared: mine[1] };
  const there = own.map(([token, text]) => `${text} (${token})`).join(', ');
  return { question: `${name} dell’agenzia è ${there || 'un altro'}: questo di chi è?` };
};

/**
 * @param reading the content of a day
 * @returns asks about telephone numbers, mail, streets with a number and tax numbers that are typed, whatever the words
 *   around them: another than the agency's may be old or wrong, and the agency's own would not change with its file
 */
export const typedContacts = ({ content }: Reading): Ask => {
  const { brand } = content;
  if (brand === undefined) return () => [];
  const contacts = contactsOf(brand);
  return (text) => {
    // A picture's name, an address of this site and the like are no texts that visitors read.
    if (text.field.meta.picture || text.field.meta.document) return [];
    let left = visible(text.written);
    return contacts.flatMap((contact) =>
      [...left.matchAll(contact.form)].map(([words]) => {
        left = left.replace(words, '…'.repeat(words.length));
        return { words, ...question(contact, words), sentence: sentenceWith(text, words) };
      }),
    );
  };
};

const HOUR = '(?:ore )?(\\d{1,2})(?:[:.](\\d\\d))?';
const FROM_TO = new RegExp(
  `(?:dalle|dall’|dall'|tra le|fra le) ?${HOUR} (?:alle|all’|all'|e le) ?${HOUR}(?![\\d%])|(?<![\\d.,])(\\d{1,2})[:.](\\d\\d) ?[-–] ?(\\d{1,2})[:.](\\d\\d)(?!\\d|[.,]\\d)`,
  'giu',
);
const ANY_DAY = Object.values(LONG_DAYS).join('|');
const DAYS_FROM_TO = new RegExp(`(?:dal|dalla) (?:${ANY_DAY}) (?:al|alla) (?:${ANY_DAY})(?!\\p{L})`, 'giu');

const OPEN_ON = new RegExp(
  `(?<!\\p{L})apert[aeio] (?:anche )?(?:il|la|di|ogni) (${ANY_DAY})(?!\\p{L})`,
  'giu',
);

/**
 * @param reading the content of a day
 * @returns asks about hours and ranges of days that are typed: the agency's own would not change with its file, and others
 *   contradict it
 */
export const typedHours = ({ content }: Reading): Ask => {
  const { brand } = content;
  if (brand === undefined) return () => [];
  const { hours, supportPhone } = brand;
  const open = spansOf(hours).map(({ opens, closes }) => `${opens}-${closes}`);
  const support =
    supportPhone === undefined || supportPhone.hours === '24/7'
      ? []
      : spansOf(supportPhone.hours).map(({ opens, closes }) => `${opens}-${closes}`);
  const told = hoursText(hours);
  const days = daysText(hours);
  const openDays = spansOf(hours)
    .flatMap(daysIn)
    .map((day) => LONG_DAYS[day]);
  return (text) => {
    const shown = visible(text.written);
    const times = [...shown.matchAll(FROM_TO)].map(([words, ...parts]) => {
      const [from = '', fromMinutes = '00', to = '', toMinutes = '00'] =
        parts[0] === undefined ? parts.slice(4) : parts;
      const span = `${Number(from)}:${fromMinutes}-${Number(to)}:${toMinutes}`;
      if (open.includes(span))
        return [words, `sono gli orari dell’agenzia: scrivi {brand:hours}`, told] as const;
      if (support.includes(span))
        return [words, `sono gli orari dell’assistenza: scrivi {brand:supportHours}`, span] as const;
      return [
        words,
        `gli orari dell’agenzia sono ${told} ({brand:hours}): questi di che cosa sono?`,
        told,
      ] as const;
    });
    const ranges = [...shown.matchAll(DAYS_FROM_TO)].map(([words]) =>
      words.toLowerCase() === days
        ? ([words, 'sono i giorni dell’agenzia: scrivi {brand:days}', days] as const)
        : ([
            words,
            `l’agenzia è aperta ${days} ({brand:days}): questi giorni di che cosa sono?`,
            days,
          ] as const),
    );
    const others = [...shown.matchAll(OPEN_ON)].flatMap(([words, day = '']) =>
      openDays.includes(day.toLowerCase())
        ? []
        : [[words, `l’agenzia è aperta ${days} ({brand:days}): chi è aperto in quel giorno?`, days] as const],
    );
    return [...times, ...ranges, ...others].map(([words, asked, compared]) => ({
      words,
      question: asked,
      compared,
      sentence: sentenceWith(text, words),
    }));
  };
};
