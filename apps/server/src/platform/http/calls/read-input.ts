import type { Endpoint, RequestOf } from '@tenfold/contract/endpoint';
import { fromWire } from '@tenfold/contract/wire';
import { wirePath } from '@tenfold/contract/wire-path';
import type { z } from 'zod';
import { InvalidRequest } from '../errors/app-error.ts';
import { validationMessage } from '../errors/validation-message.ts';
import type { CallInput } from './calls.ts';
import { findUnstorableText } from './unstorable-text.ts';

const parts = ['params', 'query', 'body'] as const;

/** A request in wire names, read into the product's. */
export function readWireInput<E extends Endpoint>(endpoint: E, input: CallInput): RequestOf<E> {
  const named: { -readonly [Part in keyof CallInput]: unknown } = {};
  for (const part of parts) {
    const schema = endpoint[part];
    if (schema !== undefined) named[part] = fromWire(schema, input[part]);
  }
  return readInput(endpoint, named);
}

/** All that is wrong is said at once, by field. */
export function readInput<E extends Endpoint>(endpoint: E, input: CallInput): RequestOf<E> {
  const read: Record<string, unknown> = {};
  const fields: Record<string, string> = {};
  for (const part of parts) {
    const schema = endpoint[part];
    if (schema === undefined) continue;
    const parsed = schema.safeParse(input[part] ?? (part === 'body' ? undefined : {}), {
      error: validationMessage,
    });
    const issues = parsed.success ? findUnstorableText(parsed.data) : parsed.error.issues;
    collect(schema, issues, fields);
    if (parsed.success) read[part] = parsed.data;
  }
  const messages = Object.values(fields);
  if (messages.length > 0) throw new InvalidRequest(messages[0] ?? '', fields);
  return read as RequestOf<E>;
}

/** The first thing wrong with a field is the one to mend. */
function collect(
  schema: z.ZodType,
  issues: readonly z.core.$ZodIssue[],
  fields: Record<string, string>,
): void {
  for (const issue of issues) fields[wirePath(schema, issue.path) || 'body'] ??= issue.message;
}
