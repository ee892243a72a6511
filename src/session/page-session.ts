import { createSession } from './session.ts';

/**
 * The session of the page. It is a file of its own (`virtual:on-intent/session`), which the page fetches only when
 * there is a session to keep (src/early/arrival.ts).
 */
export const session = createSession({
  url: import.meta.env.PUBLIC_AUTH_URL,
  key: import.meta.env.PUBLIC_AUTH_KEY,
});
