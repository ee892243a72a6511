import { type AuthError, AuthUnknownError, isAuthError } from '@supabase/auth-js';

/** The result of every call of the session. Specification §8: auth failures return an error object. */
export type Answer<Data> =
  | { readonly data: Data; readonly error: null }
  | { readonly data: null; readonly error: AuthError };

/**
 * Catches what the library throws. It returns the errors that it knows and throws the others, such as an answer of the
 * wrong shape.
 *
 * @param call calls the library
 * @returns its data, or the error; never rejects
 */
export const answerOf = async <Result extends { readonly data: unknown; readonly error: AuthError | null }>(
  call: () => Promise<Result>,
): Promise<Answer<NonNullable<Result['data']>>> => {
  try {
    const { data, error } = await call();
    if (error) return { data: null, error };
    if (data) return { data, error: null };
    return { data: null, error: new AuthUnknownError('The service returned no data.', data) };
  } catch (error) {
    return {
      data: null,
      error: isAuthError(error) ? error : new AuthUnknownError('The call failed.', error),
    };
  }
};
