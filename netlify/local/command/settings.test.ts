import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const authOf = (variables: Record<string, string>) => readSettings(variables, '/project').auth;

it('runs an authentication service when AUTH asks for it, by default with tokens that live an hour', () => {
  expect(authOf({})).toBeUndefined();
  expect(authOf({ AUTH: '', AUTH_TOKEN_SECONDS: 'x' })).toBeUndefined();
  expect(authOf({ AUTH: 'local' })).toEqual({ tokenSeconds: 3600 });
  expect(authOf({ AUTH: 'local', AUTH_TOKEN_SECONDS: '150' })).toEqual({ tokenSeconds: 150 });
});

it.each([
  [{ AUTH: 'remote' }, 'AUTH is "remote"; expected local, or nothing.'],
  [{ AUTH: 'local', AUTH_TOKEN_SECONDS: '0' }, 'AUTH_TOKEN_SECONDS is "0"; expected seconds'],
  [{ AUTH: 'local', AUTH_TOKEN_SECONDS: '1h' }, 'AUTH_TOKEN_SECONDS is "1h"; expected seconds'],
])('refuses %j and says what was expected', (variables, message) => {
  expect(() => authOf(variables)).toThrow(message);
});
