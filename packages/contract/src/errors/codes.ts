/** Codes and HTTP status. The browser switches on the code, never on text. */
export const errorStatus = {
  invalid_request: 422,
  malformed_request: 400,
  unauthenticated: 401,
  /** The card, the bank or the provider said no. Nothing was charged. */
  payment_refused: 402,
  forbidden: 403,
  quota_reached: 403,
  not_found: 404,
  company_not_found: 404,
  company_not_on_file: 404,
  method_not_allowed: 405,
  conflict: 409,
  stale: 409,
  too_slow: 408,
  too_large: 413,
  head_too_large: 431,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** `application/problem+json`, in wire names. */
export interface Problem {
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: string;
  readonly error_message: string;
  /** By wire path, e.g. `data.title`. */
  readonly error_fields?: Readonly<Record<string, string>>;
  /** With `quota_reached`: a public name, kept for clients. */
  readonly max_reached?: true;
  /** With `stale`: what is stored now, as the call answers it. */
  readonly current?: unknown;
  readonly request_id: string;
}
