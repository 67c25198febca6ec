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

export class Unauthenticated extends AppError {
  constructor(message = 'Please log in.') {
    super('unauthenticated', message);
  }
}

export class Forbidden extends AppError {
  constructor(message: string) {
    super('forbidden', message);
  }
}

export class NotFound extends AppError {
  constructor(message: string) {
    super('not_found', message);
  }
}

export class CompanyNotFound extends AppError {
  constructor(symbol: string) {
    super('company_not_found', `There is no company with the symbol ${symbol}.`);
  }
}

export class Conflict extends AppError {
  constructor(message: string) {
    super('conflict', message);
  }
}

/** Something outside this process does not answer; asking again later may help. */
export class Unavailable extends AppError {
  constructor(message: string) {
    super('unavailable', message);
  }
}
