import { isPrintable, isPrintableProse } from '@tenfold/contract/text/printable';
import { z } from 'zod';
import type { RefusalReason } from './refusal.ts';

export const maxLineLength = 300;
export const maxProseLength = 20_000;

export function checkLine(text: string): RefusalReason | null {
  if (!isPrintable(text)) return 'text_unprintable';
  return text.length > maxLineLength ? 'text_too_long' : null;
}

/** Null for a missing line and for one that can't be stored. */
export function readLine(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' || checkLine(text) !== null ? null : text;
}

export const lineField = z.string().trim().min(1).max(maxLineLength).refine(isPrintable);
export const proseField = z.string().trim().min(1).max(maxProseLength).refine(isPrintableProse);
