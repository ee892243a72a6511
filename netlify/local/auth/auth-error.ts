/** The version of its error shape that the service's clients ask for. */
const API_VERSION = '2024-01-01';

/** What the service refuses, thrown where it is found. */
export class AuthRefusal extends Error {
  readonly status: number;
  readonly code: string;

  /**
   * @param status of the answer
   * @param code as the service's own clients know it, such as `bad_jwt`
   */
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** @returns the answer in the service's error shape: code and message, and the version of that shape in a header */
export const refusalAnswer = ({ status, code, message }: AuthRefusal): Response =>
  Response.json({ code, message }, { status, headers: { 'x-supabase-api-version': API_VERSION } });
