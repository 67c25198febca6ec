import { isApiError } from '@tenfold/contract/errors/api-error';
import { nameFromWire } from '@tenfold/contract/wire/wire-names';
import { unexpectedError } from '../platform/api/failure-message.ts';

export interface FormError {
  readonly message: string;
  /** By the contract's field names: `profile.firstName`. */
  readonly fields: Readonly<Record<string, string>>;
}

export function toFormError(cause: unknown): FormError {
  if (cause instanceof FormRefusedError) return { message: cause.message, fields: cause.fields };
  if (!isApiError(cause)) return { message: unexpectedError, fields: {} };
  const fields = Object.entries(cause.fields).map(([path, text]) => [nameFromWire(path), text] as const);
  return { message: cause.message, fields: Object.fromEntries(fields) };
}

export class FormRefusedError extends Error {
  readonly fields: Readonly<Record<string, string>>;
  constructor(message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.fields = fields;
  }
}

export function isFormError(cause: unknown): boolean {
  return cause instanceof FormRefusedError || isApiError(cause);
}
