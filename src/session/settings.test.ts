import { expect, test } from 'vitest';
import { configuredSession, sessionOrigins } from './settings.ts';

const BOTH = { PUBLIC_AUTH_URL: ' https://accessi.example/auth/v1/ ', PUBLIC_AUTH_KEY: 'k' };

test('configures the session when both variables are set, and no session when neither is', () => {
  expect(configuredSession(BOTH)).toEqual({ url: 'https://accessi.example/auth/v1', key: 'k' });
  expect(configuredSession({})).toBeUndefined();
  expect(configuredSession({ PUBLIC_AUTH_URL: '', PUBLIC_AUTH_KEY: ' ' })).toBeUndefined();
});

test.each([
  [{ PUBLIC_AUTH_KEY: 'k' }, 'PUBLIC_AUTH_URL is missing'],
  [{ PUBLIC_AUTH_URL: 'https://accessi.example' }, 'PUBLIC_AUTH_KEY is missing'],
  [{ PUBLIC_AUTH_URL: 'accessi', PUBLIC_AUTH_KEY: 'k' }, 'PUBLIC_AUTH_URL is not an address'],
  [{ PUBLIC_AUTH_URL: 'ftp://accessi.example', PUBLIC_AUTH_KEY: 'k' }, 'PUBLIC_AUTH_URL is not an address'],
])('stops the build for half a configuration: %j', (variables, message) => {
  expect(() => configuredSession(variables)).toThrow(message);
});

test('returns the origin for the policy, or none for a wrong configuration', () => {
  expect(sessionOrigins(BOTH)).toEqual(['https://accessi.example']);
  expect(sessionOrigins({ PUBLIC_AUTH_URL: 'no address', PUBLIC_AUTH_KEY: 'k' })).toEqual([]);
});
