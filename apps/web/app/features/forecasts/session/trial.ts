import { storedDraft } from '../../../platform/storage/stored-draft.ts';
import type { Content } from './content.ts';
import { isContent } from './stored-content.ts';

/** What somebody typed without an account. */
export interface Trial {
  readonly content: Content;
  /** What it was typed over. */
  readonly start: Content;
}

const storedMs = 24 * 60 * 60 * 1000;

/** On this browser for a day: confirming an email address takes a while, and another tab. */
export function storeTrial(symbol: string, { content, start }: Trial, now: number): void {
  storedTrial(symbol).save({ content, start, at: now });
}

export function forgetTrial(symbol: string): void {
  storedTrial(symbol).forget();
}

/** Once: who has taken it has it on the page. */
export function takeTrial(symbol: string, now: number): Trial | null {
  const stored = storedTrial(symbol).read();
  forgetTrial(symbol);
  if (stored === null || now - stored.at >= storedMs) return null;
  return { content: stored.content, start: stored.start };
}

function storedTrial(symbol: string) {
  return storedDraft<Trial & { readonly at: number }>(`forecast-trial:${symbol}`, (stored) => {
    const { content, start, at } = (stored ?? {}) as Record<string, unknown>;
    return typeof at === 'number' && isContent(content) && isContent(start) ? { content, start, at } : null;
  });
}
