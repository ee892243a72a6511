/**
 * The details of a test that repeats, for another value, what the same test of `npm test` already guards.
 *
 * @param isFurther whether it is left to `npm run test:nightly`
 */
export const nightlyIf = (isFurther: boolean): { tag: string[] } => ({ tag: isFurther ? ['@nightly'] : [] });
