import type * as z from 'zod';

/** The version of the error format that the service's clients request. */
const API_VERSION = '2024-01-01';

/** A refused request, thrown where the problem is found. */
export class AuthRefusal extends Error {
  readonly status: number;
  readonly code: string;

  /**
   * @param status of the answer
   * @param code an error code of the real service, such as `bad_jwt`
   */
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * @returns a part of a request, by its schema
 * @throws {AuthRefusal} naming the fields that are missing or wrong
 */
export const parsed = <Output>(schema: z.ZodType<Output>, given: unknown): Output => {
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  throw new AuthRefusal(
    400,
    'validation_failed',
    error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
  );
};

/** @returns the answer in the service's error format: code and message, with the version of the format in a header */
export const refusalAnswer = ({ status, code, message }: AuthRefusal): Response =>
  Response.json({ code, message }, { status, headers: { 'x-supabase-api-version': API_VERSION } });
