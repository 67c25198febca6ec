import type { Endpoint, RequestOf } from '@tenfold/contract/endpoint';
import { fromWire } from '@tenfold/contract/wire';
import { wirePath } from '@tenfold/contract/wire/wire-path';
import type { z } from 'zod';
import { InvalidRequest } from '../errors/app-error.ts';
import { validationMessage } from '../errors/validation-message.ts';
import type { CallInput } from './calls.ts';

const parts = ['params', 'query', 'body'] as const;

export function readWireInput<E extends Endpoint>(endpoint: E, input: CallInput): RequestOf<E> {
  const named: { -readonly [Part in keyof CallInput]: unknown } = {};
  for (const part of parts) {
    const schema = endpoint[part];
    if (schema !== undefined) named[part] = fromWire(schema, input[part]);
  }
  return readInput(endpoint, named);
}

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
  refuse(fields);
  return read as RequestOf<E>;
}

/** A part that only the stored state can tell to be new. @throws InvalidRequest */
export function checkInput(schema: z.ZodType, value: unknown): void {
  const parsed = schema.safeParse(value, { error: validationMessage });
  const fields: Record<string, string> = {};
  collect(schema, parsed.error?.issues ?? [], fields);
  refuse(fields);
}

function refuse(fields: Readonly<Record<string, string>>): void {
  const messages = Object.values(fields);
  if (messages.length > 0) throw new InvalidRequest(messages[0] ?? '', fields);
}

function collect(
  schema: z.ZodType,
  issues: readonly z.core.$ZodIssue[],
  fields: Record<string, string>,
): void {
  for (const issue of issues) fields[wirePath(schema, issue.path) || 'body'] ??= issue.message;
}

/** Text with NUL or a lone surrogate, which no database stores. */
function findUnstorableText(value: unknown, path: readonly PropertyKey[] = []): z.core.$ZodIssue[] {
  if (typeof value === 'string') return isKeepable(value) ? [] : [issueAt(path, value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    ...(isKeepable(key) ? [] : [issueAt(path, key)]),
    ...findUnstorableText(item, [...path, Array.isArray(value) ? Number(key) : key]),
  ]);
}

function isKeepable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function issueAt(path: readonly PropertyKey[], input: string): z.core.$ZodIssue {
  return { code: 'custom', path: [...path], input, message: 'This contains a character that can’t be saved' };
}
