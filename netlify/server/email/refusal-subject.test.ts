import { expect, it } from 'vitest';
import { refusalSubject } from './refusal-subject.ts';

const FORMAT =
  'The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.';

it.each([
  // Messages that the API has sent.
  ['validation_error', `Invalid \`from\` field. ${FORMAT}`, 'from'],
  ['validation_error', 'Invalid `from` field. The email address contains non-ASCII characters.', 'from'],
  ['invalid_from_address', 'Invalid address.', 'from'],
  ['validation_error', `Invalid \`to\` field. ${FORMAT}`, 'to'],
  [
    'validation_error',
    'Invalid `to` field. Please use our testing email address instead of domains like `example.com`.',
    'to',
  ],
  ['validation_error', `Invalid \`reply_to\` field. ${FORMAT}`, 'reply_to'],
  [
    'validation_error',
    'The trama.example domain is not verified. Please, add and verify your domain on https://resend.com/domains',
    'domain',
  ],
  [
    'validation_error',
    'You can only send testing emails to your own email address (a@b.it). To send emails to other recipients, please verify a domain at resend.com/domains, and change the `from` address to an email using this domain.',
    'domain',
  ],
  ['validation_error', 'This API key is not authorized to send emails from trama.example', 'api_key'],
  ['validation_error', 'API key is invalid', 'api_key'],
  ['restricted_api_key', 'This API key is restricted to only send emails.', 'api_key'],
  ['suspended_api_key', '', 'api_key'],
  ['daily_quota_exceeded', 'You have reached your daily email sending quota.', 'quota'],
  ['invalid_attachment', 'Attachment must have either a `content` or `path`.', 'attachment'],
  ['missing_required_field', 'Missing `to` field.', 'to'],
  ['missing_required_field', 'Missing `html` or `text` field.', 'content'],
  ['validation_error', 'The `\\n` is not allowed in the `subject` field.', 'content'],
  ['validation_error', 'We found an error with one or more fields in the request.', 'unclear'],
  ['not_found', 'The requested endpoint does not exist.', 'unclear'],
  ['security_error', 'We may have found a security issue with the request.', 'unclear'],
  // Messages that the API might send.
  ['validation_error', 'Invalid from field', 'from'],
  ['validation_error', "Invalid 'to[0]' address", 'to'],
  ['validation_error', 'The reply-to field is invalid. The email address contains a colon.', 'reply_to'],
  ['invalid_parameter', 'Invalid `replyTo` parameter', 'reply_to'],
  ['validation_error', 'Reply-To is not an address', 'reply_to'],
  ['validation_error', 'Invalid `attachments[0].content` field', 'attachment'],
  ['validation_error', 'The email is too large', 'attachment'],
  ['validation_error', 'The recipient is on the suppression list', 'to'],
  ['validation_error', 'Sender not allowed', 'from'],
  ['validation_error', 'Your account has been suspended', 'account'],
  ['validation_error', 'Sending is paused for this team', 'account'],
  ['validation_error', 'You have exceeded your plan', 'quota'],
  // Words that a visitor typed do not count.
  ['validation_error', 'Invalid `reply_to` field: api-key.quota@domain-not.verified', 'reply_to'],
  ['validation_error', 'Invalid `subject` field: account suspended, domain not verified', 'content'],
  ['validation_error', 'Write to mario@azienda.example from Rome', 'unclear'],
])('reads %s, %s as a refusal about: %s', (name, message, subject) => {
  expect(refusalSubject(name, message)).toBe(subject);
});
