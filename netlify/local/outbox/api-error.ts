/** The names and statuses of Resend's errors that the outbox can answer. Source: Resend's API reference. */
const STATUS = {
  missing_api_key: 401,
  invalid_api_key: 403,
  method_not_allowed: 405,
  concurrent_idempotent_requests: 409,
  invalid_idempotent_request: 409,
  missing_required_field: 422,
  rate_limit_exceeded: 429,
  internal_server_error: 500,
} as const;

/** An error in Resend's format: `{statusCode, name, message}`. */
export class ApiError extends Error {
  override readonly name: keyof typeof STATUS;
  readonly #headers: Record<string, string>;

  constructor(name: keyof typeof STATUS, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = name;
    this.#headers = headers;
  }

  toResponse(): Response {
    const statusCode = STATUS[this.name];
    return Response.json(
      { statusCode, name: this.name, message: this.message },
      { status: statusCode, headers: this.#headers },
    );
  }
}
