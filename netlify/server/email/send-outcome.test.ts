import { describe, expect, it } from 'vitest';
import { classifyAnswer, retryAfterMs } from './send-outcome.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const failed = (
  statusCode: number | null,
  name: string,
  headers: Record<string, string> = {},
  message = 'for mario@azienda.example',
) => classifyAnswer({ data: null, error: { statusCode, name, message }, headers }, NOW);

describe('classifyAnswer', () => {
  it('keeps the id of an accepted mail', () => {
    expect(classifyAnswer({ data: { id: 'a1' }, error: null, headers: {} }, NOW)).toEqual({
      kind: 'accepted',
      providerId: 'a1',
    });
  });

  it('treats the refusal of a used key with other bytes as an earlier acceptance', () => {
    expect(failed(409, 'invalid_idempotent_request')).toEqual({ kind: 'accepted', providerId: null });
  });

  it.each([
    ['network or timeout', null, 'application_error'],
    ['HTML of a gateway', 502, 'application_error'],
    ['HTML of a gateway, too many requests', 429, 'application_error'],
    ['HTML of a firewall', 403, 'application_error'],
    ['HTML of a gateway, request timeout', 408, 'application_error'],
    ['error of the provider', 500, 'internal_server_error'],
    ['rate limit', 429, 'rate_limit_exceeded'],
    ['another process is sending the mail', 409, 'concurrent_idempotent_requests'],
  ])('tries again after: %s', (_, status, name) => {
    expect(failed(status, name)).toEqual({ kind: 'retry', error: name, retryAfterMs: 0 });
  });

  it.each([
    [401, 'missing_api_key', false],
    [401, 'restricted_api_key', false],
    [401, 'validation_error', false],
    [403, 'invalid_api_key', false],
    [400, 'invalid_api_key', true],
    [403, 'validation_error', false],
    [422, 'invalid_from_address', true],
    [429, 'daily_quota_exceeded', false],
    [429, 'monthly_quota_exceeded', false],
    [403, 'a_name_of_tomorrow', false],
    [404, 'not_found', false],
    [405, 'method_not_allowed', false],
    [404, 'application_error', false],
    [400, 'invalid_idempotency_key', true],
    [400, 'unknown_error', true],
    [422, 'a_name_of_tomorrow', true],
  ])('waits for the operator after: %i %s', (status, name, keySpent) => {
    expect(failed(status, name)).toEqual({ kind: 'blocked', error: name, keySpent });
  });

  it.each([
    [422, 'validation_error', 'Invalid `from` field.', 'validation_error:from'],
    [400, 'validation_error', 'API key is invalid', 'validation_error:api_key'],
    [422, 'a_name_of_tomorrow', 'Invalid `to` field.', 'a_name_of_tomorrow:to'],
    [403, 'validation_error', 'The x.it domain is not verified.', 'validation_error:domain'],
  ])('waits for the operator and names what to fix after: %i %s %s', (status, name, message, error) => {
    expect(failed(status, name, {}, message)).toEqual({ kind: 'blocked', error, keySpent: true });
  });

  it.each([
    [400, 'validation_error', 'unclear'],
    [422, 'validation_error', 'unclear'],
    [451, 'security_error', 'unclear'],
    [422, 'missing_required_field', undefined],
    [422, 'invalid_attachment', 'attachment'],
    [413, 'application_error', 'attachment'],
    [413, 'a_name_of_tomorrow', 'attachment'],
  ])('gives up after: %i %s', (status, name, about) => {
    expect(failed(status, name)).toEqual({ kind: 'refused', error: name, ...(about && { about }) });
  });

  it('gives up an optional part even when the error has an unknown name', () => {
    expect(failed(422, 'a_name_of_tomorrow', {}, 'Invalid `reply_to` field.')).toEqual({
      kind: 'refused',
      error: 'a_name_of_tomorrow',
      about: 'reply_to',
    });
  });

  it.each([null, 'text', {}, { name: 'Mario Rossi <mario@azienda.example>' }])(
    'tries again after the error %j, and quotes nothing of it',
    (error) => {
      expect(classifyAnswer({ data: null, error, headers: null }, NOW)).toEqual({
        kind: 'retry',
        error: 'unknown_error',
        retryAfterMs: 0,
      });
    },
  );

  it('tries again after a success without an id', () => {
    expect(classifyAnswer({ data: { ok: true }, error: null, headers: {} }, NOW).kind).toBe('retry');
  });

  it('honours Retry-After', () => {
    expect(failed(429, 'rate_limit_exceeded', { 'retry-after': '7' })).toMatchObject({ retryAfterMs: 7000 });
  });
});

describe('retryAfterMs', () => {
  it.each([
    [undefined, 0],
    ['', 0],
    ['presto', 0],
    ['-5', 0],
    ['2', 2000],
    ['Sat, 21 Nov 2026 10:00:03 GMT', 3000],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['999999999', 1_800_000],
  ])('reads %s as %i ms', (header, expected) => {
    expect(retryAfterMs(header, NOW)).toBe(expected);
  });
});
