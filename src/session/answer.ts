import { type AuthError, AuthUnknownError, isAuthError } from '@supabase/auth-js';

/** What every call of the session answers. Specification §8: auth failures return an error object. */
export type Answer<Data> =
  | { readonly data: Data; readonly error: null }
  | { readonly data: null; readonly error: AuthError };

/**
 * The library returns what it knows as an error, and throws what it does not, such as an answer of the wrong shape.
 *
 * @param call of the library
 * @returns its data, or why there is none; never a rejection
 */
export const answerOf = async <Result extends { readonly data: unknown; readonly error: AuthError | null }>(
  call: () => Promise<Result>,
): Promise<Answer<NonNullable<Result['data']>>> => {
  try {
    const { data, error } = await call();
    if (error) return { data: null, error };
    if (data) return { data, error: null };
    return { data: null, error: new AuthUnknownError('The service answered nothing.', data) };
  } catch (error) {
    return {
      data: null,
      error: isAuthError(error) ? error : new AuthUnknownError('The call failed.', error),
    };
  }
};
