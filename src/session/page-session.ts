import { createSession } from './session.ts';

/**
 * The session of the page, a file of its own (`virtual:on-intent/session`) that is fetched where there is one to keep
 * (src/early/arrival.ts).
 */
export const session = createSession({
  url: import.meta.env.PUBLIC_AUTH_URL,
  key: import.meta.env.PUBLIC_AUTH_KEY,
});
