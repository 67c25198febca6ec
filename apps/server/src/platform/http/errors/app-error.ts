import { type ErrorCode, errorStatus } from '@tenfold/contract/errors';

/** A refusal of a request. Its message is read by people; its code by the browser. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Messages by wire path, e.g. `data.title`. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

export class InvalidRequest extends AppError {
  constructor(message: string, fields: Readonly<Record<string, string>> = {}) {
    super('invalid_request', message, fields);
  }
}

export class NotFound extends AppError {
  constructor(message: string) {
    super('not_found', message);
  }
}

export class Forbidden extends AppError {
  constructor(message: string) {
    super('forbidden', message);
  }
}

export class Conflict extends AppError {
  constructor(message: string, fields: Readonly<Record<string, string>> = {}) {
    super('conflict', message, fields);
  }
}

/** Too much was asked in too short a time; says when to come back. */
export class TooManyRequests extends AppError {
  readonly retryAfterSeconds: number;
  constructor(message: string, retryAfterSeconds: number) {
    super('too_many_requests', message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
