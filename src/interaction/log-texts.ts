import type { InteractionRefusal, PageUrlProblem } from './interaction.ts';

/** What the console says when the browser itself does not track a click. Specification §8, word for word. */
export const SKIPPED_TEXTS: Readonly<Record<PageUrlProblem, string>> = {
  invalid_url: 'Invalid URL for tracking',
  xss_attempt: 'Suspicious URL pattern detected, blocking tracking',
};

/** What the console says when the server refuses a click. Specification §8, word for word. */
export const REFUSED_TEXTS: Readonly<Record<InteractionRefusal, string>> = {
  rate_limit: 'Rate limit reached, please try again later',
  invalid_url: 'Invalid URL format detected',
  xss_attempt: 'Security violation detected',
};

/** The server answered without a known reason. Specification §8. */
const UNKNOWN_REFUSAL_TEXT = 'Unable to track interaction at this time';

/** The server was not reached. Specification §8. */
export const NETWORK_FAILURE_TEXT = 'Error tracking interaction';

/**
 * @param answer the parsed body of a refusal, `{"reason": …}`; anything else is an unknown reason
 * @returns the line to log
 */
export const refusedText = (answer: unknown): string => {
  const reason: unknown =
    typeof answer === 'object' && answer !== null && 'reason' in answer ? answer.reason : undefined;
  return typeof reason === 'string' && Object.hasOwn(REFUSED_TEXTS, reason)
    ? REFUSED_TEXTS[reason as InteractionRefusal] // Just looked up.
    : UNKNOWN_REFUSAL_TEXT;
};
