import * as z from 'zod';
import { ApiError } from './api-error.ts';

const list = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (typeof value === 'string' ? [value] : value));
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const attachment = z
  .object({
    filename: z.string(),
    content: z.string(),
    content_type: z.string().default('application/octet-stream'),
  })
  .transform(({ filename, content, content_type: contentType }) => ({
    filename,
    contentType,
    content: { base64: content },
  }));
const payload = z
  .object({
    from: z.string(),
    to: list,
    subject: z.string(),
    html: text,
    text,
    reply_to: list.nullish(),
    headers: z.record(z.string(), z.string()).nullish(),
    attachments: z.array(attachment).nullish(),
    tags: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
  })
  .transform(({ reply_to, headers, attachments, tags, ...mail }) => ({
    ...mail,
    tags: tags ?? [],
    replyTo: reply_to ?? [],
    headers: headers ?? {},
    attachments: attachments ?? [],
  }));

/** A sent mail. */
export type Payload = z.infer<typeof payload>;

/**
 * Reads the body of `POST /emails` as Resend's client sends it (netlify/server/email/mail-client.ts). A body without
 * sender, recipient or subject is refused, such as the empty one that asks whether the provider works.
 *
 * @throws ApiError 422 naming the first field that is missing
 */
export const parsePayload = (body: unknown): Payload => {
  const { success, data, error } = payload.safeParse(body);
  if (success) return data;
  const field = error.issues[0]?.path.join('.') || 'from';
  throw new ApiError('missing_required_field', `Missing \`${field}\` field.`);
};
