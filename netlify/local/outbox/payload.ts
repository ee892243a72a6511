import * as z from 'zod';
import { ApiError } from './api-error.ts';

const RECIPIENTS_MAX = 50;

const NON_ASCII = 'The email address contains non-ASCII characters.';
const FORMAT =
  'The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.';
/** A name with a comma, colon, semicolon, @ or quotation mark must be in quotation marks. */
const NAMED = /^\s*(?:"(?:[^"\\\r\n]|\\.)+"|[^\s"<>,;:@\r\n][^"<>,;:@\r\n]*) *<([^<>]*)>$/;
const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+";
/** Also refuses `a@b.c` and `x@123.123.123.123`, because their last label is no top-level domain. */
const ADDRESS = new RegExp(
  `^(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]+)$`,
  'i',
);
/** A pattern with groups of four would overflow the stack of the regex engine for an attachment of 5 MB. */
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const TAG = /^[A-Za-z0-9_-]{1,256}$/;

const list = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (typeof value === 'string' ? [value] : value));
const attachment = z.strictObject({
  filename: z.string().min(1),
  content: z.string().optional(),
  content_type: z.string().optional(),
});
const payload = z.strictObject({
  from: z.string(),
  to: list,
  subject: z.string(),
  html: z.string().nullish(),
  text: z.string().nullish(),
  reply_to: list.nullish(),
  headers: z.record(z.string(), z.string()).nullish(),
  tags: z.array(z.strictObject({ name: z.string().regex(TAG), value: z.string().regex(TAG) })).nullish(),
  attachments: z.array(attachment).nullish(),
});

/** A sent mail, with decoded attachments. */
export interface Payload {
  readonly from: string;
  readonly to: readonly string[];
  readonly replyTo: readonly string[];
  readonly subject: string;
  readonly text: string | null;
  readonly html: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: Buffer;
  }[];
}

/**
 * Checks the body of `POST /emails` as Resend does, with the same error messages. Unlike Resend, which refuses reserved
 * domains such as `example.com`, it accepts them, because local addresses have no others.
 *
 * Features that this project does not use are refused by name and not ignored: cc, bcc, templates, scheduling, and
 * attachments that Resend would fetch from a `path`.
 *
 * @throws ApiError 422 naming the field
 */
export const parsePayload = (body: unknown): Payload => {
  requireFields(body);
  const parsed = payload.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue?.path.join('.') || 'body';
    throw new ApiError('validation_error', `Invalid \`${where}\` field. ${issue?.message ?? ''}`.trim());
  }
  const { data } = parsed;
  checkAddresses(data.from, data.to, data.reply_to ?? []);
  if (/[\r\n]/.test(data.subject)) {
    throw new ApiError('validation_error', 'The `\\n` is not allowed in the `subject` field.');
  }
  return {
    from: data.from,
    to: data.to,
    replyTo: data.reply_to ?? [],
    subject: data.subject,
    text: data.text ?? null,
    html: data.html ?? null,
    headers: data.headers ?? {},
    attachments: (data.attachments ?? []).map(decode),
  };
};

const requireFields = (body: unknown): void => {
  const given = typeof body === 'object' && body !== null ? new Map(Object.entries(body)) : new Map();
  const has = (name: string) => given.get(name) !== undefined && given.get(name) !== null;
  for (const name of ['from', 'to', 'subject']) {
    if (!has(name)) throw new ApiError('missing_required_field', `Missing \`${name}\` field.`);
  }
  if (!has('html') && !has('text')) {
    throw new ApiError('missing_required_field', 'Missing `html` or `text` field.');
  }
};

const checkAddresses = (from: string, to: readonly string[], replyTo: readonly string[]): void => {
  checkAddress('from', from);
  if (to.length === 0 || to.length > RECIPIENTS_MAX) {
    throw new ApiError('validation_error', `The \`to\` field must have 1 to ${RECIPIENTS_MAX} addresses.`);
  }
  for (const address of to) checkAddress('to', address);
  for (const address of replyTo) checkAddress('reply_to', address);
};

/** Resend documents `invalid_from_address` for a sender, but its API answers `validation_error` for any address. */
const checkAddress = (field: string, given: string): void => {
  const address = NAMED.exec(given)?.[1] ?? given;
  if (ADDRESS.test(address)) return;
  const reason = /\P{ASCII}/u.test(address) ? NON_ASCII : FORMAT;
  throw new ApiError('validation_error', `Invalid \`${field}\` field. ${reason}`);
};

const decode = (given: z.infer<typeof attachment>): Payload['attachments'][number] => {
  if (given.content === undefined) {
    throw new ApiError('invalid_attachment', 'Attachment must have either a `content` or `path`.');
  }
  if (given.content.length % 4 !== 0 || !BASE64.test(given.content)) {
    throw new ApiError(
      'invalid_attachment',
      `The content of attachment \`${given.filename}\` is not base64.`,
    );
  }
  return {
    filename: given.filename,
    contentType: given.content_type ?? 'application/octet-stream',
    content: Buffer.from(given.content, 'base64'),
  };
};
