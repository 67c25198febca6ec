import type { z } from 'zod';

/** Where texts stand that no database keeps: with a NUL in them, or half of a character. */
export function findUnstorableText(value: unknown, path: readonly PropertyKey[] = []): z.core.$ZodIssue[] {
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
