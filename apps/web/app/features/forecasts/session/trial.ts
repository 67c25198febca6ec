import type { Content } from './content.ts';
import { isContent } from './stored-content.ts';

/** What somebody typed without an account. */
export interface Trial {
  readonly content: Content;
  /** What it was typed over. */
  readonly start: Content;
}

const keptMs = 24 * 60 * 60 * 1000;

/** On this browser for a day: confirming an email address takes a while, and another tab. */
export function keepTrial(symbol: string, { content, start }: Trial, now: number): void {
  try {
    localStorage.setItem(nameOf(symbol), JSON.stringify({ content, start, at: now }));
  } catch {
    // Without storage it lives as long as the page.
  }
}

export function forgetTrial(symbol: string): void {
  try {
    localStorage.removeItem(nameOf(symbol));
  } catch {
    // Nothing is kept without storage.
  }
}

/** Once: who has taken it has it on the page. */
export function takeTrial(symbol: string, now: number): Trial | null {
  try {
    const stored = JSON.parse(localStorage.getItem(nameOf(symbol)) ?? 'null');
    forgetTrial(symbol);
    const { content, start, at } = (stored ?? {}) as Record<string, unknown>;
    const isFresh = typeof at === 'number' && now - at < keptMs;
    return isFresh && isContent(content) && isContent(start) ? { content, start } : null;
  } catch {
    return null;
  }
}

function nameOf(symbol: string): string {
  return `forecast-trial:${symbol}`;
}
