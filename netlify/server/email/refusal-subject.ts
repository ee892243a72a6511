/** What the provider's refusal is about: the operator's sender, inbox or account, or a part of this one mail. */
export type RefusalSubject =
  | 'from'
  | 'to'
  | 'domain'
  | 'api_key'
  | 'quota'
  | 'account'
  | 'reply_to'
  | 'attachment'
  | 'content'
  | 'unclear';

/** Fields of a mail whose refusal the site can do something about. */
const FIELDS: Readonly<Record<string, RefusalSubject>> = {
  from: 'from',
  to: 'to',
  replyto: 'reply_to',
  attachment: 'attachment',
  attachments: 'attachment',
};
/** The fields of a mail, as the provider may spell them. */
const FIELD_NAMES = '(from|to|reply[_ -]?to|attachments?|subject|html|text|headers|tags)';
/**
 * Matches ``Invalid `from` field``, ``Missing `to` field``, `invalid from address`. The provider may quote the name.
 */
const NAMED_FIELD = new RegExp(
  `[\`'"]?\\b${FIELD_NAMES}\\b[^\\s\`'"]*[\`'"]?\\s+(?:field|address|parameter|property)\\b`,
  'i',
);
/** Matches a name in quotes, wherever it stands. */
const QUOTED_FIELD = new RegExp(`[\`'"]${FIELD_NAMES}\\b[^\\s\`'"]*[\`'"]`, 'i');

/** Words in messages that name no field. The first match counts. */
const WORDS: readonly (readonly [RegExp, RefusalSubject])[] = [
  [/reply[_ -]?to\b/i, 'reply_to'],
  [/attachment|\bfiles?\b|\btoo (?:large|big)\b|\bsize\b/i, 'attachment'],
  [/\bapi[_ -]?key\b/i, 'api_key'],
  [/quota|\blimit (?:reached|exceeded)|\b(?:reached|exceeded) your\b/i, 'quota'],
  [/\bsender\b/i, 'from'],
  [/\brecipients?\b|suppress/i, 'to'],
  [
    /\b(?:account|team|plan|billing|payment|suspended|disabled|paused|restricted|permission|(?:not |un)authori[sz]ed)\b/i,
    'account',
  ],
];
/** Matches ``The `trama.example` domain is not verified``, also if the message mentions `from` later. */
const UNVERIFIED = /\bdomains?\b.*\bverif|\bverif\w* (?:a |your |the )?domain/i;

/**
 * Finds out what the provider refused. It calls nearly every refusal `validation_error`, so only the message says more.
 * The message may quote a visitor's words, so the field name, which comes before them, takes precedence.
 *
 * @param name the provider's name for the error, such as `validation_error`
 * @param message in English, as the provider writes it
 */
export const refusalSubject = (name: string, message: string): RefusalSubject => {
  const words = `${name.replaceAll('_', ' ')}: ${message}`;
  const field = (NAMED_FIELD.exec(words) ?? QUOTED_FIELD.exec(words))?.[1];
  const named = field && (FIELDS[field.toLowerCase().replace(/[_ -]/, '')] ?? 'content');
  if (named && named !== 'from' && named !== 'to') return named;
  if (UNVERIFIED.test(words)) return 'domain';
  return named || (WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'unclear');
};
