import * as z from 'zod';
import { ApiError } from './api-error.ts';

const RECIPIENTS_MAX = 50;

/** `email@example.com` or `Name <email@example.com>`. */
const ADDRESS = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)$/;
const ADDRESS_HINT = 'follow the `email@example.com` or `Name <email@example.com>` format.';
/** With groups of four, an attachment of 5 MB takes more stack than an expression has. */
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

/** An e-mail as it was sent, attachments decoded. */
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
 * Checks the body of `POST /emails` as Resend does.
 *
 * What the product does not use is refused by name rather than dropped in silence: cc, bcc, templates,
 * scheduling, and attachments that Resend would fetch by `path`.
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
  if (!ADDRESS.test(from)) {
    throw new ApiError(
      'invalid_from_address',
      `Invalid \`from\` field. The email address needs to ${ADDRESS_HINT}`,
    );
  }
  if (to.length === 0 || to.length > RECIPIENTS_MAX) {
    throw new ApiError('validation_error', `The \`to\` field must have 1 to ${RECIPIENTS_MAX} addresses.`);
  }
  for (const [field, addresses] of [['to', to] as const, ['reply_to', replyTo] as const]) {
    if (!addresses.every((address) => ADDRESS.test(address))) {
      throw new ApiError(
        'validation_error',
        `Invalid \`${field}\` field. The email address needs to ${ADDRESS_HINT}`,
      );
    }
  }
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
