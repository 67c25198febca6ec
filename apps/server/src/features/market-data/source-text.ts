import { isPrintable, isPrintableProse } from '@tenfold/contract/printable';
import { z } from 'zod';
import type { RefusalReason } from './refusal.ts';

export const maxLineLength = 300;
export const maxProseLength = 20_000;

/** Why a name or another line of a source cannot be kept; null when it can. */
export function checkLine(text: string): RefusalReason | null {
  if (!isPrintable(text)) return 'text_unprintable';
  return text.length > maxLineLength ? 'text_too_long' : null;
}

/** A line of a source; null where there is none, or one that cannot be kept. */
export function lineOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' || checkLine(text) !== null ? null : text;
}

export const lineField = z.string().trim().min(1).max(maxLineLength).refine(isPrintable);
export const proseField = z.string().trim().min(1).max(maxProseLength).refine(isPrintableProse);
