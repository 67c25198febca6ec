import type { ErrorCode } from './codes.ts';

export type ApiErrorCode = ErrorCode | 'timeout' | 'no_response';

interface Details {
  readonly fields?: Readonly<Record<string, string>>;
  readonly requestId?: string;
  readonly current?: unknown;
  readonly cause?: unknown;
}

export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  /** Messages by wire path, e.g. `data.title`. */
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | null;
  /** With `stale`: what is stored now, as the call answers it. */
  readonly current: unknown;

  constructor(status: number, code: ApiErrorCode, message: string, details: Details = {}) {
    super(message, 'cause' in details ? { cause: details.cause } : undefined);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = details.fields ?? {};
    this.requestId = details.requestId ?? null;
    this.current = details.current ?? null;
  }
}

/** By shape: server and web each bundle a copy of the class. */
export function isApiError(error: unknown): error is ApiError {
  return (
    error instanceof Error &&
    error.name === 'ApiError' &&
    typeof (error as Partial<ApiError>).status === 'number' &&
    typeof (error as Partial<ApiError>).code === 'string'
  );
}
