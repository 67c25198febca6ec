import { type ErrorCode, errorStatus } from '@tenfold/contract/errors/codes';

/** The message is for people; the browser switches on the code. */
export class AppError extends Error {
  readonly code: ErrorCode;
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

/** @param current what is stored now, as the call answers it */
export class Stale extends AppError {
  readonly current: object;
  constructor(message: string, current: object) {
    super('stale', message);
    this.current = current;
  }
}

export class Busy extends AppError {
  readonly retryAfterSeconds = 5;
  constructor(message: string) {
    super('unavailable', message);
  }
}

export class TooManyRequests extends AppError {
  readonly retryAfterSeconds: number;
  constructor(message: string, retryAfterSeconds: number) {
    super('too_many_requests', message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
